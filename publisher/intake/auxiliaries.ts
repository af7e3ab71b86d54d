import { type Reason } from '../../catalogue/reason';
import { type Signature } from '../../catalogue/schema';
import { electronBuilder } from '../sources/electron-builder';
import { toDocument } from '../sources/source';
import { fileNamed, readSums, type Algorithm } from '../sources/sums';
import { inQuotes } from '../terminal/command-line';
import { type Findings } from '../terminal/outcome';
import { type FileEntry } from './entries';

/** What became of a release's auxiliary files: the files with them attached, each hash that turned out different, and what could not be compared. */
interface Attached extends Findings {
  files: FileEntry[];
}

/** What the bytes of a file hash to, in hexadecimal; undefined where nobody has read them. */
type HashOf = (name: string, algorithm: Algorithm) => string | undefined;

/**
 * Puts the auxiliary files of one release to use: signatures, SBOMs and attestations are attached to the file whose name they
 * begin with; what checksum files and electron-builder's channel files say is compared, or fills in a hash that was missing.
 * `texts` holds what was read of auxiliary files, by file name.
 */
export function attachAuxiliaries(
  files: readonly FileEntry[],
  texts: ReadonlyMap<string, string>,
  hashOf: HashOf = () => undefined,
): Attached {
  const byName = new Map(files.map((file) => [file.name, { ...file }]));
  const compared = [...texts].map(([name, text]): Findings => {
    const kind = byName.get(name)?.kind;
    if (kind === 'checksum') {
      const { reasons, problems, warnings } = compareSums(byName, name, text, hashOf);
      const unread = problems.map((problem) => ({
        ...problem,
        remedy: `${problem.remedy} Or say that it is no checksum file: --as ${inQuotes(`${name}=other`)}.`,
      }));
      return { reasons: [...reasons, ...unread], warnings };
    }
    return kind === 'update-metadata'
      ? compareChannelFile(byName, name, text, hashOf)
      : { reasons: [], warnings: [] };
  });
  for (const auxiliary of files) {
    const target = targetOf(auxiliary, byName);
    if (target) attach(auxiliary, target, texts.get(auxiliary.name));
  }
  return {
    files: [...byName.values()],
    reasons: compared.flatMap(({ reasons }) => reasons),
    warnings: compared.flatMap(({ warnings }) => warnings),
  };
}

const mostProblems = 5;

/**
 * Compares a checksum file's lines with the files they name; files that stand nowhere else are not added. A line that can't be
 * read is a reason to stop: nobody would see that its file was not compared.
 */
export function compareSums(
  byName: ReadonlyMap<string, FileEntry>,
  name: string,
  text: string,
  hashOf: HashOf = () => undefined,
): Findings & { problems: Reason[] } {
  const { sums, problems } = readSums(text, name);
  const notCompared = new Set<string>();
  const reasons = sums.flatMap(({ path, algorithm, hash, line }) => {
    const file = fileNamed(byName, path, sums);
    if (file === undefined) return [];
    const isPublished = algorithm === 'sha256' || algorithm === 'sha512';
    const known = (isPublished ? file[algorithm] : undefined) ?? hashOf(file.name, algorithm);
    if (isPublished) file[algorithm] ??= hash;
    if (known === undefined && !isPublished) notCompared.add(algorithm.toUpperCase());
    return known === undefined || known === hash
      ? []
      : [different(file, `${name}, line ${line}, says ${algorithm} ${hash}`, known)];
  });
  return {
    reasons,
    // A file in another format has as many problems as lines.
    problems:
      problems.length > mostProblems
        ? [
            ...problems.slice(0, mostProblems - 1),
            {
              where: name,
              problem: `${problems.length - mostProblems + 1} more lines can't be read.`,
              remedy: 'Write the file again with sha256sum.',
            },
          ]
        : problems,
    warnings: [...notCompared].map((algorithm) => ({
      where: name,
      problem: `its ${algorithm} hashes are not compared: only who reads the files can.`,
      remedy: 'Give the files themselves with "add", or publish SHA-256 instead.',
    })),
  };
}

function different(file: FileEntry, says: string, known: string | number): Reason {
  return {
    where: file.name,
    problem: `${says}, but it is ${known}.`,
    remedy:
      'One of the two was replaced after the release: find out which, and publish both again.',
  };
}

/** Compares what electron-builder's latest.yml and the like say with the files they name: updaters refuse a file that differs. */
function compareChannelFile(
  byName: ReadonlyMap<string, FileEntry>,
  name: string,
  text: string,
  hashOf: HashOf,
): Findings {
  const document = toDocument(name, text);
  if (!electronBuilder.recognises(document)) return { reasons: [], warnings: [] };
  const read = electronBuilder.read([document], { today: '' });
  if (!read.ok) return { reasons: read.reasons, warnings: [] };
  const reasons = read.releases
    .flatMap(({ files }) => files)
    .flatMap(({ name: named, sha512 = '', size }) => {
      const file = byName.get(named);
      if (file === undefined) return [];
      const known = file.sha512 ?? hashOf(named, 'sha512');
      if (size !== undefined && file.size !== undefined && size !== file.size)
        return [different(file, `${name} says it has ${size} bytes`, file.size)];
      return known === undefined || known === sha512
        ? []
        : [different(file, `${name} says sha512 ${sha512}`, known)];
    });
  return { reasons, warnings: [] };
}

/** The file that an auxiliary file belongs to: app.zip for app.zip.asc and app.zip.sbom.json; the longest name counts. */
export function targetOf<T>(
  { name, kind }: Pick<FileEntry, 'name' | 'kind'>,
  byName: ReadonlyMap<string, T>,
): T | undefined {
  if (kind !== 'signature' && kind !== 'sbom' && kind !== 'provenance') return undefined;
  for (let end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1)) {
    const target = byName.get(name.slice(0, end));
    if (target) return target;
  }
  return undefined;
}

function attach({ name, kind, url }: FileEntry, target: FileEntry, text: string | undefined): void {
  if (kind === 'sbom') target.sbom ??= url;
  if (kind === 'provenance') target.attestation ??= url;
  const type = kind === 'signature' ? signatureType(name, text) : undefined;
  if (type === undefined || (url === undefined && text === undefined)) return;
  const isKnown = target.signatures?.some((signature) => signature.type === type);
  if (!isKnown) target.signatures = [...(target.signatures ?? []), { type, url, text }];
}

/** The type by the text where it is at hand, else by the name's ending; a bare .sig may be anything. */
function signatureType(name: string, text: string | undefined): Signature['type'] | undefined {
  if (text?.startsWith('untrusted comment:')) return 'minisign';
  if (text?.startsWith('-----BEGIN PGP SIGNATURE-----')) return 'openpgp';
  if (text?.includes('application/vnd.dev.sigstore.bundle')) return 'sigstore';
  const ending = /\.(minisig|asc|gpg|gpgsig|pgp|sigstore|sigstore\.json)$/i
    .exec(name)?.[1]
    ?.toLowerCase();
  switch (ending) {
    case 'minisig':
      return 'minisign';
    case 'asc':
    case 'gpg':
    case 'gpgsig':
    case 'pgp':
      return 'openpgp';
    case 'sigstore':
    case 'sigstore.json':
      return 'sigstore';
    default:
      return undefined;
  }
}
