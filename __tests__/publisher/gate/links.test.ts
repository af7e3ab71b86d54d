import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { type AddressInfo } from 'node:net';
import { type CatalogueInput } from '../../../catalogue/schema';
import { content, routed, serve, type Loopback } from '../../../fixtures/loopback';
import { certificate } from '../../../fixtures/tls-server';
import { check, type CheckOptions } from '../../../publisher/commands/check';
import { minisignKey } from '../minisign';
import { projects, start, type Project } from '../project';

jest.setTimeout(120_000);
const newProject = projects();

interface Host {
  base: string;
  trusted: Record<string, string>;
  requests: string[];
  /** The most connections that were open at once. */
  most: number;
  server: Server;
}

async function host(
  folder: string,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Host> {
  const { key, cert, file } = certificate(folder);
  const open = new Set<unknown>();
  const found: Host = {
    base: '',
    trusted: { NODE_EXTRA_CA_CERTS: file },
    requests: [],
    most: 0,
    server: createServer({ key, cert }),
  };
  found.server.on('request', (request, response) => {
    found.requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  found.server.on('secureConnection', (socket) => {
    open.add(socket);
    found.most = Math.max(found.most, open.size);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => found.server.listen(0, '127.0.0.1', resolve));
  found.base = `https://localhost:${(found.server.address() as AddressInfo).port}`;
  return found;
}

const hosts: Host[] = [];
afterAll(() => {
  for (const { server } of hosts) server.close().closeAllConnections();
});

let count = 0;
function file(
  base: string,
  name: string,
  rest: Partial<CatalogueInput['releases'][number]['files'][number]> = {},
) {
  return {
    name,
    url: `${base}/${name}`,
    size: 100,
    sha256: String(++count).padStart(64, '0'),
    os: 'windows' as const,
    cpu: ['x64' as const],
    ...rest,
  };
}

function checkLinks(project: Project, { trusted }: Host) {
  return start(['check', '--links', '--json', '--root', project.root], { env: trusted }).ended;
}

test('every link must be there with the right length; HEAD first, one byte where that is not enough', async () => {
  const project = newProject();
  const server = await host(project.root, ({ method, url = '', headers }, response) => {
    const partial = (total: number) =>
      response
        .writeHead(206, { 'content-range': `bytes 0-0/${total}`, 'content-length': 1 })
        .end(method === 'HEAD' ? '' : 'x');
    const whole = (length: number) =>
      response
        .writeHead(200, { 'content-length': length })
        .end(method === 'HEAD' ? '' : Buffer.alloc(length));
    switch (url.slice(1)) {
      case 'good.zip':
        return whole(100);
      case 'short.zip':
        return headers.range ? partial(99) : whole(99);
      case 'no-head.zip':
        return method === 'HEAD' ? response.writeHead(405).end() : partial(100);
      case 'wrong-head.zip':
        return method === 'HEAD' ? whole(5) : partial(100);
      case 'moved.zip':
        return response.writeHead(302, { location: '/good.zip' }).end();
      case 'unknown-length.zip':
        return response.writeHead(200, { 'transfer-encoding': 'chunked' }).end();
      case 'forbidden.zip':
        return response.writeHead(403).end();
      default:
        return response.writeHead(404).end();
    }
  });
  hosts.push(server);
  const names = [
    'good.zip',
    'short.zip',
    'no-head.zip',
    'wrong-head.zip',
    'moved.zip',
    'unknown-length.zip',
    'forbidden.zip',
    'gone.zip',
  ];
  project.write({
    releases: [
      { version: '1.0', date: '2026-01-01', files: names.map((name) => file(server.base, name)) },
    ],
  });
  const ran = await checkLinks(project, server);
  expect(ran.code).toBe(1);
  const reasons: { where: string; problem: string }[] = JSON.parse(ran.stdout).reasons;
  expect(
    reasons.map(({ where, problem }) => `${where}: ${problem.replace(server.base, '')}`),
  ).toEqual([
    '1.0 › short.zip: /short.zip: it has 99 bytes, the catalogue says 100.',
    "1.0 › unknown-length.zip: /unknown-length.zip: the server doesn't say how long the file is.",
    expect.stringMatching(/^1\.0 › forbidden\.zip: .*403/),
    expect.stringMatching(/^1\.0 › gone\.zip: .*404/),
  ]);
  expect(
    server.requests
      .filter((line) => line.endsWith('/good.zip'))
      .every((line) => line.startsWith('HEAD')),
  ).toBe(true);
  expect(server.requests).toContain('GET /no-head.zip');

  const offline = await project.run('check');
  expect(offline.code).toBe(0);
});

test('five hundred files on one host take at most 16 connections, and a Retry-After is obeyed', async () => {
  const project = newProject();
  let asked = 0;
  const server = await host(project.root, ({ method }, response) => {
    if (method === 'HEAD' && ++asked % 100 === 0)
      return response.writeHead(429, { 'retry-after': '0' }).end();
    return response
      .writeHead(200, { 'content-length': 100 })
      .end(method === 'HEAD' ? '' : Buffer.alloc(100));
  });
  hosts.push(server);
  const files = Array.from({ length: 500 }, (_, i) => file(server.base, `${i}.zip`));
  project.write({ releases: [{ version: '1.0', date: '2026-01-01', files }] });
  const ran = await checkLinks(project, server);
  expect(JSON.parse(ran.stdout)).toMatchObject({ ok: true, links: 500 });
  expect(server.requests.length).toBeGreaterThanOrEqual(500);
  expect(server.most).toBeLessThanOrEqual(16);
});

test("a signature elsewhere is read and must be by the pinned key and of this file's name", async () => {
  const project = newProject();
  const [ours, theirs] = [minisignKey(), minisignKey('FEDCBA9876543210')];
  const content = Buffer.alloc(100);
  const texts: Record<string, string> = {
    '/good.zip.minisig': ours.sign(content, 'timestamp:1\tfile:good.zip'),
    '/old.zip.minisig': ours.sign(content, 'timestamp:1\tfile:older.zip'),
    '/other.zip.minisig': theirs.sign(content, 'timestamp:1\tfile:other.zip'),
  };
  const server = await host(project.root, ({ method, url = '' }, response) => {
    const body = texts[url] ?? content;
    response.writeHead(200, { 'content-length': body.length }).end(method === 'HEAD' ? '' : body);
  });
  hosts.push(server);
  const signed = (name: string) =>
    file(server.base, name, {
      signatures: [{ type: 'minisign', url: `${server.base}/${name}.minisig` }],
    });
  project.write({
    product: { keys: [{ type: 'minisign', key: ours.key, fingerprint: ours.fingerprint }] },
    releases: [
      {
        version: '1.0',
        date: '2026-01-01',
        files: [signed('good.zip'), signed('old.zip'), signed('other.zip')],
      },
    ],
  });
  const reasons: { where: string; problem: string }[] = JSON.parse(
    (await checkLinks(project, server)).stdout,
  ).reasons;
  expect(reasons.map(({ where, problem }) => `${where}: ${problem}`)).toEqual([
    '1.0 › old.zip: the trusted comment of the minisign signature names another file, older.zip.',
    '1.0 › other.zip: it was made with the minisign key FEDCBA9876543210; the pinned key is 0123456789ABCDEF.',
  ]);
});

test('a mirror must have every file of the newest releases, with the right length and, with --fetch, the right bytes', async () => {
  const project = newProject();
  const bytes = Buffer.from('the published bytes');
  const other = Buffer.from('The published bytes');
  const origin = await serve({
    '/app.zip': [content(bytes)],
    '/old.zip': [content(bytes)],
    '/beta.zip': [content(bytes)],
  });
  const mirrors = {
    good: await serve({
      '/pub/2.0/app.zip': [content(bytes)],
      '/pub/3.0-beta/a%20beta.zip': [content(bytes)],
    }),
    short: await serve({
      '/2.0/app.zip': [content('the publ')],
      '/3.0-beta/a%20beta.zip': [content(bytes)],
    }),
    lying: await serve({
      '/2.0/app.zip': [content(other)],
      '/3.0-beta/a%20beta.zip': [content(bytes)],
    }),
    stale: await serve({ '/1.0/old.zip': [content(bytes)] }),
  };
  const servers: Record<string, Loopback> = Object.fromEntries(
    Object.entries({ origin, ...mirrors }).map(([name, server]) => [
      `https://${name}.example.org`,
      server,
    ]),
  );
  const hash = (of: Buffer) => createHash('sha256').update(of).digest('hex');
  const facts = {
    size: bytes.length,
    sha256: hash(bytes),
    os: 'windows' as const,
    cpu: ['x64' as const],
  };
  const at = (name: string) => ({ ...facts, name, url: `https://origin.example.org/${name}` });
  project.write({
    product: {
      mirrors: [
        { url: 'https://good.example.org/pub/' },
        { url: 'https://short.example.org', name: 'Example University' },
        { url: 'https://lying.example.org/' },
        { url: 'https://stale.example.org/' },
        { url: 'https://dead.example.org/' },
      ],
    },
    releases: [
      { version: '1.0', date: '2025-01-01', files: [at('old.zip')] },
      { version: '2.0', date: '2026-01-01', files: [at('app.zip')] },
      {
        version: '2.1',
        date: '2026-01-02',
        files: [at('app.zip')],
        withdrawn: { date: '2026-01-03', reason: 'It fails.', instead: '2.0' },
      },
      {
        version: '3.0-beta',
        channel: 'beta',
        date: '2026-01-04',
        files: [{ ...at('beta.zip'), name: 'a beta.zip' }],
      },
    ],
  });
  const gate = async (options: CheckOptions) => {
    const outcome = await check(project.root, options, {
      now: new Date('2026-02-01'),
      transport: { ...routed(servers), patience: 30_000 },
    });
    return outcome.ok ? [] : outcome.reasons.map(({ where, problem }) => `${where}: ${problem}`);
  };
  const dead = (place: string) =>
    `: https://dead.example.org/${place}, on the mirror dead.example.org: there is no such host. Expected: 19 bytes.`;
  const stale = (place: string) =>
    `: https://stale.example.org/${place}, on the mirror stale.example.org: not found (status 404). Expected: 19 bytes.`;
  const wrongLengths = [
    '2.0 › app.zip: https://short.example.org/2.0/app.zip, on the mirror Example University: it has 8 bytes, the catalogue says 19.',
    `2.0 › app.zip${stale('2.0/app.zip')}`,
    `3.0-beta › a beta.zip${stale('3.0-beta/a%20beta.zip')}`,
    `2.0 › app.zip${dead('2.0/app.zip')}`,
    `3.0-beta › a beta.zip${dead('3.0-beta/a%20beta.zip')}`,
  ];
  expect((await gate({ links: true })).sort()).toEqual([...wrongLengths].sort());
  const asked = mirrors.good.asked.map(({ method, url }) => `${method} ${url}`);
  expect(asked.sort()).toEqual(['HEAD /pub/2.0/app.zip', 'HEAD /pub/3.0-beta/a%20beta.zip']);
  expect((await gate({ fetch: true })).sort()).toEqual(
    [
      ...wrongLengths,
      `2.0 › app.zip: https://lying.example.org/2.0/app.zip, on the mirror lying.example.org: its SHA-256 is ${hash(other)}, the catalogue says ${hash(bytes)}.`,
    ].sort(),
  );
  const before = mirrors.good.asked.length;
  expect(await gate({})).toEqual([]);
  expect(mirrors.good.asked).toHaveLength(before);
  await Promise.all(Object.values(servers).map((server) => server.close()));
});
