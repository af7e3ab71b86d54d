import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../../fixtures/programs';
import { addressOf, listen, placeOf } from '../../publisher/listen';
import { createStaticServer, serve } from '../../publisher/serve';
import { done } from '../../publisher/terminal/outcome';

const folder = temporaryFolder();
mkdirSync(path.join(folder, 'download', 'releases'), { recursive: true });
const names = [
  'download/index.html',
  'download/releases/index.html',
  'download/SHA256SUMS',
  '404.html',
];
for (const name of names) writeFileSync(path.join(folder, name), name);

const open: { close: () => void; closeAllConnections: () => void }[] = [];
afterAll(() =>
  open.forEach((server) => {
    server.closeAllConnections();
    server.close();
  }),
);

test('leads to the page and into folders with the query, and never to another host', async () => {
  const server = createStaticServer(folder);
  open.push(server);
  const place = placeOf({ port: 0 }, {});
  expect(await listen(server, place, 'serve')).toBeNull();
  const origin = addressOf(server, place);
  const locationOf = async (asked: string) =>
    (await fetch(origin + asked, { redirect: 'manual' })).headers.get('location');
  expect(await locationOf('/?os=macos')).toBe('/download/?os=macos');
  expect(await locationOf('/')).toBe('/download/');
  expect(await locationOf('/download?os=macos&cpu=arm64')).toBe('/download/?os=macos&cpu=arm64');
  expect(await locationOf('/download/releases')).toBe('/download/releases/');
  expect(await locationOf('//download')).toBe('/download/');
  expect(await locationOf('/..')).toBe('/download/');
  expect(await (await fetch(`${origin}/download/?os=macos`)).text()).toBe('download/index.html');
  expect((await fetch(`${origin}/nothing`)).status).toBe(404);
  // A file without an ending is no folder.
  const sums = await fetch(`${origin}/download/SHA256SUMS`, { redirect: 'manual' });
  expect([sums.status, await sums.text()]).toEqual([200, 'download/SHA256SUMS']);
  expect(await (await fetch(`${origin}/download/releases/index.html`)).text()).toBe(
    'download/releases/index.html',
  );
});

test('listens on this computer alone unless it is told otherwise', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((own) => own ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  const ask = async (given: Parameters<typeof placeOf>[0], env: Record<string, string>) => {
    const server = createStaticServer(folder);
    open.push(server);
    expect(await listen(server, placeOf({ port: 0, ...given }, env), 'serve')).toBeNull();
    const { port, address } = server.address() as AddressInfo;
    const answers = await fetch(`http://${outside?.address ?? address}:${port}/download/`).then(
      ({ ok }) => ok,
      () => false,
    );
    return [address, outside ? answers : 'no network'];
  };
  expect(await ask({}, {})).toEqual(['127.0.0.1', outside ? false : 'no network']);
  expect(await ask({}, { HOST: '0.0.0.0' })).toEqual(['0.0.0.0', outside ? true : 'no network']);
  expect((await ask({ host: '127.0.0.1' }, { HOST: '0.0.0.0' }))[0]).toBe('127.0.0.1');
});

test.each(['abc', '-1', '99999', '3000x', ''])('refuses PORT=%j in words', (PORT) => {
  expect(() => placeOf({}, { PORT })).toThrow(/^PORT: expected a number from 0 to 65535; found/);
});

test('knows before a build that the port is in use, and that the host is not here', async () => {
  const taken = createServer();
  open.push(taken);
  await new Promise<void>((resolve) => {
    taken.listen(0, '127.0.0.1', resolve);
  });
  const { port } = taken.address() as AddressInfo;
  const build = jest.fn(async () => done([]));
  expect(await serve(folder, { host: '127.0.0.1', port }, build)).toMatchObject({
    ok: false,
    left: 'Nothing is served',
    reasons: [{ where: `port ${port}`, problem: 'it is in use.' }],
  });
  expect(await serve(folder, { host: 'nowhere.invalid', port: 0 }, build)).toMatchObject({
    reasons: [{ where: 'host nowhere.invalid' }],
  });
  expect(build).not.toHaveBeenCalled();
});

test.each(['publisher/bin.mjs', 'publisher/cli.ts'])(
  'an old Node gets words from %s and no stack',
  (program) => {
    const asOld =
      'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.8"})';
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--import', asOld, program, 'list'],
      { encoding: 'utf8' },
    );
    expect(stderr).toMatch(/^refused: Node 18\.20\.8: this takes Node 20\.19 or newer\./);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
  },
);

const mounts =
  spawnSync('unshare', ['--mount', '--map-root-user', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])
    .status === 0;

const readable = temporaryFolder();
cpSync('sample', path.join(readable, 'public', 'download'), { recursive: true });

(mounts ? test : test.skip).each(['build', 'dev'])(
  'a folder that can only be read gets words from "%s" and no stack [unshare]',
  (command) => {
    const script =
      'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && cd "$1" && shift && exec "$@"';
    const { status, stdout, stderr } = spawnSync(
      'unshare',
      [
        ...['--mount', '--map-root-user', 'sh', '-c', script, 'sh', readable],
        ...[process.execPath, '--import', pathToFileURL(require.resolve('tsx')).href],
        ...[path.resolve('publisher/cli.ts'), command],
      ],
      { encoding: 'utf8', env: { ...process.env, INIT_CWD: '', PORT: '0' } },
    );
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toMatch(/^refused: \S+: its disk can only be read\. Mount it so/);
    expect(stderr).not.toMatch(/^ +at /m);
  },
);
