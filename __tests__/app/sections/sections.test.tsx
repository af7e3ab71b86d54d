/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { CheckedFile } from '../../../app/download/sections/CheckedFile';
import { Files } from '../../../app/download/sections/Files';
import { Keys } from '../../../app/download/sections/Keys';
import { Notes } from '../../../app/download/sections/Notes';
import { Offers } from '../../../app/download/sections/Offers';
import { wordsIn } from '../../../app/download/words/words-in';
import { offersOf } from '../../../catalogue/offers';
import { catalogueSchema, releaseSchema } from '../../../catalogue/schema';
import desktop from '../../../fixtures/desktop/releases.json';

const { check: checkWords, page: pageWords, verify: verifyWords } = wordsIn('en');

const sha256 = 'a'.repeat(64);
const release = (files: object[]) =>
  releaseSchema.parse({
    version: '1.0',
    date: '2026-01-31',
    files: files.map((file, i) => ({
      name: `f${i}`,
      url: `https://example.org/${i}`,
      size: 1,
      sha256,
      ...file,
    })),
  });

test('files stand by system, then CPU, then format; source and checksums come last', () => {
  render(
    <Files
      words={pageWords}
      name="App"
      release={release([
        { name: 'SHA256SUMS', kind: 'checksum' },
        { name: 'app.tar.gz', kind: 'source', format: 'tar.gz' },
        { name: 'app.rpm', os: 'linux', cpu: ['x64'], format: 'rpm' },
        { name: 'app.AppImage', os: 'linux', cpu: ['x64'], format: 'appimage' },
        { name: 'app-arm64.zip', os: 'windows', cpu: ['arm64'], format: 'zip' },
        { name: 'app-x64.zip', os: 'windows', cpu: ['x64'], format: 'zip' },
        { name: 'app-x64.exe', os: 'windows', cpu: ['x64'], format: 'exe' },
        { name: 'app.dmg', os: 'macos', cpu: ['x64', 'arm64'], format: 'dmg' },
      ])}
    />,
  );
  const names = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('https:'))
    .map((link) => link.textContent);
  expect(names).toEqual([
    'app-x64.exe',
    'app-x64.zip',
    'app-arm64.zip',
    'app.dmg',
    'app.AppImage',
    'app.rpm',
    'SHA256SUMS',
    'app.tar.gz',
  ]);
  const row = screen.getByText('Apple silicon and Intel').closest('li') ?? document.body;
  expect(within(row).getByText(sha256)).toBeInTheDocument();
  expect(within(row).getByText('1 byte')).toBeInTheDocument();
});

test('a file says who else states its hash', () => {
  const witnesses = [
    { source: 'GitHub', checked: '2026-02-03' },
    { source: 'Debian', sha256, checked: '2026-02-01' },
    { source: 'Elsewhere', sha256: 'b'.repeat(64), checked: '2026-02-02' },
  ];
  render(
    <Files
      words={pageWords}
      name="App"
      release={release([
        { name: 'app.tar.gz', os: 'linux', format: 'tar.gz', witnesses },
        { name: 'app.dmg', os: 'macos', format: 'dmg' },
      ])}
    />,
  );
  const [linux, mac] = ['app.tar.gz', 'app.dmg'].map((name) =>
    within(screen.getByRole('link', { name }).closest('li') ?? document.body),
  );
  expect(
    linux?.getByText('2 independent sources agree (GitHub, Debian), checked on 1 February 2026.'),
  ).toBeInTheDocument();
  expect(mac?.queryByText(/sources agree/)).toBeNull();
});

test('a key comes with its dates, where else it is shown, the command for it and what it is worth', () => {
  const openpgp = {
    type: 'openpgp' as const,
    url: 'https://example.org/key.asc',
    fingerprint: '0123456789ABCDEF0123456789ABCDEF01234567',
    created: '2024-05-06',
    expires: '2030-01-02',
    publishedAt: ['https://keys.example.net/app'],
  };
  const minisign = { type: 'minisign' as const, key: 'RWSKEY', fingerprint: 'F00DF00DF00DF00D' };
  render(<Keys keys={[openpgp, minisign]} words={verifyWords} />);
  expect(screen.getByText('0123 4567 89AB CDEF 0123 4567 89AB CDEF 0123 4567')).toBeInTheDocument();
  expect(screen.getByText('Created 6 May 2024.')).toBeInTheDocument();
  expect(screen.getByText('Expires 2 January 2030.')).toBeInTheDocument();
  expect(
    screen.getByText("curl -fsSL 'https://example.org/key.asc' | gpg --import"),
  ).toBeInTheDocument();
  expect(screen.getByText("minisign -V -P 'RWSKEY' -m FILE")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Also shown at keys.example.net' })).toBeInTheDocument();
  expect(screen.getByText(/only as good as this page/)).toBeInTheDocument();
});

test('a name that hides its ending behind a direction mark shows the mark', () => {
  render(
    <Files
      words={pageWords}
      name="App"
      release={release([{ name: 'app\u200ffdp.exe', os: 'windows' }])}
    />,
  );
  expect(screen.getByRole('link', { name: 'app[U+200F]fdp.exe' })).toBeInTheDocument();
});

test('notes that stand elsewhere are a link that names the version', () => {
  render(<Notes words={pageWords} version="2.0" notes="https://example.org/news/2.0" />);
  expect(screen.getByRole('link', { name: /2\.0$/ })).toHaveAttribute(
    'href',
    'https://example.org/news/2.0',
  );
});

test('notes: Markdown without raw HTML, https links only, no pictures', () => {
  const { container } = render(
    <Notes
      words={pageWords}
      version="1"
      notes={[
        '# Big',
        '### Small',
        '<script>alert(1)</script> <img src=x onerror=alert(1)>',
        '[a](javascript:alert(1)) [b](http://example.org) [c](https://example.org/c)',
        '![p](https://example.org/p.png)',
      ].join('\n\n')}
    />,
  );
  expect(
    Array.from(container.querySelectorAll('h1,h2,h3,h4,h5,h6'), ({ tagName }) => tagName),
  ).toEqual(['H3', 'H4']);
  expect(container.querySelectorAll('script, img')).toHaveLength(0);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://example.org/c',
    'https://example.org/p.png',
  ]);
  expect(container).toHaveTextContent('<script>alert(1)</script>');
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [999_499, '999 kB'],
  [999_600, '1 MB'],
  [55_800_460, '55.8 MB'],
  [1_500_000_000, '1.5 GB'],
  [2 ** 53, '9,010 TB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(pageWords.size(bytes)).toBe(expected);
});

test.each([
  [['arm64'], 'macos', 'Apple silicon'],
  [['x64', 'arm64'], 'macos', 'Apple silicon and Intel'],
  [['x64'], 'windows', '64-bit'],
  [['any'], 'linux', ''],
  [undefined, 'linux', 'CPU not stated'],
] as const)('the CPUs %j on %s are called "%s"', (cpu, os, expected) => {
  expect(pageWords.cpus({ cpu: cpu && [...cpu], os })).toBe(expected);
});

test('a date is the same in every time zone', () => {
  expect(pageWords.date('2025-10-11')).toBe('11 October 2025');
  expect(pageWords.date('2025-10-11T23:30:00-02:00')).toBe('12 October 2025');
});

test('every file can be had from every mirror, beside the main link and in its row, under a name that makes sense alone', () => {
  const catalogue = catalogueSchema.parse(desktop);
  const { mirrors } = catalogue.product;
  const [newest] = catalogue.releases;
  if (!newest || !mirrors) throw new Error('The desktop fixture has a release and mirrors.');
  const { unmount } = render(
    <Files words={pageWords} name="Lumen" release={newest} mirrors={mirrors} />,
  );
  for (const { name } of newest.files) {
    for (const [server, place] of [
      ['mirror.example.net/lumen', 'Example University (Germany)'],
      ['lumen.example.com', 'lumen.example.com (Japan)'],
    ]) {
      expect(
        screen.getByRole('link', { name: `Download ${name} from ${place}`, hidden: true }),
      ).toHaveAttribute('href', `https://${server}/3.2.0/${encodeURIComponent(name)}`);
    }
  }
  expect(screen.getAllByText(/Nobody has to trust a mirror/)).toHaveLength(1);
  unmount();

  const { container } = render(
    <Offers offers={offersOf(catalogue, newest)} product={catalogue.product} words={pageWords} />,
  );
  const offer = (id: string) => container.querySelector<HTMLElement>(`.offer[data-if~="${id}"]`)!;
  expect(
    within(offer('macos-arm64')).getByRole('link', {
      name: /^Download Lumen-3\.2\.0-universal\.dmg from Example University \(Germany\)$/,
      hidden: true,
    }),
  ).toBeInTheDocument();
  expect(offer('macos-arm64')).toHaveTextContent(
    'Nobody has to trust a mirror: compare the SHA-256 of the file, or check it on this page.',
  );
  expect(offer('macos-arm64@1')).not.toHaveTextContent('Mirrors');
});

test('a product without mirrors has no word of them on its page', () => {
  const catalogue = catalogueSchema.parse({
    ...desktop,
    product: { ...desktop.product, mirrors: [] },
  });
  const [newest] = catalogue.releases;
  if (!newest) throw new Error('The desktop fixture has a release.');
  const { container } = render(
    <>
      <Offers offers={offersOf(catalogue, newest)} product={catalogue.product} words={pageWords} />
      <Files words={pageWords} name="Lumen" release={newest} mirrors={[]} />
    </>,
  );
  expect(container.innerHTML).not.toMatch(/mirror/i);
});

test('a file whose CPU nobody stated is offered in these words and without a claim about the machine', () => {
  // The only macOS file of Clash for Windows 0.13.7; its name says nothing of the CPU.
  const files = release([{ name: 'Clash.for.Windows-0.13.7.dmg', os: 'macos', format: 'dmg' }]);
  const catalogue = catalogueSchema.parse({
    catalogueVersion: 1,
    product: { name: 'Clash', summary: 'A proxy.' },
    releases: [files],
  });
  const { container } = render(
    <Offers
      offers={offersOf(catalogue, files).filter(({ id }) => id === 'macos-arm64')}
      product={catalogue.product}
      words={pageWords}
    />,
  );
  expect(
    screen.getByRole('link', {
      name: 'Download for macOS 1.0 · CPU not stated · dmg · 1 byte',
    }),
  ).toBeInTheDocument();
  expect(
    screen.getByText('Its publisher does not say which CPU this file is for.'),
  ).toBeInTheDocument();
  expect(container.querySelector('.offer')).not.toHaveTextContent(/silicon|Intel/);
});

test('a release without a file for the CPU says of a file whose CPU nobody stated that it is not stated', () => {
  const files = release([
    { name: 'app-linux-x64.tar.gz', os: 'linux', cpu: ['x64'], format: 'tar.gz' },
    { name: 'app-linux.tar.gz', os: 'linux', format: 'tar.gz' },
  ]);
  const catalogue = catalogueSchema.parse({
    catalogueVersion: 1,
    product: { name: 'App', summary: 'An app.' },
    releases: [files],
  });
  render(
    <Offers
      offers={offersOf(catalogue, files).filter(({ id }) => id === 'linux-none')}
      product={catalogue.product}
      words={pageWords}
    />,
  );
  expect(
    screen.getByText('These builds are for other CPUs, or nobody stated their CPU.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /CPU not stated/, hidden: true })).toHaveAttribute(
    'href',
    'https://example.org/1',
  );
});

test('the name of a dropped file is shown as its bytes are, whatever turns its direction', () => {
  const file = new File([''], 'setup-\u202egpj.exe');
  const nothing = () => undefined;
  render(
    <ul>
      <CheckedFile
        item={{ state: 'cancelled', id: 1, file, dropped: [file], folder: false }}
        at={{
          words: checkWords,
          pagePath: '/download/',
          folder: '',
          product: 'X',
          version: '1',
        }}
        again={nothing}
        cancel={nothing}
        remove={nothing}
      />
    </ul>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('setup-[U+202E]gpj.exe');
});
