import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { type CatalogueInput } from '../../catalogue/schema';
import { findProgram, hosts, startHost } from '../../fixtures/hosts';
import { buildSite } from '../../fixtures/site';
import { deploy } from '../../publisher/commands/deploy';
import { createStaticServer } from '../../publisher/serve';

test.describe.configure({ mode: 'serial' });

// Two publishes of real files: the second one brings version 2.0.
const contents = {
  '1.0': readFileSync('node_modules/hash-wasm/dist/index.umd.min.js'),
  '2.0': readFileSync('node_modules/openpgp/dist/openpgp.min.js'),
};
const nameOf = (version: string) => `app-${version}-linux.run`;
const release = (version: keyof typeof contents): CatalogueInput['releases'][number] => ({
  version,
  date: `2026-0${version[0]}-01`,
  files: [
    {
      name: nameOf(version),
      url: `files/${version}/${nameOf(version)}`,
      size: contents[version].length,
      os: 'linux',
      sha256: createHash('sha256').update(contents[version]).digest('hex'),
    },
  ],
});
const publishes: Record<'one' | 'two', string> = { one: '', two: '' };

test.beforeAll(() => {
  test.setTimeout(600_000);
  const build = (name: string, ...versions: (keyof typeof contents)[]) => {
    const catalogue: CatalogueInput = {
      catalogueVersion: 1,
      product: { name: 'App', summary: 'An app.', command: 'app' },
      releases: versions.map(release),
    };
    const built = buildSite(name, JSON.stringify(catalogue), {
      files: Object.fromEntries(
        versions.map((version) => [
          `files/${version}/${nameOf(version)}`,
          contents[version].toString(),
        ]),
      ),
    });
    expect(built.status, built.output).toBe(0);
    return path.join(built.folder, 'out');
  };
  publishes.one = build('publish-one', '1.0');
  publishes.two = build('publish-two', '2.0', '1.0');
});

interface Site {
  origin: string;
  deploy: (publish: keyof typeof publishes, keep?: RegExp) => void;
  stop: () => void;
}

/** Replaces what is served as most hosts do: what the new publish lacks is gone, but for what `keep` names. */
function deployInto(folder: string): Site['deploy'] {
  return (publish, keep) => {
    for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))) {
      if (!keep?.test(path.relative(folder, name))) rmSync(name);
    }
    cpSync(publishes[publish], folder, { recursive: true });
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const end = (server: Server) => {
  server.closeAllConnections();
  server.close();
};

/** The project's own server, with headers as other hosts send them. */
async function ownServer(): Promise<Site> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'publishes-'));
  const files = createStaticServer(folder);
  const server = createServer((request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=600');
    files.emit('request', request, response);
  });
  const origin = await listen(server);
  return {
    origin,
    deploy: deployInto(folder),
    stop: () => {
      end(server);
      rmSync(folder, { recursive: true });
    },
  };
}

async function nginx(): Promise<Site> {
  const host = hosts.find(({ name }) => name === 'nginx');
  const program = findProgram('nginx');
  if (!host || !program) throw new Error('nginx is not installed.');
  const { origin, folder, stop } = await startHost(host, program, path.dirname(publishes.one), '');
  return { origin, deploy: deployInto(path.join(folder, 'out')), stop };
}

/** A network's cache in front of a site. It keeps every answer for ever, by the address with or without what follows the `?`. */
async function cdn(
  origin: string,
  { byQuery }: { byQuery: boolean },
): Promise<{ origin: string; forget: (part: RegExp) => void; stop: () => void }> {
  const kept = new Map<
    string,
    { status: number; headers: Record<string, string>; body: Buffer; since: number }
  >();
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const key = byQuery ? url : url.replace(/\?.*/, '');
    const answer = async () => {
      const copy = kept.get(key);
      if (copy) return { ...copy, headers: { ...copy.headers, age: '30' } };
      const fresh = await fetch(origin + url);
      // The body comes here unpacked.
      const headers = Object.fromEntries(
        [...fresh.headers].filter(
          ([header]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(header),
        ),
      );
      const made = {
        status: fresh.status,
        headers,
        body: Buffer.from(await fresh.arrayBuffer()),
        since: 0,
      };
      kept.set(key, made);
      return made;
    };
    void answer().then(({ status, headers, body }) =>
      response.writeHead(status, headers).end(body),
    );
  });
  const forget = (part: RegExp) => {
    for (const key of [...kept.keys()]) if (part.test(key)) kept.delete(key);
  };
  return { origin: await listen(server), forget, stop: () => end(server) };
}

const input = (page: Page) => page.locator('[data-wake] input[type=file]');
const result = (page: Page) => page.locator('[data-wake] li:has(button)').last();
const reload = (page: Page) => result(page).getByRole('link', { name: /reload it$/ });
const asFile = (version: keyof typeof contents) => ({
  name: nameOf(version),
  mimeType: 'application/octet-stream',
  buffer: contents[version],
});
const foreign = {
  name: 'holiday.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('not from here'),
};

/** What the page says of a file. */
async function check(page: Page, file: ReturnType<typeof asFile>) {
  // What was checked before goes, since what needs attention stands first, whatever was checked last.
  const remove = page.getByRole('button', { name: 'Remove' });
  while ((await remove.count()) > 0) await remove.first().click();
  await input(page).setInputFiles(file);
  await expect(result(page).getByRole('button', { name: 'Check again' })).toBeVisible();
  return expect(result(page));
}

const matches = 'Matches what this page publishes';
const old = 'An old version';
const unknownHere = 'This page cannot say what this is: reload it';
const notOurs = 'not one of our files';

for (const [name, start] of [
  ['nginx with our configuration', nginx],
  ['our own server, ten minutes of max-age', ownServer],
] as const) {
  test.describe(name, () => {
    let site: Site;
    test.skip(start === nginx && !findProgram('nginx'), 'nginx is not installed');
    test.beforeAll(async () => {
      site = await start();
    });
    test.afterAll(() => site.stop());
    test.beforeEach(() => site.deploy('one'));

    test('a visitor who comes back within max-age, and then reloads', async ({ page }) => {
      await page.goto(`${site.origin}/download/`);
      await (await check(page, asFile('1.0'))).toContainText(matches);
      site.deploy('two', /^download\/static/);
      // The page of the first publish, from the browser's cache.
      await page.goto(`${site.origin}/download/`);
      await expect(page.getByText(nameOf('2.0'))).toHaveCount(0);
      await (await check(page, asFile('2.0'))).toContainText(matches);
      await reload(page).click();
      await expect(page.getByText(nameOf('2.0')).first()).toBeAttached();
      const again = await check(page, asFile('2.0'));
      await again.toContainText(matches);
      await expect(reload(page)).toHaveCount(0);
      await (await check(page, foreign)).toContainText(notOurs);
    });

    test('an old tab, on a host that deletes what is not of the newest publish', async ({
      page,
    }) => {
      await page.goto(`${site.origin}/download/`);
      await (await check(page, asFile('1.0'))).toContainText(matches);
      site.deploy('two');
      await (await check(page, asFile('2.0'))).toContainText(matches);
      await (await check(page, asFile('1.0'))).toContainText(old);
      const unknown = await check(page, foreign);
      await unknown.toContainText(unknownHere);
      await unknown.not.toContainText(notOurs);
      await reload(page).click();
      await (await check(page, foreign)).toContainText(notOurs);
    });

    test('a page whose own list is gone', async ({ page }) => {
      await page.goto(`${site.origin}/download/`);
      site.deploy('two', /^download\/static/);
      await (await check(page, asFile('2.0'))).toContainText(matches);
      await expect(reload(page)).toBeVisible();
      const unknown = await check(page, foreign);
      await unknown.toContainText(unknownHere);
      await unknown.not.toContainText(notOurs);
    });

    test('a release that is taken back while its page is open', async ({ page }) => {
      site.deploy('two');
      await page.goto(`${site.origin}/download/`);
      await (await check(page, asFile('2.0'))).toContainText(matches);
      site.deploy('one', /^download\/static/);
      const back = await check(page, asFile('2.0'));
      await back.toContainText('Published here, and taken back since');
      await back.toContainText('version 2.0');
      await expect(reload(page)).toBeVisible();
      await (await check(page, asFile('1.0'))).toContainText(matches);
      // A page of the first publish cannot know what came after it, and says so of the name.
      await page.reload();
      const later = await check(page, asFile('2.0'));
      await later.toContainText(notOurs);
      await later.toContainText(
        `named like ${nameOf('1.0')}, but of a version that this page does not list: one that was taken back`,
      );
      await later.not.toContainText('Delete');
    });

    test('a folder that is being copied', async ({ page }) => {
      site.deploy('two');
      // The page is there, its list is not, and the newest one is still the first.
      site.deploy('one', /^download\/static/);
      await page.route(`${site.origin}/download/`, (route) =>
        route.fulfill({
          path: path.join(publishes.two, 'download', 'index.html'),
          contentType: 'text/html; charset=utf-8',
        }),
      );
      await page.goto(`${site.origin}/download/`);
      await (await check(page, asFile('1.0'))).toContainText(matches);
      const unknown = await check(page, asFile('2.0'));
      await unknown.toContainText(unknownHere);
      await unknown.not.toContainText(notOurs);
    });

    test('a visitor who has gone offline', async ({ page, context }) => {
      await page.goto(`${site.origin}/download/#check`);
      await expect(page.locator('html')).toHaveAttribute('data-woken', 'awake');
      await (await check(page, asFile('1.0'))).toContainText(matches);
      await context.setOffline(true);
      await (await check(page, asFile('1.0'))).toContainText(matches);
      const unknown = await check(page, asFile('2.0'));
      await unknown.toContainText('This page does not know this file');
      await unknown.not.toContainText(notOurs);
    });

    for (const byQuery of [true, false]) {
      test(`a network's cache that ${byQuery ? 'tells addresses apart by their query' : 'takes no notice of queries'}`, async ({
        browser,
      }) => {
        const cache = await cdn(site.origin, { byQuery });
        const visit = async () => {
          const page = await (await browser.newContext()).newPage();
          await page.goto(`${cache.origin}/download/`);
          return page;
        };
        await (await check(await visit(), asFile('1.0'))).toContainText(matches);
        site.deploy('two', /^download\/static/);

        // Everything that was asked for is kept: the old page.
        const stale = await visit();
        const newer = await check(stale, asFile('2.0'));
        if (byQuery) await newer.toContainText(matches);
        else await newer.toContainText('This page does not know this file');
        await (await check(stale, asFile('1.0'))).toContainText(byQuery ? old : matches);

        // The new page beside an old copy of everything else.
        cache.forget(/^\/download\/$/);
        const fresh = await visit();
        const found = await check(fresh, asFile('2.0'));
        await found.toContainText(matches);
        await found.not.toContainText('taken back');
        await (
          await check(fresh, foreign)
        ).toContainText(byQuery ? notOurs : 'This page does not know this file');
        await stale.context().close();
        await fresh.context().close();
        cache.stop();
      });
    }

    test('one list stands in each publish, named by its content', () => {
      const lists = Object.values(publishes).map((out) =>
        readdirSync(path.join(out, 'download', 'check'), { withFileTypes: true })
          .filter(({ name }) => name.endsWith('.json') && name !== 'newest.json')
          .map(({ name }) => name),
      );
      expect(lists.map(({ length }) => length)).toEqual([1, 1]);
      expect(lists[0]).not.toEqual(lists[1]);
      for (const [i, out] of Object.values(publishes).entries()) {
        const content = readFileSync(path.join(out, 'download', 'check', lists[i]?.[0] ?? ''));
        expect(lists[i]?.[0]).toBe(
          `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.json`,
        );
      }
    });
  });
}

// What `npm run deploy` promises, with real servers and a real browser that never waits for it.
for (const program of ['nginx', 'caddy']) {
  const host = hosts.find((one) => one.program === program);
  const file = findProgram(program);
  test(`twenty deploys forward and back, while visitors load the page and check a file without pause: none sees a broken page or a wrong verdict [${program}]`, async ({
    browser,
  }) => {
    test.skip(!host || !file, `${program} is not installed`);
    test.setTimeout(300_000);
    if (!host || !file) return;
    const { origin, folder, stop } = await startHost(host, file, path.dirname(publishes.one), '');
    const wrong: string[] = [];
    const seen = new Set<string>();
    let visits = 0;
    const visit = async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      page.on('console', (message) => wrong.push(message.text()));
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('response', (response) => {
        if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(`${origin}/download/`);
      await input(page).setInputFiles(asFile('1.0'));
      await expect(result(page).getByRole('button', { name: 'Check again' })).toBeVisible();
      const said = await result(page).innerText();
      const verdict = [matches, old].find((words) => said.includes(words));
      if (verdict) seen.add(verdict);
      else wrong.push(said);
      visits++;
      await context.close();
    };
    try {
      const out = path.join(folder, 'out');
      let left = 20;
      const deploys = async () => {
        while (left > 0) {
          const publish = left % 2 === 0 ? publishes.two : publishes.one;
          const outcome = await deploy(publish, out);
          expect(outcome).toMatchObject({ ok: true });
          left--;
          // Each time at another moment of a visit.
          await new Promise((resolve) => {
            setTimeout(resolve, 97 * (left % 7));
          });
        }
      };
      const visitors = async () => {
        while (left > 0) await visit();
      };
      await Promise.all([deploys(), visitors(), visitors()]);
      await visit();
    } finally {
      stop();
    }
    expect(wrong).toEqual([]);
    expect(visits).toBeGreaterThan(2);
    // The last one was the first publish again.
    expect(seen).toContain(matches);
  });
}
