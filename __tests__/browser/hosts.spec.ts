import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkHostedFile } from '../../fixtures/check-file';
import {
  findProgram,
  hostedFile,
  hostileIcon,
  hosts,
  projectUrl,
  startHost,
} from '../../fixtures/hosts';
import { listen } from '../../fixtures/listen';

const ours = {
  'content-security-policy': /frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-resource-policy': /^cross-origin$/,
  'access-control-allow-origin': /^\*$/,
};

const sites = [
  { place: 'at the root', project: '.', base: '' },
  {
    place: 'below a base path',
    project: path.join('.cache', 'sites', 'project'),
    base: '/project',
  },
];

/** The files of a built site, by their path on the host. */
function published(project: string): Map<string, string> {
  const out = path.join(project, 'out');
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [`/${path.relative(out, file)}`, readFileSync(file, 'utf8')]));
}

for (const { host, place, project, base } of hosts.flatMap((one) =>
  sites.map((site) => ({ host: one, ...site })),
)) {
  if (host.whole && base) continue;
  test.describe(`${host.name}, ${place}`, () => {
    const program = findProgram(host.program);
    test.skip(!program, `${host.program} is not installed`);
    const page = `${base}/download/`;
    let origin = '';
    let stop = () => {};
    test.beforeAll(async () => {
      ({ origin, stop } = await startHost(host, program ?? '', project, base));
    });
    test.afterAll(() => stop());

    test('serves the page, its parts, the error page and the headers', async ({ request }) => {
      const get = (address: string, headers = {}) =>
        request.get(origin + address, { headers, maxRedirects: 0 });
      const leadsTo = (response: Awaited<ReturnType<typeof get>>) =>
        new URL(response.headers().location ?? '', origin).href;

      const html = await get(page);
      expect(html.status()).toBe(200);
      expect(html.headers()['content-type']).toMatch(/^text\/html/);
      const folder = await get(page.slice(0, -1));
      expect([301, 302, 307, 308]).toContain(folder.status());
      expect(leadsTo(folder)).toBe(origin + page);
      // Else another system's file would be offered than the link asks for.
      const asked = await get(`${page.slice(0, -1)}?os=macos&cpu=arm64`);
      expect(leadsTo(asked)).toBe(`${origin}${page}?os=macos&cpu=arm64`);
      const { etag, 'last-modified': date } = html.headers();
      expect(etag ?? date).toBeDefined();
      const again = await get(page, {
        ...(etag ? { 'if-none-match': etag } : { 'if-modified-since': date ?? '' }),
      });
      // Firebase's imitation sends everything anew, whatever it is asked (superstatic, lib/responder.js).
      if (host.program !== 'superstatic')
        expect([again.status(), await again.text()]).toEqual([304, '']);

      const missing = [
        await get(`${base}/nothing`),
        await get(`${page}nothing-here`),
        await get(`${page}files/1.0/nothing.zip`),
      ];
      expect(missing.map((response) => response.status())).toEqual([404, 404, 404]);
      const file = await get(page + hostedFile.path);
      expect(file.status()).toBe(200);
      expect(await file.text()).toBe(hostedFile.content);
      const json = await get(`${page}releases.json`);
      expect(json.headers()['content-type']).toMatch(/^application\/json/);
      const name = [...published(project).keys()].find((one) =>
        /^\/download\/static\/chunks\/check-/.test(one),
      );
      const script = await get(`${base}${name}`);
      expect(script.status()).toBe(200);
      expect(script.headers()['content-type']).toMatch(/^(text|application)\/javascript/);
      if (host.ranges) {
        const part = await get(page + hostedFile.path, { range: 'bytes=11-20' });
        expect(part.status()).toBe(206);
        expect(part.headers()['content-range']).toBe('bytes 11-20/2000');
        expect(await part.text()).toBe('KPKPKPKPKP');
      }
      if (host.plain) return;

      for (const response of missing)
        expect(await response.text()).toContain('There is no page at this address');
      const root = await get(`${base}/`);
      expect(root.status()).toBe(302);
      expect(leadsTo(root)).toBe(origin + page);
      if (!base) {
        const latest = await get('/download/latest/linux-x64');
        expect([latest.status(), latest.headers().location]).toEqual([
          302,
          'https://ziglang.org/download/0.15.2/zig-x86_64-linux-0.15.2.tar.xz',
        ]);
      }
      for (const response of [html, file, json, script, ...missing]) {
        for (const [header, value] of Object.entries(ours))
          expect(response.headers()[header], `${header} of ${response.url()}`).toMatch(value);
        expect(response.headers()['content-security-policy']).not.toMatch(
          /unsafe-(inline|eval)(?<!wasm-unsafe-eval)(?<!default-src 'none'; img-src data:; style-src 'unsafe-inline)/,
        );
      }
      // Servers of one's own are asked over http here, where it counts for nothing.
      for (const response of [html, script])
        expect(response.headers()['cross-origin-opener-policy']).toBe(
          host.whole ? 'same-origin' : undefined,
        );
      for (const response of [file, json]) {
        expect(response.headers()['content-security-policy']).toMatch(
          /default-src 'none'.*sandbox/,
        );
        expect(response.headers()['cross-origin-opener-policy']).toBeUndefined();
      }
      for (const response of [file, json])
        expect(response.headers()['cache-control']).toBe('public, max-age=60');
      // These compress by themselves what it does not forbid them to touch.
      expect(html.headers()['cache-control']).toBe(
        `public, max-age=60${host.whole ? '' : ', no-transform'}`,
      );
      // Cloudflare's and Netlify's own caches are emptied by every publish.
      const newest = await get(`${page}check/newest.json?1`);
      expect(newest.headers()['cache-control']).toBe(
        host.program === 'wrangler' ? 'public, max-age=60' : 'no-store',
      );
      expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(file.headers()['content-disposition']).toBe('attachment');
      expect(file.headers()['content-type']).toMatch(
        /^application\/(vnd\.android\.package-archive|octet-stream)$/,
      );
      for (const response of [html, json, script])
        expect(response.headers()['content-disposition']).toBeUndefined();
    });

    test('leaves the browser nothing to complain about', async ({ page: tab }) => {
      const said = listen(tab);
      await tab.goto(`${origin}${page}`);
      await expect(tab.locator('html')).toHaveAttribute('data-script', '');
      await expect(tab.getByRole('link', { name: /^Download/ }).first()).toBeVisible();
      // The file is the published one only below the base path; at the root the sample knows nothing of it.
      await checkHostedFile(
        tab,
        base ? 'For Android, not for this computer' : 'not one of our files',
      );
      expect(said).toEqual([]);
      if (host.plain) return;

      await tab.goto(`${origin}${base}/nothing`);
      await tab
        .getByRole('main')
        .getByRole('link', { name: /^Download / })
        .click();
      await expect(tab).toHaveURL(origin + page);
      // The browser reports the status of the address asked for, and nothing else.
      expect(said).toEqual([expect.stringContaining('404')]);
    });

    if (!host.plain)
      test('runs nothing in a picture that is opened by itself, and shows it, there and on the page', async ({
        page: tab,
      }) => {
        await tab.goto(`${origin}${page}icon.svg`);
        await expect(tab.locator('rect')).toHaveCSS('fill', 'rgb(0, 128, 0)');
        await tab.goto(`${origin}${page}`);
        const drawn = await tab.evaluate(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          const context = document.createElement('canvas').getContext('2d');
          context?.drawImage(image, 0, 0, 10, 10);
          return [...(context?.getImageData(5, 5, 1, 1).data ?? [])];
        }, `${base}/download/icon.svg`);
        expect(drawn).toEqual([0, 128, 0, 255]);
        expect(hostileIcon).toContain('<script>');
      });

    if (base)
      test('has something at every address that it names', async ({ request }) => {
        const site = new URL(projectUrl);
        const addresses = [...published(project)].flatMap(([name, text]) =>
          [
            ...text.matchAll(/https:\/\/user\.github\.io[^\s"'<>)\\;]*/g),
            ...(name.endsWith('.html')
              ? text.matchAll(/(?<=\s(?:href|src|data-src)=")\/[^"#]*/g)
              : []),
          ].map(([address]) => new URL(address.replaceAll('&amp;', '&'), site)),
        );
        expect(addresses.length).toBeGreaterThan(5);
        const dead: string[] = [];
        for (const address of new Map(addresses.map((one) => [one.pathname, one])).values()) {
          const isBelow = address.href.startsWith(projectUrl);
          if (!isBelow || !(await request.get(origin + address.pathname)).ok())
            dead.push(address.href);
        }
        expect(dead).toEqual([]);
      });
  });
}
