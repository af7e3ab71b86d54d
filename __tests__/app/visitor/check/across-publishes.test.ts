import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAcross } from '../../../../app/download/visitor/check/across-publishes';
import { type Checked } from '../../../../app/download/visitor/check/check-file';
import { openPublishes } from '../../../../app/download/visitor/check/publishes';
import { newestSchema } from '../../../../catalogue/check-list';
import { type Catalogue, type CatalogueInput } from '../../../../catalogue/schema';
import { checkFiles } from '../../../../publisher/export/write-check-files';
import { bytesOf, catalogueOf, publish } from './catalogue-fixture';

const fixture = (name: string) => readFileSync(join('fixtures/minisign', name));
const signature = fixture('SHASUMS256.txt.minisig').toString();
const sums = publish('SHASUMS256.txt', new Uint8Array(fixture('SHASUMS256.txt')), {
  kind: 'checksum',
  pieces: undefined,
  signatures: [{ type: 'minisign', text: signature }],
});

/** A hundred releases of 20 files: more than the page knows at once. */
const many: CatalogueInput['releases'] = Array.from({ length: 100 }, (_, i) => ({
  version: `1.${i}`,
  date: '2026-01-01',
  files: Array.from(
    { length: 20 },
    (__, f) =>
      publish(`app-1.${i}-${f}.tar.gz`, bytesOf(`${i} ${f}`, 100 + i), { pieces: undefined }).file,
  ),
}));

/** What the server has at the moment, by path, and what it was asked for. */
const served = new Map<string, string>();
const asked: string[] = [];

/** Puts a publish beside the page, in place of the one before. Gives the address of its list. */
async function deploy(catalogue: Catalogue, keep = false): Promise<string> {
  if (!keep) served.clear();
  const files = await checkFiles(join(__dirname, 'no-such-folder'), catalogue, []);
  for (const { path, content } of files) served.set(`/${path}`, String(content));
  return newestSchema.parse(JSON.parse(served.get('/download/check/newest.json') ?? '')).list;
}

beforeAll(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const address = String(input).replace(/\?.*/, '');
    asked.push(address);
    const text = served.get(address);
    return text === undefined
      ? new Response('<!doctype html>', { status: 404 })
      : new Response(text);
  });
});
afterAll(() => {
  jest.restoreAllMocks();
});

/** A tab with a page that checks by `list`. */
function tab(
  list: string,
): (name: string, content: Uint8Array<ArrayBuffer> | string) => Promise<Checked> {
  const run = checkAcross(openPublishes('/download/', list, 'en'), {
    platform: { os: 'linux', cpu: 'x64' },
    now: () => new Date(),
    load: () => Promise.reject(new Error('nothing beside the page')),
  });
  return (name, content) => run(new File([content], name));
}

const kinds = async (...found: Promise<Checked>[]) =>
  (await Promise.all(found)).map(({ verdict }) => verdict.is);

test('a file of the oldest of a hundred releases is found, by its content and by its name', async () => {
  const check = tab(await deploy(catalogueOf(many)));
  const content = bytesOf('0 7', 100);
  expect((await check('anything', content)).verdict).toMatchObject({
    match: { known: { file: { name: 'app-1.0-7.tar.gz' }, release: { version: '1.0' } } },
  });
  const changed = (await check('app-1.0-7.tar.gz', new Uint8Array([...content, 1]))).verdict;
  expect(JSON.stringify(changed)).toContain('"name":"app-1.0-7.tar.gz"');
});

/** Releases whose one file has the same name and length in each, as images of cards and firmware do. */
const images = (count: number): CatalogueInput['releases'] =>
  Array.from({ length: count }, (_, i) => ({
    version: `1.${i}`,
    date: '2026-01-01',
    files: [publish('card.img', bytesOf(`image ${i}`, 4096), { pieces: undefined }).file],
  }));

test('of 900 releases with a file of one name and one length each is known by its content, and the newest by its name', async () => {
  const check = tab(await deploy(catalogueOf(images(900))));
  const before = served.size;
  expect(before).toBeGreaterThan(5);
  for (const i of [0, 7, 300, 500])
    expect((await check('renamed', bytesOf(`image ${i}`, 4096))).verdict).toMatchObject({
      match: { known: { release: { version: `1.${i}` } } },
    });
  expect((await check('card.img', bytesOf('another', 4096))).verdict).toMatchObject({
    is: 'differs',
    known: { release: { version: '1.899' } },
  });
});

test('checking a file of an old release takes as few requests and bytes of 2,000 releases as of 400', async () => {
  const cost = async (count: number) => {
    const check = tab(await deploy(catalogueOf(images(count))));
    asked.length = 0;
    const { verdict } = await check('renamed', bytesOf('image 3', 4096));
    expect(verdict).toMatchObject({ match: { known: { release: { version: '1.3' } } } });
    const texts = asked.map((address) => served.get(address) ?? '');
    return { requests: asked.length, bytes: texts.reduce((sum, { length }) => sum + length, 0) };
  };
  const [some, most] = [await cost(400), await cost(2000)];
  expect(most.requests).toBeLessThanOrEqual(5);
  expect(most.bytes).toBeLessThan(some.bytes + 3 * 40_000);
});

test('a release that a newer one pushed out of the list is not taken for one that was taken back', async () => {
  const open = tab(await deploy(catalogueOf(many.slice(0, -1))));
  const held = 'app-1.98-3.tar.gz';
  await open(held, bytesOf('98 3', 198));
  await deploy(
    catalogueOf([
      ...many,
      {
        version: '2.0',
        date: '2026-02-01',
        files: Array.from(
          { length: 400 },
          (_, f) => publish(`new-${f}`, bytesOf(`new ${f}`, 3000 + f)).file,
        ),
      },
    ]),
  );
  expect((await open(held, bytesOf('98 3', 198))).verdict).toMatchObject({
    is: 'old',
    match: { known: { file: { name: held } } },
  });
});

test('a withdrawal that is published while the page is open is said', async () => {
  const release = (withdrawn?: CatalogueInput['releases'][number]['withdrawn']) =>
    catalogueOf([
      { version: '1.1', date: '2026-01-02', files: [publish('app-1.1', bytesOf('1.1', 50)).file] },
      {
        version: '1.0',
        date: '2026-01-01',
        withdrawn,
        files: [publish('app-1.0', bytesOf('1.0', 50)).file],
      },
    ]);
  const open = tab(await deploy(release()));
  await open('app-1.0', bytesOf('1.0', 50));
  await deploy(release({ date: '2026-02-01', reason: 'It lost data.', instead: '1.1' }));
  expect((await open('app-1.0', bytesOf('1.0', 50))).verdict).toMatchObject({ is: 'withdrawn' });
});

test('what neither of two publishes knows is left open, and so is everything where the newest cannot be asked', async () => {
  const one = catalogueOf([
    { version: '1.0', date: '2026-01-01', files: [publish('app', bytesOf('one', 500)).file] },
  ]);
  const two = catalogueOf([
    { version: '2.0', date: '2026-02-01', files: [publish('app', bytesOf('two', 600)).file] },
  ]);
  const open = tab(await deploy(one));
  expect(await kinds(open('x.jpg', 'unknown'))).toEqual(['unknown']);
  await deploy(two);
  expect((await open('x.jpg', 'unknown')).verdict).toMatchObject({
    is: 'other-publish',
    standing: 'other',
    action: { do: 'reload' },
  });
  served.delete('/download/check/newest.json');
  expect((await open('x.jpg', 'unknown')).verdict).toMatchObject({
    is: 'other-publish',
    standing: 'not-asked',
  });
  // Its own list is kept for the life of the tab.
  expect((await open('app', bytesOf('one', 500))).verdict).toMatchObject({
    match: { known: { release: { version: '1.0' } } },
  });
  await expect(tab('check/gone.json')('app', 'unknown')).rejects.toThrow(
    'check/gone.json could not be fetched',
  );
});

test('a host that answers every address with a page is taken for one that has no list', async () => {
  const open = tab(await deploy(catalogueOf(many.slice(0, 1))));
  for (const address of [...served.keys()])
    served.set(address, '<!doctype html><title>App</title>');
  await expect(open('x.jpg', 'unknown')).rejects.toThrow('could not be fetched');
});

test('a signature that stands in the catalogue is known by itself, and only as it stands there', async () => {
  const open = tab(
    await deploy(catalogueOf([{ version: '1.0', date: '2026-01-01', files: [sums.file] }])),
  );
  expect((await open('SHASUMS256.txt.minisig', `${signature.trim()}\n`)).verdict).toMatchObject({
    is: 'published',
    file: { name: 'SHASUMS256.txt.minisig', purpose: 'signature', of: 'SHASUMS256.txt' },
  });
  expect(await kinds(open('SHASUMS256.txt.minisig', signature.replace('RU', 'RV')))).not.toContain(
    'published',
  );
});

test('a name tells what a file of unknown content may be: of a release that was taken back before the page came, or a signature', async () => {
  const open = tab(
    await deploy(
      catalogueOf([
        {
          version: '1.0',
          date: '2026-01-01',
          files: [publish('app-1.0-linux.run', bytesOf('1.0', 50)).file, sums.file],
        },
      ]),
    ),
  );
  const near = async (name: string) => {
    const { verdict } = await open(name, 'unknown');
    return verdict.is === 'unknown' ? verdict.near.map(({ kind }) => kind) : [verdict.is];
  };
  expect(await near('app-2.0-linux.run')).toEqual(['other-version']);
  expect(await near('app-2.0.1-linux (1).run')).toEqual(['other-version']);
  expect(await near('app-linux.run')).toEqual([]);
  expect(await near('app-1.0-linux.run.asc')).toEqual(['signature']);
  expect(await near('App-1.0-linux.run.minisig')).toEqual(['signature']);
});
