import { showValue, type Reason } from '../../catalogue/reason';
import { channelOf } from '../../catalogue/version';
import { type FileEntry } from '../intake/entries';
import { below, besideDocument, nameInUrl, versionInAddress, type Source } from './source';

/** One line of a checksum file. `path` is as written there, without a leading ./ */
interface Sum {
  path: string;
  algorithm: Algorithm;
  hash: string;
  line: number;
}

/** What a hash of so many hexadecimal digits is. Only SHA-256 and SHA-512 are published; the others can only be compared. */
const algorithms = new Map([
  [32, 'md5'],
  [40, 'sha1'],
  [56, 'sha224'],
  [64, 'sha256'],
  [96, 'sha384'],
  [128, 'sha512'],
] as const);
export type Algorithm = 'md5' | 'sha1' | 'sha224' | 'sha256' | 'sha384' | 'sha512';

const gnuLine = /^(\\?)([0-9a-f]+)[ \t]+\*?(.+)$/i;
const bsdLine = /^(\\?)[A-Z0-9-]+ ?\((.+)\) ?= ?([0-9a-f]+)$/i;
const nameFirst = /^(\\?)(\S.*?):?[ \t]+([0-9a-f]{32,128})$/i;
/** What may be a hash: long, or of digits and letters, and no part of a name. A date or a word is none. */
const hashLike =
  /(?<![^\s(=:\\])(?=[0-9a-f]{32}|[a-f]*\d+[a-f]|\d*[a-f]+\d)[0-9a-f]{6,}(?![^\s)=])/i;
const ownName =
  /^(.+)[.-](?:md5|sha1|sha224|sha256|sha384|sha512|checksum|hash)(?:sums?)?(?:\.txt)?$/i;

/**
 * Reads what sha256sum, sha512sum, shasum, md5sum, openssl dgst and BSD's sha256 write, also inside an OpenPGP clear
 * signature. A line with a hash alone belongs to the file that `name`, the checksum file's own name, is made of; a line
 * without anything like a hash is a heading. Everything else that can't be read is a problem, and so is a text without any sum.
 */
export function readSums(text: string, name: string): { sums: Sum[]; problems: Reason[] } {
  const sums: Sum[] = [];
  const problems: Reason[] = [];
  for (const [index, raw] of unsigned(text).split('\n').entries()) {
    const line = raw.trimEnd();
    if (line.startsWith('#') || !hashLike.test(line)) continue;
    const found = readLine(line, name);
    const algorithm = found && algorithmOf(found.hash);
    if (found && algorithm) {
      sums.push({
        path: found.path.replace(/^(\.\/)+/, ''),
        algorithm,
        hash: found.hash.toLowerCase(),
        line: index + 1,
      });
    } else {
      problems.push({
        where: name,
        line: index + 1,
        problem: found
          ? {
              expected: '64 hexadecimal digits (SHA-256) or 128 (SHA-512)',
              found: `${found.hash.length}: ${showValue(line)}`,
            }
          : { expected: 'a SHA-256 or SHA-512 and a file name', found: showValue(line) },
        remedy: 'Write the file again with sha256sum.',
      });
    }
  }
  if (sums.length === 0 && problems.length === 0) {
    problems.push({
      where: name,
      problem: {
        expected: 'lines of a SHA-256 and a file name',
        found: showValue(text.trim().slice(0, 60)),
      },
      remedy: 'Write the file again with sha256sum.',
    });
  }
  return { sums, problems };
}

function readLine(line: string, name: string): { path: string; hash: string } | undefined {
  const [, bsdEscape, bsdPath, bsdHash] = bsdLine.exec(line) ?? [];
  if (bsdPath && bsdHash) return { path: unescape(bsdPath, bsdEscape), hash: bsdHash };
  const [, gnuEscape, gnuHash, gnuPath] = gnuLine.exec(line) ?? [];
  if (gnuPath && gnuHash) return { path: unescape(gnuPath, gnuEscape), hash: gnuHash };
  const [, escape, path, hash] = nameFirst.exec(line) ?? [];
  if (path && hash) return { path: unescape(path, escape), hash };
  const own = ownName.exec(nameInUrl(name) ?? '')?.[1];
  return own && /^[0-9a-f]+$/i.test(line) ? { path: own, hash: line } : undefined;
}

/** Finds the file that a line names: by its path as a name, by its name in a folder, or by its name alone where no other line has it. */
export function fileNamed<T>(
  files: ReadonlyMap<string, T>,
  path: string,
  all: readonly Sum[],
): T | undefined {
  const base = baseName(path);
  const isAlone = all.every((other) => other.path === path || baseName(other.path) !== base);
  return (
    files.get(path) ??
    files.get(path.replaceAll('/', '-')) ??
    (isAlone ? files.get(base) : undefined)
  );
}

function baseName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** coreutils marks a line with a backslash when it escaped the file's name (https://www.gnu.org/software/coreutils/cksum). */
function unescape(path: string, marker: string | undefined): string {
  return marker
    ? path.replace(/\\([\\nr])/g, (_, letter) =>
        letter === 'n' ? '\n' : letter === 'r' ? '\r' : '\\',
      )
    : path.replaceAll('\\', '/');
}

function algorithmOf(hash: string): Algorithm | undefined {
  return [...algorithms].find(([digits]) => digits === hash.length)?.[1];
}

/** The signed text of an OpenPGP clear-signed message (RFC 9580, section 7), or the text as it is. */
function unsigned(text: string): string {
  const [, signed] =
    /^-----BEGIN PGP SIGNED MESSAGE-----\r?\n(?:[^\r\n]+\r?\n)*\r?\n([^]*?)^-----BEGIN PGP SIGNATURE-----/m.exec(
      text,
    ) ?? [];
  return signed?.replace(/^- /gm, '') ?? text;
}

/**
 * A bare checksum file. It says neither a version nor how long the files are; where they are, only when it was fetched
 * from beside them.
 */
export const sums: Source = {
  id: 'sums',
  label: 'checksum file (SHA256SUMS)',
  recognises: ({ text, name, json }) => {
    if ('value' in json && typeof json.value === 'object') return false;
    const read = readSums(
      text.slice(0, 64 * 1024).replace(/[^\n]*$/, (last) => (text.length > 64 * 1024 ? '' : last)),
      name,
    );
    return read.sums.length > 0 && read.sums.length > read.problems.length;
  },

  read(documents, { version: given, urlBase }) {
    const reasons: Reason[] = [];
    const files = new Map<string, FileEntry>();
    const all = documents.map((document) => ({
      document,
      ...readSums(document.text, document.name),
    }));
    const nameOf = namesFor(all.flatMap(({ sums: found }) => found.map(({ path }) => path)));
    for (const { document, sums: found, problems } of all) {
      reasons.push(...problems);
      const base = urlBase ?? document.url?.replace(/[^/]*$/, '');
      for (const { path, algorithm, hash, line } of found) {
        if (algorithm !== 'sha256' && algorithm !== 'sha512') {
          const problem = `${algorithm.toUpperCase()} proves nothing about a download.`;
          reasons.push({
            where: document.name,
            line,
            problem,
            remedy: 'Give a file of SHA-256 or SHA-512.',
          });
          continue;
        }
        const name = nameOf(path);
        const file = files.get(path) ?? {
          name,
          url: base && below(base, path),
          local: besideDocument(document, name, path),
        };
        if (file[algorithm] && file[algorithm] !== hash) {
          reasons.push({
            where: document.name,
            line,
            problem: `${path} has another hash than before.`,
            remedy: 'Write the file again with sha256sum.',
          });
        }
        files.set(path, { ...file, [algorithm]: hash });
      }
    }
    const version = given ?? versionInAddress(urlBase ?? documents.find(({ url }) => url)?.url);
    if (!version)
      reasons.push({
        where: documents[0]?.name ?? 'SHA256SUMS',
        problem: 'a checksum file states no version.',
        remedy: 'Give it with --version.',
      });
    return version && reasons.length === 0
      ? {
          ok: true,
          releases: [{ version, channel: channelOf(version), files: [...files.values()] }],
        }
      : { ok: false, reasons };
  },
};

/**
 * What files are called that a list names by their path: their own name; where two in different folders share theirs, as
 * Node's win-x64/node.exe and win-arm64/node.exe, with the folders before it.
 */
function namesFor(paths: readonly string[]): (path: string) => string {
  const distinct = [...new Set(paths)];
  const isShared = new Set(distinct.map(baseName)).size < distinct.length;
  return (path) => (isShared ? path.replaceAll('/', '-') : baseName(path));
}
