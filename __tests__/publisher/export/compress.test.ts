import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../../../fixtures/programs';
import { writeCopies } from '../../../publisher/export/compress';

const folder = temporaryFolder();
const kept = path.join(folder, 'copies');
const text = 'A page that stays as it is. '.repeat(99);

/** What a build with this page writes beside it. */
async function copiesOf(page: string): Promise<{ br: Buffer; gz: Buffer }> {
  const out = path.join(folder, 'out');
  const file = path.join(out, 'download', 'index.html');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, page);
  await writeCopies(out, kept);
  return { br: readFileSync(`${file}.br`), gz: readFileSync(`${file}.gz`) };
}

const keptFile = (ending: string) =>
  path.join(kept, readdirSync(kept).find((name) => name.endsWith(ending)) ?? 'none');

test('a later build takes the copies of what has not changed from the last one', async () => {
  const first = await copiesOf(text);
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  expect(quick.equals(first.br)).toBe(false);
  writeFileSync(keptFile('.br'), quick);
  expect((await copiesOf(text)).br.equals(quick)).toBe(true);
});

test('one that was cut off, or is of something else, is made anew with the same bytes', async () => {
  rmSync(kept, { recursive: true, force: true });
  const first = await copiesOf(text);
  writeFileSync(keptFile('.br'), first.br.subarray(0, 9));
  writeFileSync(keptFile('.gz'), '');
  const again = await copiesOf(text);
  expect([again.br.equals(first.br), again.gz.equals(first.gz)]).toEqual([true, true]);
  writeFileSync(keptFile('.br'), brotliCompressSync('something else'));
  expect((await copiesOf(text)).br.equals(first.br)).toBe(true);
});

test('a page that has changed has copies of its own, and nothing is kept of the old one', async () => {
  const { br, gz } = await copiesOf(`${text}More.`);
  expect([String(brotliDecompressSync(br)), String(gunzipSync(gz))]).toEqual([
    `${text}More.`,
    `${text}More.`,
  ]);
  expect(readdirSync(kept)).toHaveLength(2);
});
