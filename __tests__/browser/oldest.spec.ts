import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { transformSync } from 'esbuild';
import { parse } from 'parse5';
import { languages } from '../../catalogue/languages';
import { wordsOf } from '../../catalogue/vocabulary';
import { elements, textOf } from '../../publisher/export/html';
import { asRead, newerMembers } from './oldest';

const html = readFileSync('out/download/index.html', 'utf8');
const address = () => `${process.env.SITE_SAMPLE}/download/`;
/** What a reach brings, in each language. */
const chunks = 'out/download/static/chunks';
const brought = readdirSync(chunks)
  .filter((name) => /^(actions|asked)-.*\.js$/.test(name))
  .map((name) => readFileSync(`${chunks}/${name}`, 'utf8'));
const inline = elements(parse(html))
  .filter(
    ({ tagName, attrs }) => tagName === 'script' && attrs.every(({ name }) => name !== 'type'),
  )
  .map(textOf);

test('the page’s own scripts hold no syntax that the oldest browsers cannot read', () => {
  expect([inline.length, brought.length]).toEqual([1, 1 + wordsOf(languages).length]);
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: { inline: string[] };
  };
  const target = browserslist.inline.map((browser) => browser.replace('_saf', '').replace(' ', ''));
  // Safari 11 reads both, but errs in corners of them that esbuild's table counts as lacking.
  const supported = { destructuring: true, 'template-literal': true };
  for (const script of [...inline, ...brought])
    expect(transformSync(script, { target, supported }).code).toBe(
      transformSync(script, { target: 'esnext' }).code,
    );
});

for (const width of [360, 1200]) {
  test(`a browser of 2018 lists everything, offers the right file and selects a hash to copy, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    const body = html
      .replace(/<meta http-equiv[^>]*>/, '')
      .replace(/(<style[^>]*>)([^<]*)/g, (_, tag: string, css: string) => tag + asRead(css));
    expect(body.length).toBeLessThan(html.length - 500);
    await page.route(address(), (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    );
    await page.addInitScript((members) => {
      for (const [owner, member] of members) {
        const object: unknown = Reflect.get(window, owner);
        if (typeof object !== 'function') continue;
        Reflect.deleteProperty(object, member);
        if (typeof object.prototype === 'object' && object.prototype !== null)
          Reflect.deleteProperty(object.prototype, member);
      }
    }, newerMembers());
    await page.goto(address());
    expect(
      await page.evaluate(() => [
        'flatMap' in Array.prototype,
        'replaceChildren' in Element.prototype,
      ]),
    ).toEqual([false, false]);
    expect(said).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-script', '');
    await expect(page.locator('html')).toHaveAttribute('data-offer', 'linux-x64');
    const offer = page.getByRole('link', { name: /^Download for Linux .* 64-bit/ });
    await expect(offer).toBeVisible();
    await expect(page.locator('#linux-x64')).toBeVisible();
    const names = await page.locator('li[id] a[href^="https:"]').count();
    expect(names).toBeGreaterThan(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page
      .locator('#linux-x64')
      .getByRole('button', { name: /^SHA-256 of/ })
      .click();
    await expect
      .poll(() => page.evaluate(() => `${getSelection()}`.trim()))
      .toMatch(/^[0-9a-f]{64}$/);
  });
}
