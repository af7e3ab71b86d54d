/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { Files } from '../../app/download/sections/Files';
import { Notes } from '../../app/download/sections/Notes';
import { releaseSchema } from '../../catalogue/schema';
import * as words from '../../app/download/messages/en';

const sha256 = 'a'.repeat(64);
const release = (files: object[]) => releaseSchema.parse({
  version: '1.0', date: '2026-01-31', files: files.map((file, i) => ({ name: `f${i}`, url: `https://example.org/${i}`, size: 1, sha256, ...file })),
});

test('files stand by system, then CPU, then format; source and checksums come last', () => {
  render(<Files name="App" release={release([
    { name: 'SHA256SUMS', kind: 'checksum' },
    { name: 'app.tar.gz', kind: 'source', format: 'tar.gz' },
    { name: 'app.rpm', os: 'linux', cpu: ['x64'], format: 'rpm' },
    { name: 'app.AppImage', os: 'linux', cpu: ['x64'], format: 'appimage' },
    { name: 'app-arm64.zip', os: 'windows', cpu: ['arm64'], format: 'zip' },
    { name: 'app-x64.zip', os: 'windows', cpu: ['x64'], format: 'zip' },
    { name: 'app-x64.exe', os: 'windows', cpu: ['x64'], format: 'exe' },
    { name: 'app.dmg', os: 'macos', cpu: ['x64', 'arm64'], format: 'dmg' },
  ])} />);
  const names = screen.getAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('#')).map((link) => link.textContent);
  expect(names).toEqual(['app-x64.exe', 'app-x64.zip', 'app-arm64.zip', 'app.dmg', 'app.AppImage', 'app.rpm', 'SHA256SUMS', 'app.tar.gz']);
  const row = screen.getByRole('row', { name: /Intel and Apple silicon/ });
  expect(within(row).getByText(sha256)).toBeInTheDocument();
  expect(within(row).getByTitle('1 bytes')).toHaveTextContent('1 byte');
});

test('a name that hides its ending behind a direction mark shows the mark', () => {
  render(<Files name="App" release={release([{ name: 'app\u202efdp.exe', os: 'windows' }])} />);
  expect(screen.getByRole('link', { name: 'app[U+202E]fdp.exe' })).toBeInTheDocument();
});

test('notes: Markdown without raw HTML, https links only, no pictures', () => {
  const { container } = render(<Notes version="1" notes={[
    '# Big', '### Small', '<script>alert(1)</script> <img src=x onerror=alert(1)>', '[a](javascript:alert(1)) [b](http://example.org) [c](https://example.org/c)', '![p](https://example.org/p.png)',
  ].join('\n\n')} />);
  expect(Array.from(container.querySelectorAll('h1,h2,h3,h4,h5,h6'), ({ tagName }) => tagName)).toEqual(['H3', 'H4']);
  expect(container.querySelectorAll('script, img')).toHaveLength(0);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://example.org/c', 'https://example.org/p.png']);
  expect(container).toHaveTextContent('<script>alert(1)</script>');
});

test.each([
  [0, '0 bytes'], [1, '1 byte'], [999, '999 bytes'], [1000, '1 kB'], [999_499, '999 kB'], [999_600, '1 MB'], [55_800_460, '55.8 MB'], [1_500_000_000, '1.5 GB'], [2 ** 53, '9,010 TB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(words.size(bytes)).toBe(expected);
});

test.each([
  [['arm64'], 'macos', 'Apple silicon'], [['x64', 'arm64'], 'macos', 'Intel and Apple silicon'], [['x64'], 'windows', 'x64'], [undefined, 'linux', ''],
] as const)('the CPUs %j on %s are called "%s"', (cpus, os, expected) => {
  expect(words.cpus(cpus, os)).toBe(expected);
});

test('a date is the same in every time zone', () => {
  expect(words.date('2025-10-11')).toBe('11 October 2025');
  expect(words.date('2025-10-11T23:30:00-02:00')).toBe('12 October 2025');
});
