import { type PieceList } from '../catalogue/pieces';
import { type ReleaseFile } from '../catalogue/schema';
import { type Find, type Material } from './material';
import { type OutputFile } from './output';

/** What the page shows of an output, and what decides whether it exists. */
export interface FeedRow {
  /** Its place in the exported site; for several files the one that leads to the others. */
  path: (material: Pick<Material, 'product' | 'release' | 'edition'>) => string;
  format: string;
  /** What defines the format. */
  specification: string;
  /** Written for each edition by itself, or for the first alone; absent: once, with everything. */
  editions?: 'each' | 'first';
  /** What it is written from, or what the catalogue lacks for it. */
  find: Find;
}

/** The install scripts as they stand in feeds/templates/, by their names. */
export type Templates = Record<'install.sh' | 'install.ps1', string>;

/** What lies on the disk and writers need besides the catalogue; they read nothing themselves. */
export interface Supplies {
  pieces: ReadonlyMap<ReleaseFile['sha256'], PieceList>;
  templates: Templates;
}

/** An output with how its files are written. */
export interface Feed extends FeedRow {
  write: (material: Material & Supplies) => OutputFile[];
}
