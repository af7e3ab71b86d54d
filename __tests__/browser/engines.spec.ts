import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import handler from 'serve-handler';
import { engines, type Engine } from '../../fixtures/engines';
import { buildSite } from '../../fixtures/site';
import { minisignKey } from '../publisher/minisign';

// What visitors with other engines meet: the same page, the same choice, the same verdicts, and nothing that the policy stops.

const key = minisignKey();
const folder = path.resolve('.cache', 'engines', `${process.pid}`);
const tar = 'app-1.0-linux-x64.tar.gz';
const dmg = 'app-1.0-macos-arm64.dmg';
const contents: Record<string, string> = {
  [tar]: 'the program for Linux',
  [dmg]: 'the program for macOS',
};
const file = (name: string, more: object) => ({
  name,
  url: `files/1.0/${name}`,
  size: `${contents[name]}`.length,
  sha256: createHash('sha256').update(`${contents[name]}`).digest('hex'),
  signatures: [
    {
      type: 'minisign',
      text: key.sign(Buffer.from(`${contents[name]}`), `timestamp:1785776133\tfile:${name}`),
    },
  ],
  ...more,
});
const catalogue = JSON.stringify({
  catalogueVersion: 1,
  product: {
    name: 'App',
    summary: 'An app.',
    keys: [{ type: 'minisign', key: key.key, fingerprint: key.fingerprint }],
  },
  releases: [
    {
      version: '1.0',
      date: '2026-08-03',
      files: [
        file(tar, { os: 'linux', cpu: ['x64'], format: 'tar.gz' }),
        file(dmg, { os: 'macos', cpu: ['arm64'], format: 'dmg' }),
      ],
    },
  ],
});

/** Where to put pictures for somebody to look at; none otherwise. */
const pictures = process.env.ENGINE_PICTURES;
let out = '';
let server: Server;
let page = '';
let reports: string[] = [];

/** The site, whose pages' own policies are also a header that reports: no engine tells a test what it has stopped. */
function serve(): Server {
  return createServer((request, response) => {
    const address = (request.url ?? '').replace(/[?#].*/, '');
    if (address === '/report') {
      request.on('data', (data: Buffer) => reports.push(data.toString()));
      response.writeHead(204).end();
      return;
    }
    if (address.startsWith('/download/') && address.endsWith('/')) {
      const html = readFileSync(path.join(out, address, 'index.html'), 'utf8');
      const policies = [
        ...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]+)"/g),
      ].map(([, policy]) => `${policy}; report-uri /report`);
      response.setHeader('Content-Security-Policy-Report-Only', policies);
    }
    handler(request, response, { public: out, trailingSlash: true }).catch(() => response.end());
  });
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Each worker has its own: they would write into one folder at the same time.
  const built = buildSite(`engines-${test.info().parallelIndex}`, catalogue, {
    files: Object.fromEntries(
      Object.entries(contents).map(([name, content]) => [`files/1.0/${name}`, content]),
    ),
  });
  if (built.status !== 0) throw new Error(built.output);
  out = path.join(built.folder, 'out');
  server = serve();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page = `http://127.0.0.1:${(server.address() as AddressInfo).port}/download/`;
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(contents))
    writeFileSync(path.join(folder, name), content);
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

for (const [name, start] of Object.entries(engines)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial' });
    let engine: Engine;
    const text = (selector: string) =>
      engine.run(
        `return [...document.querySelectorAll(${JSON.stringify(selector)})].filter((e) => e.offsetParent || e.matches('[role=status],[role=alert]')).map((e) => e.innerText.trim()).join('|')`,
      );
    const look = async (what: string) => {
      if (pictures) await engine.screenshot(path.join(pictures, `engines-${name}-${what}.png`));
    };

    test.beforeAll(async () => {
      test.setTimeout(120_000);
      const starting = start();
      test.skip(starting === null, `${name} is not installed`);
      if (starting) engine = await starting;
      reports = [];
    });
    test.afterAll(async () => {
      await engine?.close();
    });

    test('the system and the processor are found, and the file for them offered', async () => {
      await engine.open(page);
      expect(await engine.run('return document.documentElement.dataset.os')).toBe('linux');
      expect(await engine.run('return document.documentElement.dataset.cpu')).toBe('x64');
      expect(
        await engine.run(
          `return [...document.querySelectorAll('.offer a')].find((a) => a.offsetParent)?.getAttribute('href')`,
        ),
      ).toBe(`/download/files/1.0/${tar}`);
      await look('page');
    });

    test('a click on a download says what comes next', async () => {
      await engine.open(page);
      await engine.run(
        `[...document.querySelectorAll('.offer a')].find((a) => a.offsetParent).id = 'main'`,
      );
      await engine.click('#main');
      await expect.poll(() => text('[data-after] h2')).toBe('Your download has started');
      expect(await text('[data-after] li')).toContain(`tar -xf ./${tar}`);
      expect(await text('body > [role=status]')).toBe(`Your download has started: ${tar}`);
      await look('after');
    });

    test('a link to another platform, and to a row, is followed', async () => {
      await engine.open(`${page}?os=macos&cpu=arm64`);
      expect(
        await engine.run(
          `return [...document.querySelectorAll('.offer a')].find((a) => a.offsetParent)?.getAttribute('href')`,
        ),
      ).toBe(`/download/files/1.0/${dmg}`);
      await engine.open(`${page}?nothing#macos-arm64`);
      await expect
        .poll(() =>
          engine.run(
            `const box = document.querySelector('#macos-arm64 a')?.getBoundingClientRect(); return Boolean(box && box.height && box.top >= 0 && box.top < innerHeight)`,
          ),
        )
        .toBe(true);
    });

    test('a signed file is genuine, one of another system is not for here, a foreign one is none of ours', async () => {
      await engine.open(page);
      await engine.pick('[data-wake] input[type=file]', path.join(folder, tar));
      await expect
        .poll(() => text('[data-kind] p'), { timeout: 20_000 })
        .toContain('Genuine: App 1.0 for Linux, 64-bit');
      expect(await text('[data-wake] [role=alert]')).toContain(`${tar}: Genuine`);
      await engine.pick('[data-wake] input[type=file]', path.join(folder, dmg));
      await expect
        .poll(() => text('[data-kind] p'), { timeout: 20_000 })
        .toContain('For macOS, not for this computer');
      await engine.pick('[data-wake] input[type=file]', path.resolve('package.json'));
      await expect
        .poll(() => text('[data-kind] p'), { timeout: 20_000 })
        .toContain('This is not one of our files');
      await look('verdicts');
    });

    test('a line is copied, and a screen reader told so', async () => {
      await engine.open(`${page}verify/#${tar}`);
      // WebKit's driver has been seen to aim before the page has come to rest at its fragment.
      await expect(async () => {
        await engine.click('.commands:target [data-copy]');
        await expect
          .poll(() => text('.commands:target [data-copy]'), { timeout: 1000 })
          .toMatch(/^Copied\|/);
      }).toPass({ timeout: 10_000 });
      expect(await text('body > [role=status]')).toBe('Copied');
      await look('verify');
    });

    test('and the policy has stopped nothing', () => {
      expect(reports).toEqual([]);
    });
  });
}
