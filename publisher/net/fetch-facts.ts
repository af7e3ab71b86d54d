import { type Reason } from '../../catalogue/reason';
import { type Kind } from '../../catalogue/vocabulary';
import { type FileEntry, type ReleaseEntry } from '../intake/entries';
import { measureAll, type Wanted } from './download';
import { type Transport } from './http';

/** Files that stand on the page as things to download; without a size and a hash they can't be published. */
const offered: readonly Kind[] = ['download', 'source', 'library'];

/** Auxiliary files whose text is used. */
const readable: readonly Kind[] = ['checksum', 'signature', 'update-metadata'];

const longestText = 1024 * 1024;

/** Called with how many bytes were just read; negative when a file begins anew after a cut. */
export type OnRead = (bytes: number) => void;

/** What was computed: the release with the facts filled in, the texts of its auxiliary files and the SHA-512 by name, and what failed. */
export interface Fetched {
  release: ReleaseEntry;
  texts: Map<string, string>;
  sha512: Map<string, string>;
  reasons: Reason[];
}

/** A file that `--fetch` reads. */
interface WantedFile extends Wanted {
  name: string;
}

/** The files of a release that lack their size or SHA-256, and the auxiliary files whose text is used. What was read on this machine is not asked for. */
export function wantedFiles({ files }: ReleaseEntry): WantedFile[] {
  return files.flatMap((file) => {
    const { name, url, kind = 'download', size, sha256, sha512, local } = file;
    const keepText = readable.includes(kind) && (size ?? 0) <= longestText;
    return url && !local && (keepText || lacks(file).length > 0)
      ? [{ name, url, size, sha256, sha512, keepText }]
      : [];
  });
}

/** Reads the wanted files of a release and computes what was missing. What the metadata does say must turn out true. Nothing is kept on disk. */
export async function fetchFacts(
  release: ReleaseEntry,
  transport: Transport,
  onRead?: OnRead,
): Promise<Fetched> {
  const outcomes = await measureAll(wantedFiles(release), transport, onRead);
  const measured = new Map(
    outcomes.flatMap((outcome) =>
      outcome.ok ? [[outcome.file.name, outcome.measured] as const] : [],
    ),
  );
  return {
    release: {
      ...release,
      files: release.files.map((file) => {
        const facts = measured.get(file.name);
        return facts ? { ...file, size: facts.size, sha256: facts.sha256 } : file;
      }),
    },
    texts: new Map(
      [...measured].flatMap(([name, { text }]) =>
        text === undefined ? [] : [[name, text] as const],
      ),
    ),
    sha512: new Map([...measured].map(([name, { sha512 }]) => [name, sha512])),
    reasons: outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.reason])),
  };
}

/** The facts that a file can't be published without and doesn't have. */
function lacks({ url, size, sha256 }: FileEntry): ('url' | 'size' | 'sha256')[] {
  return [
    ...(url ? [] : (['url'] as const)),
    ...(size === undefined ? (['size'] as const) : []),
    ...(sha256 ? [] : (['sha256'] as const)),
  ];
}

/** What to do about missing facts: without an address there is nothing to read them from. */
function remedy(facts: readonly string[]): string {
  const urlBase = facts.includes('url')
    ? ['the address of the folder they are published in with --url-base']
    : [];
  const fetch = facts.some((fact) => fact !== 'url')
    ? ['--fetch, which reads every file once and computes what is missing']
    : [];
  return `Add ${[...urlBase, ...fetch].join(', and ')}.`;
}

/**
 * Which facts are missing for publishing, each with the files and what to do. Auxiliary files that lack something are
 * left out instead: they are no reason to stop.
 */
export function missingFacts({ version, files }: ReleaseEntry): {
  reasons: Reason[];
  complete: FileEntry[];
  left: FileEntry[];
} {
  const complete = files.filter((file) => lacks(file).length === 0);
  const incomplete = files.filter((file) => lacks(file).length > 0);
  const needed = incomplete.filter(({ kind = 'download' }) => offered.includes(kind));
  const byLack = new Map<string, string[]>();
  for (const file of needed) {
    const lack = lacks(file).join(' and ');
    byLack.set(lack, [...(byLack.get(lack) ?? []), file.name]);
  }
  const reasons = [...byLack].map(([lack, names]) => ({
    where: version,
    problem: `${names.length} of ${files.length} files have no ${lack}: ${names.slice(0, 10).join(', ')}${names.length > 10 ? ` and ${names.length - 10} more` : ''}.`,
    remedy: remedy(lack.split(' and ')),
  }));
  return { reasons, complete, left: incomplete.filter((file) => !needed.includes(file)) };
}
