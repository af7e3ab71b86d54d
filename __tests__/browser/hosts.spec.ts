import { expect, test } from '@playwright/test';
import { findProgram, hosts, startHost } from './hosts';

const ours = {
  'content-security-policy': /frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

for (const host of hosts) {
  test.describe(host.name, () => {
    const program = findProgram(host.program);
    test.skip(!program, `${host.program} is not installed`);
    let origin = '';
    let stop = () => {};
    test.beforeAll(async () => {
      ({ origin, stop } = await startHost(host, program ?? '', '.'));
    });
    test.afterAll(() => stop());

    test('serves the page, its parts, the error page and the headers', async ({ request }) => {
      const get = (path: string, headers = {}) => request.get(origin + path, { headers, maxRedirects: 0 });

      const page = await get('/download/');
      expect(page.status()).toBe(200);
      expect(page.headers()['content-type']).toMatch(/^text\/html/);
      const folder = await get('/download');
      expect([301, 302, 307, 308]).toContain(folder.status());
      expect(new URL(folder.headers().location ?? '', origin).pathname).toBe('/download/');

      const missing = await get('/download/nothing-here');
      expect(missing.status()).toBe(404);
      const file = await get('/download/files/1.0/app.apk');
      expect(file.status()).toBe(200);
      expect((await file.body()).length).toBe(2000);
      const json = await get('/download/releases.json');
      expect(json.headers()['content-type']).toMatch(/^application\/json/);
      if (host.ranges) {
        const part = await get('/download/files/1.0/app.apk', { range: 'bytes=10-19' });
        expect(part.status()).toBe(206);
        expect((await part.body()).length).toBe(10);
      }
      if (host.plain) return;

      expect(await missing.text()).toContain('There is no page at this address');
      const root = await get('/');
      expect(root.status()).toBe(302);
      expect(new URL(root.headers().location ?? '', origin).pathname).toBe('/download/');
      const latest = await get('/download/latest/linux-x64');
      expect([latest.status(), latest.headers().location]).toEqual([302, 'https://ziglang.org/download/0.15.2/zig-x86_64-linux-0.15.2.tar.xz']);
      for (const response of [page, file, json, missing]) {
        for (const [name, value] of Object.entries(ours)) expect(response.headers()[name], `${name} of ${response.url()}`).toMatch(value);
        expect(response.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)(?<!wasm-unsafe-eval)/);
      }
      expect(page.headers()['cache-control']).toBe('public, max-age=60');
      expect(file.headers()['content-disposition']).toBe('attachment');
      expect(file.headers()['content-type']).toMatch(/^application\/(vnd\.android\.package-archive|octet-stream)$/);
      expect(page.headers()['content-disposition']).toBeUndefined();
    });

    test('leaves the browser nothing to complain about', async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(`${origin}/download/`);
      await expect(page.locator('html')).toHaveAttribute('data-script', '');
      await expect(page.getByRole('link', { name: /^Download/ }).first()).toBeVisible();
      await page.locator('[data-wake]').hover();
      await expect(page.locator('html')).toHaveAttribute('data-woken', 'awake');
      expect(said).toEqual([]);
    });
  });
}
