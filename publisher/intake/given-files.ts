import { open, readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Reason } from '../../catalogue/reason';
import { type Kind } from '../../catalogue/vocabulary';
import { fileReader } from '../identify/bytes';
import { identifyContent } from '../identify/content';
import { type ContentIdentity } from '../identify/content-facts';
import { checkNames } from '../store/file-names';
import { leadsOut } from '../store/folders';
import { decodeText } from '../terminal/text';

/** A file that a publisher hands over. */
export interface GivenFile {
  name: string;
  path: string;
  size: number;
}

/** What was found at the given paths; `leftOut` says for each given folder what of it is not published. */
interface Collected {
  files: GivenFile[];
  leftOut: Reason[];
  reasons: Reason[];
}

interface Found {
  paths: string[];
  leftOut: Reason[];
  reasons: Reason[];
}

/** What build tools and systems leave in a folder for themselves, by the name of the tool. */
const leftByTools: readonly [tool: string, names: RegExp][] = [
  ['GoReleaser', /^(artifacts\.json|metadata\.json|config\.ya?ml|digests\.txt)$/],
  ['electron-builder', /^builder-[\w-]+\.ya?ml$/],
  ['cargo-dist', /(^|-)dist-manifest\.json$/],
  ['Windows', /^(thumbs\.db|ehthumbs\.db|desktop\.ini)$/i],
];

function toolOf(name: string): string | undefined {
  return leftByTools.find(([, names]) => names.test(name))?.[0];
}

const mostNames = 3;

/** The folders, hidden files and files of tools in a given folder, in one warning. */
function leftOutOf(given: string, folders: readonly string[], names: readonly string[]): Reason[] {
  const listed = (what: string, all: readonly string[]) =>
    all.length === 0
      ? []
      : [
          `${what} ${all.slice(0, mostNames).join(', ')}${all.length > mostNames ? ` and ${all.length - mostNames} more` : ''}`,
        ];
  const hidden = names.filter((name) => name.startsWith('.'));
  const tools = names
    .filter((name) => !hidden.includes(name))
    .map((name) => `${name} (${toolOf(name)})`);
  const parts = [
    ...listed(folders.length === 1 ? 'the folder' : 'the folders', folders),
    ...listed(hidden.length === 1 ? 'the hidden file' : 'the hidden files', hidden),
    // Each by name: one of these may be meant.
    ...(tools.length > 0 ? [`what a tool left for itself: ${tools.join(', ')}`] : []),
  ];
  return parts.length === 0
    ? []
    : [
        {
          where: given,
          problem: `left out: ${parts.join('; ')}.`,
          remedy: 'What belongs to the release you can give by its own name; a folder, packed.',
        },
      ];
}

async function filesAt(given: string): Promise<Found> {
  const nothing = (problem: string): Found => ({
    paths: [],
    leftOut: [],
    reasons: [{ where: given, problem, remedy: 'Give the folder that holds the release files.' }],
  });
  const info = await stat(given).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (info?.isFile()) return { paths: [given], leftOut: [], reasons: [] };
  if (!info?.isDirectory())
    return nothing(
      info ? 'it is neither a file nor a folder.' : 'there is no such file or folder.',
    );
  const found: Found = { paths: [], leftOut: [], reasons: [] };
  const folders: string[] = [];
  const others: string[] = [];
  for (const entry of (await readdir(given, { withFileTypes: true })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const inside = path.join(given, entry.name);
    const isHidden = entry.name.startsWith('.');
    const target = !isHidden && entry.isSymbolicLink() ? await leadsOut(inside, given) : null;
    const isFile = !isHidden && (await stat(inside).catch(() => null))?.isFile() === true;
    if (target !== null) {
      const remedy = `Put the file itself there, or give it by its name (${inside}), if it belongs to the release; otherwise delete the link.`;
      found.reasons.push({
        where: inside,
        problem: `it is a link out of this folder, to ${target}.`,
        remedy,
      });
    } else if (isFile && toolOf(entry.name) === undefined) {
      found.paths.push(inside);
    } else {
      (isHidden || isFile ? others : folders).push(entry.name);
    }
  }
  found.leftOut.push(...leftOutOf(given, folders, others));
  return found.paths.length + found.reasons.length > 0
    ? found
    : { ...nothing('there is no file right in this folder.'), leftOut: found.leftOut };
}

/** The files at the given paths: a folder stands for the files right in it. Links in it are followed inside the folder only. */
export async function collectFiles(given: readonly string[]): Promise<Collected> {
  const found = await Promise.all(given.map(filesAt));
  const files = await Promise.all(
    found
      .flatMap(({ paths }) => paths)
      .map(async (each) => ({
        name: path.basename(each),
        path: each,
        size: (await stat(each)).size,
      })),
  );
  return {
    files,
    leftOut: found.flatMap(({ leftOut }) => leftOut),
    reasons: [
      ...found.flatMap(({ reasons }) => reasons),
      ...checkNames(files.map(({ name }) => name)),
    ],
  };
}

/** What the bytes of a file say of it. */
export async function contentOf(file: GivenFile): Promise<ContentIdentity> {
  const handle = await open(file.path);
  try {
    return await identifyContent(fileReader(handle, file.size));
  } finally {
    await handle.close();
  }
}

/** More than the sums of a release with a hundred thousand files. */
const longestText = 16 * 1024 * 1024;

/** A signature in binary form as text: OpenPGP packets armored (RFC 9580, section 6.2), Tauri's base64 around minisign's text undone. */
export function signatureText(bytes: Buffer): string {
  // A signature packet's first byte in the old and in the new format; a byte order mark has the high bit too.
  const isOpenPgpPacket =
    bytes[0] === 0xc2 || (bytes[0] !== undefined && (bytes[0] & 0xfc) === 0x88);
  if (isOpenPgpPacket) {
    const lines = bytes.toString('base64').match(/.{1,76}/g) ?? [];
    return ['-----BEGIN PGP SIGNATURE-----', '', ...lines, '-----END PGP SIGNATURE-----', ''].join(
      '\n',
    );
  }
  const text = decodeText(bytes);
  const inner = /^[A-Za-z0-9+/=\s]+$/.test(text)
    ? Buffer.from(text, 'base64').toString('utf8')
    : '';
  return inner.startsWith('untrusted comment:') ? inner : text;
}

/** The text of a checksum file, a signature or an updater's file; null for another kind of file and for what is too long to be one. */
export async function auxiliaryText(
  { path: at, size }: GivenFile,
  kind: Kind | undefined,
): Promise<string | null> {
  const isRead = kind === 'checksum' || kind === 'signature' || kind === 'update-metadata';
  if (!isRead || size > longestText) return null;
  const bytes = await readFile(at);
  return kind === 'signature' ? signatureText(bytes) : decodeText(bytes);
}
