import { formatTable } from '../../../publisher/terminal/format-table';

test.each([
  [999, '999 bytes'],
  [999_949, '1 MB'],
  [1_000_000, '1 MB'],
  [999_999_999, '1 GB'],
  [1_690_000, '1.69 MB'],
])('%d bytes are shown as %s, never as a power of ten', (size, shown) => {
  const [, , row] = formatTable([{ name: 'a.zip', size, kind: 'other', evidence: [] }]);
  expect(row).toMatch(new RegExp(`  ${shown}$`));
  expect(row).not.toContain('e+');
});

test('fits 80 columns, whatever is long, and says what is known of a file', () => {
  const lines = formatTable([
    {
      name: 'app-x86_64-unknown-linux-musl.tar.gz',
      size: 61_867_502,
      kind: 'download',
      os: 'linux',
      cpu: ['x64'],
      libc: 'musl',
      format: 'tar.gz',
      signatures: [{ type: 'minisign', text: 'x' }],
      evidence: [{ of: 'os', value: 'linux', saw: `“linux${'x'.repeat(90)}”`, source: 'name' }],
    },
    {
      name: 'app-universal.zip',
      size: 1,
      kind: 'download',
      os: 'macos',
      cpu: ['x64', 'arm64'],
      format: 'zip',
      evidence: [],
    },
  ]);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines[2]).toMatch(/^ {2}download {2}linux +x64 +musl +tar\.gz +61\.9 MB +minisign$/);
  expect(lines.at(-1)).toMatch(/^ {2}download {2}macos +x64,arm64 +zip +1 byte?s? +unsigned$/);
});
