import { createHash } from 'node:crypto';
import { catalogueSchema, type Catalogue, type CatalogueInput } from '../../catalogue/schema';

type FileInput = CatalogueInput['releases'][number]['files'][number];

const digest = (algorithm: string, text: string) =>
  createHash(algorithm).update(text).digest('hex');

/** A file whose hashes are those of its own name, so that each is different and none changes. */
export function fileOf(name: string, facts: Partial<FileInput> = {}): FileInput {
  const url = `https://dl.example.org/${encodeURIComponent(name)}`;
  return {
    name,
    url,
    size: name.length * 1000,
    sha256: digest('sha256', name),
    sha512: digest('sha512', name),
    ...facts,
  };
}

export const minisignText =
  'untrusted comment: signature from a test\nRUQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3COIvfgfGmPbMG5vXfUUr9OpIvtxCNgf8jAqmGHEzzAw=\ntrusted comment: timestamp:1\nAAAA';

function desktopFiles(version: string): FileInput[] {
  const minisign = [{ type: 'minisign' as const, text: minisignText }];
  return [
    fileOf(`Lumen-Setup-${version}.exe`, {
      os: 'windows',
      cpu: ['x64'],
      format: 'exe',
      minimumOs: '10',
      signatures: minisign,
    }),
    fileOf(`Lumen-Setup-${version}-arm64.exe`, {
      os: 'windows',
      cpu: ['arm64'],
      format: 'exe',
      minimumOs: '11',
    }),
    fileOf(`Lumen-${version}-x64.msi`, { os: 'windows', cpu: ['x64'], format: 'msi' }),
    fileOf(`Lumen-${version}-portable.zip`, {
      os: 'windows',
      cpu: ['x64'],
      format: 'zip',
      label: 'portable',
    }),
    fileOf(`Lumen-${version}-arm64.dmg`, {
      os: 'macos',
      cpu: ['arm64'],
      format: 'dmg',
      minimumOs: '12.0',
      signatures: [{ type: 'ed25519', text: 'c2lnbmF0dXJlIGZvciBhcm02NA==' }],
    }),
    fileOf(`Lumen-${version}-x64.dmg`, {
      os: 'macos',
      cpu: ['x64'],
      format: 'dmg',
      minimumOs: '12.0',
      signatures: [{ type: 'ed25519', text: 'c2lnbmF0dXJlIGZvciB4NjQ=' }],
    }),
    fileOf(`Lumen-${version}-arm64-mac.zip`, { os: 'macos', cpu: ['arm64'], format: 'zip' }),
    fileOf(`Lumen-${version}-mac.zip`, { os: 'macos', cpu: ['x64'], format: 'zip' }),
    fileOf(`Lumen-${version}-x86_64.AppImage`, {
      os: 'linux',
      cpu: ['x64'],
      format: 'appimage',
      signatures: minisign,
    }),
    fileOf(`Lumen-${version}-aarch64.AppImage`, {
      os: 'linux',
      cpu: ['arm64'],
      format: 'appimage',
    }),
    fileOf(`lumen_${version}_amd64.deb`, { os: 'linux', cpu: ['x64'], format: 'deb' }),
    fileOf(`lumen-${version}.apk`, { os: 'android', format: 'apk' }),
    fileOf(`lumen-${version}-source.tar.gz`, { kind: 'source', format: 'tar.gz' }),
  ];
}

/** A desktop app with a beta that is newer than the stable release and a withdrawn release. */
export const desktop: Catalogue = catalogueSchema.parse({
  catalogueVersion: 1,
  product: {
    name: 'Lumen Notes',
    summary: 'Notes that stay on your own computer.',
    homepage: 'https://lumen.example.org/',
    command: 'lumen',
    licence: { name: 'GPL-3.0-or-later' },
    publisher: 'Lumen Project',
    contact: 'mailto:security@lumen.example.org',
    mirrors: [
      { url: 'https://mirror.example.net/lumen/', country: 'de', name: 'Example University' },
    ],
  },
  releases: [
    {
      version: '3.2.0',
      date: '2026-04-21T09:00:00Z',
      notes: '## New\n\n- *Fast* search',
      files: desktopFiles('3.2.0'),
    },
    {
      version: '3.3.0-beta.1',
      channel: 'beta',
      date: '2026-05-01',
      files: desktopFiles('3.3.0-beta.1'),
    },
    {
      version: '3.1.0',
      date: '2026-02-01',
      files: desktopFiles('3.1.0'),
      withdrawn: { date: '2026-06-01', reason: 'It loses notes.', instead: '3.2.0' },
    },
  ],
});

function toolFiles(version: string): FileInput[] {
  const archive = (platform: string, facts: Partial<FileInput>) =>
    fileOf(`brisk-${version}-${platform}`, facts);
  return [
    archive('x86_64-linux-gnu.tar.gz', {
      os: 'linux',
      cpu: ['x64'],
      libc: 'gnu',
      format: 'tar.gz',
    }),
    archive('x86_64-linux-musl.tar.gz', {
      os: 'linux',
      cpu: ['x64'],
      libc: 'musl',
      format: 'tar.gz',
    }),
    archive('aarch64-linux.tar.xz', { os: 'linux', cpu: ['arm64'], format: 'tar.xz' }),
    archive('universal-macos.tar.gz', { os: 'macos', cpu: ['x64', 'arm64'], format: 'tar.gz' }),
    archive('x86_64-freebsd.tar.gz', { os: 'freebsd', cpu: ['x64'], format: 'tar.gz' }),
    archive('x86_64-windows.zip', { os: 'windows', cpu: ['x64'], format: 'zip' }),
  ];
}

/** A command-line tool whose files are hosted beside the page for one release and elsewhere for the other. */
export const tool: Catalogue = catalogueSchema.parse({
  catalogueVersion: 1,
  product: {
    name: 'Brisk',
    summary: 'Finds things, fast.',
    homepage: 'https://brisk.example.org/',
    command: 'brisk',
    licence: { name: 'MIT' },
  },
  releases: [
    {
      version: '1.10.0',
      date: '2026-03-01',
      notes: 'https://brisk.example.org/notes/1.10.0',
      files: toolFiles('1.10.0'),
    },
    { version: '1.9.0', date: '2026-01-01', files: toolFiles('1.9.0') },
  ],
});

const oddText =
  `It's "50 %" <b>&amp; more</b> $(touch hacked) \`touch hacked\` \${HOME} #{1 + 1} \\ %s \u200Fgnp.exe ’quoted‘ 😀 ]]> --> @' `.trim();
const oddVersion = `1.0 "beta" & $(touch hacked) 'x' #{9} \\n \u200F2`;

function oddFiles(name: string): FileInput[] {
  return [
    fileOf(`${name}.zip`, { os: 'windows', cpu: ['x64'], format: 'zip', label: oddText }),
    fileOf(`${name}.msi`, { os: 'windows', cpu: ['x64'], format: 'msi' }),
    fileOf(`${name}.exe`, {
      os: 'windows',
      cpu: ['x64'],
      format: 'exe',
      signatures: [{ type: 'minisign', text: minisignText }],
    }),
    fileOf(`${name}.dmg`, {
      os: 'macos',
      cpu: ['arm64', 'x64'],
      format: 'dmg',
      signatures: [{ type: 'ed25519', text: 'AAAA' }],
    }),
    fileOf(`${name}.tar.gz`, { os: 'linux', cpu: ['x64', 'arm64'], format: 'tar.gz' }),
    fileOf(`${name}-mac.tar.gz`, { os: 'macos', cpu: ['x64', 'arm64'], format: 'tar.gz' }),
    fileOf(`${name}.AppImage`, { os: 'linux', cpu: ['x64'], format: 'appimage' }),
  ];
}

/** Names, versions and texts that break out of whatever does not escape them. */
export const odd: Catalogue = catalogueSchema.parse({
  catalogueVersion: 1,
  product: {
    name: oddText,
    summary: `${oddText} ${'very long '.repeat(40)}`.trim(),
    command: 'odd',
    publisher: oddText,
    licence: { name: oddText },
  },
  releases: [
    {
      version: oddVersion,
      date: '2026-01-02',
      notes: `# ${oddText}\n\u0001\uFFFE`,
      files: oddFiles(oddText.replaceAll(/[/\\]/g, '')),
    },
    {
      version: '../0.9',
      date: '2025-01-02',
      files: oddFiles('n'.repeat(244)),
      withdrawn: { date: '2025-02-02', reason: oddText, instead: oddVersion },
    },
    { version: `0.8${'9'.repeat(300)}`, date: '2024-01-02', files: oddFiles('-rf') },
  ],
});

export const site = new URL('https://downloads.example.org/lumen');
export const rootSite = new URL('https://downloads.example.org');
export const catalogues = { desktop, tool, odd };
