import { cargoDist } from './cargo-dist';
import { electronBuilder } from './electron-builder';
import { forgejo } from './forgejo';
import { github } from './github';
import { gitlab } from './gitlab';
import { goDownloads } from './go-downloads';
import { goreleaser } from './goreleaser';
import { type Document, type Source } from './source';
import { sparkle } from './sparkle';
import { sums } from './sums';
import { tauri } from './tauri';

/** Every format that `import` reads. A checksum file comes last: it is the least particular. */
export const sources: readonly Source[] = [
  github,
  gitlab,
  forgejo,
  goreleaser,
  cargoDist,
  electronBuilder,
  tauri,
  sparkle,
  goDownloads,
  sums,
];

/** The format of a document, recognised by its content; undefined when it is none of ours. */
export function recognise(document: Document): Source | undefined {
  return sources.find((source) => source.recognises(document));
}
