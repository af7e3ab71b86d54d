import { formatTable } from '../../../publisher/terminal/format-table';

test.each([
  [999, '999 bytes'],
  [999_949, '1 MB'],
  [1_000_000, '1 MB'],
  [999_999_999, '1 GB'],
  [1_690_000, '1.69 MB'],
])('%d bytes are shown as %s, never as a power of ten', (size, shown) => {
  const [, row] = formatTable([
    { name: 'a.zip', size, sha256: 'a'.repeat(64), kind: 'other', evidence: [] },
  ]);
  expect(row).toContain(`  ${shown}  `);
  expect(row).not.toContain('e+');
});
