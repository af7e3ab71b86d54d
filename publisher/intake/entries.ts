import { type Reason } from '../../catalogue/reason';
import { type Catalogue, type Release, type ReleaseFile } from '../../catalogue/schema';
import {
  type Cpu,
  type CpuWord,
  type Format,
  type Kind,
  type Libc,
  type Os,
} from '../../catalogue/vocabulary';
import { type Failed } from '../terminal/outcome';

/** One fact about a file and what it was concluded from, for example os=windows from "win64" in the name. */
export interface Evidence {
  of: 'kind' | 'os' | 'cpu' | 'libc' | 'format' | 'minimumOs';
  value: string;
  source: 'name' | 'siblings' | 'content' | 'metadata' | 'option';
  /** What was seen: the token of the name, another file of the release, the header field, the option. */
  saw: string;
}

/** What is known of a file's purpose and platform. An absent field is unknown, never a guess. */
export interface Identity {
  kind: Kind;
  os?: Os;
  cpu?: CpuWord[];
  libc?: Libc;
  format?: Format;
  minimumOs?: string;
  evidence: Evidence[];
}

/**
 * What the publisher says of a file: what kind it is, or whom it is for. It beats metadata and name, and decides what the
 * bytes leave open; `any`: the file is independent of it.
 */
export interface Said {
  kind?: Kind;
  os?: Os | 'any';
  cpu?: Cpu[] | 'any';
  /** Against what the bytes prove, too. */
  forced?: true;
}

/**
 * A file as another tool's metadata or a folder gives it: everything but the name may be missing.
 * `evidence` says where its platform was stated and `local` where it may lie on this machine, the likeliest place first;
 * neither reaches the catalogue.
 */
export type FileEntry = { name: string; evidence?: Evidence[]; local?: string[] } & Partial<
  Omit<ReleaseFile, 'name'>
>;

/** A release on its way into the catalogue. `isBuild`: a tool has just built it here, so without a date it is of today. */
export type ReleaseEntry = Partial<Omit<Release, 'files' | 'version'>> & {
  version: string;
  files: FileEntry[];
  isBuild?: boolean;
};

/** What a source or a command says: entries, or reasons that each name what was expected and what was found. */
export type ReadOutcome =
  | {
      ok: true;
      releases: ReleaseEntry[];
      product?: Partial<Catalogue['product']>;
      warnings?: Reason[];
    }
  | Failed;
