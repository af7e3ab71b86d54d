import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue } from '../../catalogue/schema';
import { desktop, site } from '../../fixtures/catalogues';
import { temporaryFolder } from '../../fixtures/programs';

const folder = temporaryFolder();

// The renderer is WebAssembly loaded from an ES module, which Jest's sandbox cannot do. What it asks the network for is noted.
const renderer = `
const [own, asked] = [globalThis.fetch, []];
globalThis.fetch = (address, ...rest) => {
  if (String(address).startsWith('data:')) return own(address, ...rest);
  asked.push(String(address));
  return Promise.reject(new Error('no network'));
};
const { renderPreview } = await import(process.argv[2]);
const { files, skipped } = await renderPreview(JSON.parse(await (await import('node:fs/promises')).readFile(process.argv[3], 'utf8')), new URL(process.argv[4]));
process.stdout.write(JSON.stringify({ asked, skipped, files: files.map(({ path, content }) => ({ path, content: Buffer.from(content).toString('base64') })) }));
`;

function preview(catalogue: Catalogue): {
  skipped: string[];
  files: { path: string; content: Buffer }[];
} {
  const [script, data] = [join(folder, 'render.mts'), join(folder, 'catalogue.json')];
  writeFileSync(script, renderer);
  writeFileSync(data, JSON.stringify(catalogue));
  const source = join(process.cwd(), 'feeds', 'draw-preview.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, source, data, site.href],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const { asked, skipped, files } = JSON.parse(stdout);
  expect(asked).toEqual([]);
  return {
    skipped,
    files: files.map(({ path, content }: { path: string; content: string }) => ({
      path,
      content: Buffer.from(content, 'base64'),
    })),
  };
}

test('the preview picture is a PNG of 1200 by 630, the same each time, drawn without the network', () => {
  const mixed = {
    ...desktop,
    product: { ...desktop.product, name: 'Lumen \u7b14\u8bb0 \ud83d\ude00 <b>&' },
  };
  const [once, again, strange] = [desktop, desktop, mixed].map(
    (catalogue) => preview(catalogue).files[0],
  );
  expect(once?.path).toBe('download/preview.png');
  expect(once?.content.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  expect([once?.content.readUInt32BE(16), once?.content.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(again?.content.equals(once?.content ?? Buffer.alloc(0))).toBe(true);
  expect(strange?.content.equals(once?.content ?? Buffer.alloc(0))).toBe(false);
}, 120_000);

test('a name that the font has no letters for gets no picture, with a line that says so', () => {
  const { files, skipped } = preview({
    ...desktop,
    product: { ...desktop.product, name: '\u4e0b\u8f7d' },
  });
  expect(files).toEqual([]);
  expect(skipped).toEqual([
    'Open Graph image: not written, it needs a product.name in Latin letters.',
  ]);
}, 120_000);
