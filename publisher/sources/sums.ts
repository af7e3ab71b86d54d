import { showValue } from '../../catalogue/problem';
import type { FileEntry } from '../entries';
import type { Reason } from '../outcome';
import { below, nameInUrl } from './source';
import type { Source } from './source';

/** One line of a checksum file. `path` is as written there, without a leading ./ */
export interface Sum {
  path: string;
  algorithm: 'sha256' | 'sha512';
  hash: string;
  line: number;
}

const gnuLine = /^(\\?)([0-9a-f]+) [ *](.+)$/i;
const bsdLine = /^(\\?)(SHA256|SHA512|SHA2-256|SHA2-512) ?\((.+)\) ?= ?([0-9a-f]+)$/i;

/**
 * Reads what sha256sum, sha512sum, shasum and BSD's sha256 write, also inside an OpenPGP clear signature.
 * A line with a hash alone belongs to the file that `name`, the checksum file's own name, is made of.
 */
export function readSums(text: string, name: string): { sums: Sum[]; problems: Reason[] } {
  const sums: Sum[] = [];
  const problems: Reason[] = [];
  for (const [index, raw] of unsigned(text).split('\n').entries()) {
    const line = raw.trimEnd();
    if (line === '' || line.startsWith('#')) continue;
    const found = readLine(line, name);
    const algorithm = found && algorithmOf(found.hash);
    if (found && algorithm) {
      sums.push({ path: found.path.replace(/^(\.\/)+/, ''), algorithm, hash: found.hash.toLowerCase(), line: index + 1 });
    } else {
      problems.push({
        where: `${name}: line ${index + 1}`,
        problem: `expected a SHA-256 or SHA-512 and a file name, found ${showValue(line)}.`,
        remedy: 'Write the file again with sha256sum.',
      });
    }
  }
  return { sums, problems };
}

function readLine(line: string, name: string): { path: string; hash: string } | undefined {
  const [, bsdEscape, , bsdPath, bsdHash] = bsdLine.exec(line) ?? [];
  if (bsdPath && bsdHash) return { path: unescape(bsdPath, bsdEscape), hash: bsdHash };
  const [, gnuEscape, gnuHash, gnuPath] = gnuLine.exec(line) ?? [];
  if (gnuPath && gnuHash) return { path: unescape(gnuPath, gnuEscape), hash: gnuHash };
  const own = /^(.+)\.sha(?:256|512)(?:sum)?(?:\.txt)?$/i.exec(nameInUrl(name) ?? '')?.[1];
  return own && /^[0-9a-f]+$/i.test(line) ? { path: own, hash: line } : undefined;
}

/** coreutils marks a line with a backslash when it escaped the file's name (https://www.gnu.org/software/coreutils/cksum). */
function unescape(path: string, marker: string | undefined): string {
  return marker ? path.replace(/\\([\\nr])/g, (_, letter) => letter === 'n' ? '\n' : letter === 'r' ? '\r' : '\\') : path;
}

function algorithmOf(hash: string): Sum['algorithm'] | undefined {
  return hash.length === 64 ? 'sha256' : hash.length === 128 ? 'sha512' : undefined;
}

/** The signed text of an OpenPGP clear-signed message (RFC 9580, section 7), or the text as it is. */
function unsigned(text: string): string {
  const [, signed] = /^-----BEGIN PGP SIGNED MESSAGE-----\r?\n(?:[^\r\n]+\r?\n)*\r?\n([^]*?)^-----BEGIN PGP SIGNATURE-----/m.exec(text) ?? [];
  return signed?.replace(/^- /gm, '') ?? text;
}

/** A bare checksum file. It says neither a version nor where the files are, nor how long. */
export const sums: Source = {
  id: 'sums',
  label: 'checksum file (SHA256SUMS)',
  recognises: ({ text, name }) => {
    const read = readSums(text.slice(0, 64 * 1024).replace(/[^\n]*$/, (last) => text.length > 64 * 1024 ? '' : last), name);
    return read.sums.length > 0 && read.problems.length === 0;
  },

  read(documents, { version, urlBase }) {
    const reasons: Reason[] = [];
    const files = new Map<string, FileEntry>();
    for (const document of documents) {
      const read = readSums(document.text, document.name);
      reasons.push(...read.problems);
      for (const { path, algorithm, hash, line } of read.sums) {
        const name = path.split('/').at(-1) ?? path;
        const file = files.get(path) ?? { name, url: urlBase && below(urlBase, path) };
        if (file[algorithm] && file[algorithm] !== hash) {
          reasons.push({ where: `${document.name}: line ${line}`, problem: `${path} has another hash than before.`, remedy: 'Write the file again with sha256sum.' });
        }
        files.set(path, { ...file, [algorithm]: hash });
      }
    }
    if (!version) reasons.push({ where: documents[0]?.name ?? 'SHA256SUMS', problem: 'a checksum file states no version.', remedy: 'Give it with --version.' });
    return version && reasons.length === 0 ? { ok: true, releases: [{ version, files: [...files.values()] }] } : { ok: false, reasons };
  },
};
