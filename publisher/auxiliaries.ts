import type { Signature } from '../catalogue/schema';
import type { FileEntry } from './entries';
import type { Reason } from './outcome';
import { fileNamed, readSums } from './sources/sums';

/** What became of a release's auxiliary files: the files with them attached, and each hash that turned out different. */
export interface Attached {
  files: FileEntry[];
  reasons: Reason[];
}

/**
 * Puts the auxiliary files of one release to use: signatures, SBOMs and attestations are attached to the file whose name they
 * begin with, and checksum files whose text is at hand are compared, or fill in a hash that was missing.
 * `texts` holds what was read of auxiliary files, by file name.
 */
export function attachAuxiliaries(files: readonly FileEntry[], texts: ReadonlyMap<string, string>): Attached {
  const byName = new Map(files.map((file) => [file.name, { ...file }]));
  const reasons: Reason[] = [];
  for (const [name, text] of texts) {
    if (byName.get(name)?.kind === 'checksum') reasons.push(...compareSums(byName, name, text));
  }
  for (const auxiliary of files) {
    const target = targetOf(auxiliary, byName);
    if (target) attach(auxiliary, target, texts.get(auxiliary.name));
  }
  return { files: [...byName.values()], reasons };
}

/** Compares a checksum file's lines with the files they name; files that stand nowhere else are not added. */
export function compareSums(byName: Map<string, FileEntry>, name: string, text: string): Reason[] {
  const { sums } = readSums(text, name);
  return sums.flatMap(({ path, algorithm, hash, line }) => {
    const file = fileNamed(byName, path, sums);
    if (file === undefined || algorithm !== 'sha256' && algorithm !== 'sha512') return [];
    const known = file[algorithm];
    file[algorithm] ??= hash;
    if (known === undefined || known === hash) return [];
    return [{
      where: file.name,
      problem: `${name}, line ${line}, says ${algorithm} ${hash}, but it is ${known}.`,
      remedy: 'One of the two was replaced after the release: find out which, and publish both again.',
    }];
  });
}

/** The file that an auxiliary file belongs to: app.zip for app.zip.asc and app.zip.sbom.json; the longest name counts. */
function targetOf({ name, kind }: FileEntry, byName: ReadonlyMap<string, FileEntry>): FileEntry | undefined {
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
  if (type === undefined || url === undefined && text === undefined) return;
  const isKnown = target.signatures?.some((signature) => signature.type === type);
  if (!isKnown) target.signatures = [...target.signatures ?? [], { type, url, text }];
}

/** The type by the text where it is at hand, else by the name's ending; a bare .sig may be anything. */
function signatureType(name: string, text: string | undefined): Signature['type'] | undefined {
  if (text?.startsWith('untrusted comment:')) return 'minisign';
  if (text?.startsWith('-----BEGIN PGP SIGNATURE-----')) return 'openpgp';
  if (text?.includes('application/vnd.dev.sigstore.bundle')) return 'sigstore';
  const ending = /\.(minisig|asc|gpg|gpgsig|pgp|sigstore|sigstore\.json)$/i.exec(name)?.[1]?.toLowerCase();
  switch (ending) {
    case 'minisig': return 'minisign';
    case 'asc': case 'gpg': case 'gpgsig': case 'pgp': return 'openpgp';
    case 'sigstore': case 'sigstore.json': return 'sigstore';
    default: return undefined;
  }
}
