import { readFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { parse } from 'parse5';
import { languages, type Language } from '../../catalogue/languages';
import { languagesOf } from '../../catalogue/said';
import { buildSite, fixture } from '../../fixtures/site';
import { attribute, elements, textOf } from '../../publisher/export/html';
import { createStaticServer } from '../../publisher/serve';

// The pages of Lumen Notes in every language, with texts of the publisher in some of them.

const site = 'https://lumen.example.org';
const built = path.resolve('.cache', 'sites', 'languages', 'out');
const server = createStaticServer(built);
let origin = '';

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

function catalogueText(): string {
  const catalogue = JSON.parse(fixture('desktop'));
  const [newest, , withdrawn] = catalogue.releases;
  catalogue.product.summary = {
    en: catalogue.product.summary,
    de: 'Notizen, die auf dem eigenen Rechner bleiben.',
  };
  newest.notes = { en: newest.notes, ar: '- بحث أسرع' };
  withdrawn.withdrawn.reason = {
    en: withdrawn.withdrawn.reason,
    de: 'Sie konnte unter Windows die letzte Notiz verlieren.',
  };
  return JSON.stringify(catalogue);
}

test.beforeAll(async () => {
  const { status, output } = buildSite('languages', catalogueText(), { env: { SITE_URL: site } });
  expect(status, output).toBe(0);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

const all = languagesOf({});
const folderOf = (language: Language) => (language === 'en' ? '' : `${language}/`);
const htmlAt = (place: string) =>
  readFileSync(path.join(built, 'download', place, 'index.html'), 'utf8');
const elementsAt = (place: string) => elements(parse(htmlAt(place)));

for (const place of ['', 'verify/']) {
  test(`/download/<language>/${place}: each page says its language, and names all the others and itself`, () => {
    const addresses = Object.fromEntries(
      all.map((language) => [language, `${site}/download/${folderOf(language)}${place}`]),
    );
    const pairs = { ...addresses, 'x-default': `${site}/download/${place}` };
    for (const language of all) {
      const page = elementsAt(folderOf(language) + place);
      const html = page.find(({ tagName }) => tagName === 'html');
      expect(html && attribute(html, 'lang')).toBe(language);
      expect((html && attribute(html, 'dir')) ?? 'ltr').toBe(languages[language].dir);
      const links = page.filter(({ tagName }) => tagName === 'link');
      const ofRel = (rel: string) => links.filter((link) => attribute(link, 'rel') === rel);
      expect(ofRel('canonical').map((link) => attribute(link, 'href'))).toEqual([
        addresses[language],
      ]);
      expect(
        Object.fromEntries(
          ofRel('alternate').map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]),
        ),
      ).toEqual(pairs);
      const listed = page.filter(
        (link) =>
          link.tagName === 'a' && attribute(link, 'hreflang') && !attribute(link, 'data-if'),
      );
      expect(
        listed.map((link) => [attribute(link, 'lang'), attribute(link, 'href'), textOf(link)]),
      ).toEqual(
        all.map((other) => [other, `/download/${folderOf(other)}${place}`, languages[other].name]),
      );
      expect(
        listed
          .filter((link) => attribute(link, 'aria-current'))
          .map((link) => attribute(link, 'lang')),
      ).toEqual([language]);
    }
  });
}

test('every page says its language to machines too, under one policy, with one script and one style', () => {
  const partsOf = (language: Language) => {
    const page = elementsAt(folderOf(language));
    const named = (name: string, value: string) =>
      page.filter((element) => attribute(element, name) === value);
    const metas = (property: string) =>
      named('property', property).map((meta) => attribute(meta, 'content'));
    return {
      locale: metas('og:locale'),
      others: metas('og:locale:alternate').sort(),
      data: named('type', 'application/ld+json').map((script) => JSON.parse(textOf(script))),
      policies: named('http-equiv', 'Content-Security-Policy').map((one) =>
        attribute(one, 'content'),
      ),
      classes: new Set(page.flatMap((one) => (attribute(one, 'class') ?? '').split(/\s+/))),
    };
  };
  const own = partsOf('en');
  for (const language of all) {
    const { locale, others, data, policies, classes } = partsOf(language);
    expect(locale).toEqual([languages[language].openGraph]);
    expect(others).toEqual(
      all
        .filter((other) => other !== language)
        .map((other) => languages[other].openGraph)
        .sort(),
    );
    expect(data[0].mainEntityOfPage.inLanguage).toBe(language);
    expect(policies).toEqual(own.policies);
    // A class that only a translation had would have no style.
    expect([...classes].filter((name) => !own.classes.has(name))).toEqual([]);
  }
  const sitemap = readFileSync(path.join(built, 'download', 'sitemap.xml'), 'utf8');
  for (const [, address] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g))
    expect(() => htmlAt(`${address}`.slice(`${site}/download/`.length))).not.toThrow();
});

test('hosts take the pages for pages', () => {
  const headers = readFileSync(path.join(built, '_headers'), 'utf8');
  for (const language of all.slice(1))
    expect(headers).toMatch(
      new RegExp(
        `^/download/${language}/\\*\\n(  .*\\n)*  Content-Security-Policy: (?!.*sandbox)`,
        'm',
      ),
    );
});

async function opened(
  browser: Browser,
  place: string,
  { locale = 'en-US', width = 1280, javaScriptEnabled = true } = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale,
    javaScriptEnabled,
    viewport: { width, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${origin}/download/${place}`);
  return page;
}

const offers = (page: Page) => page.locator('[data-if^="in-"]:visible');

test('without JavaScript the German page is German, and leads to every other one and back', async ({
  browser,
}) => {
  const page = await opened(browser, '', { javaScriptEnabled: false, locale: 'de-DE' });
  await expect(offers(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
  expect(new URL(page.url()).pathname).toBe('/download/de/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen Notes herunterladen');
  await expect(page.getByText('Notizen, die auf dem eigenen Rechner bleiben.')).toBeVisible();
  // The notes are there in English and Arabic.
  await expect(page.locator('.release-notes').first()).toHaveAttribute('lang', 'en');
  await page
    .locator('footer')
    .getByRole('link', { name: /^Schlüssel/ })
    .click();
  expect(new URL(page.url()).pathname).toBe('/download/de/verify/');
  await page.getByRole('link', { name: 'العربية' }).click();
  expect(new URL(page.url()).pathname).toBe('/download/ar/verify/');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
});

test('a visitor whose browser prefers a language that there is gets one line in that', async ({
  browser,
}) => {
  const offered = async (place: string, ...preferred: string[]) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript((tags) => {
      Object.defineProperty(navigator, 'languages', { value: tags });
      new PerformanceObserver((list) => {
        // One of 200 loads on a throttled CPU has 0.00015, for a sign of 11 px; a line that came late would be 100 times that.
        if (list.getEntries().some((shift) => Reflect.get(shift, 'value') > 0.001))
          document.title = 'shifted';
      }).observe({ type: 'layout-shift', buffered: true });
    }, preferred);
    await page.goto(`${origin}/download/${place}`, { waitUntil: 'networkidle' });
    expect(await page.title()).not.toBe('shifted');
    expect(new URL(page.url()).pathname).toBe(`/download/${place}`);
    expect(await context.cookies()).toEqual([]);
    const said = await offers(page).evaluateAll((links) =>
      links.map((link) => [link.getAttribute('lang'), link.textContent]),
    );
    await context.close();
    return said;
  };
  expect(await offered('', 'de-AT', 'en')).toEqual([['de', 'Diese Seite auf Deutsch']]);
  expect(await offered('', 'sv', 'ar-EG', 'en')).toEqual([['ar', 'هذه الصفحة بالعربية']]);
  expect(await offered('', 'zh-CN')).toEqual([['zh-Hans', '本页的简体中文版']]);
  expect(await offered('', 'zh-TW', 'en')).toEqual([]);
  // In simplified characters, wherever that is read.
  expect(await offered('', 'zh-Hans-HK')).toEqual([['zh-Hans', '本页的简体中文版']]);
  // The tags mean the same in capitals, and the old one of Hebrew the same as the new one.
  expect(await offered('', 'DE-de')).toEqual([['de', 'Diese Seite auf Deutsch']]);
  expect(await offered('', 'iw-IL')).toEqual([['he', 'הדף הזה בעברית']]);
  expect(await offered('', 'en-GB', 'de')).toEqual([]);
  expect(await offered('', 'sv')).toEqual([]);
  expect(await offered('de/', 'de')).toEqual([]);
  expect(await offered('ar/', 'en-US', 'ar')).toEqual([['en', 'This page in English']]);
});

test('what the address asks for is kept from language to language, and found in each', async ({
  browser,
}) => {
  const page = await opened(browser, '?version=3.1.0&os=windows&cpu=x64', { locale: 'de-DE' });
  await page.getByRole('link', { name: 'Diese Seite auf Deutsch' }).click();
  expect(page.url()).toBe(`${origin}/download/de/?version=3.1.0&os=windows&cpu=x64`);
  // Its page is in English alone.
  const about = page.locator('[data-about]');
  await expect(about).toContainText('It could lose the last note on Windows.');
  await expect(about.locator('> *').first()).toHaveAttribute('lang', 'en');
  await page.goto(`${origin}/download/ar/?os=mac&cpu=arm64&format=dmg`);
  await expect(page.locator('[data-asked-link]')).toHaveAttribute('href', /\.dmg$/);
});

test('the check speaks the language of its page', async ({ browser }) => {
  const page = await opened(browser, 'de/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('nothing of ours'),
  });
  await expect(page.locator('[data-checks] [data-kind]').first()).toContainText(/Datei/);
  await expect(page.locator('html')).toHaveAttribute('data-woken', 'awake');
});

for (const language of ['de', 'ar'] as const) {
  for (const width of [320, 1280]) {
    test(`${language}: nothing overflows and everybody can use it at ${width} px`, async ({
      browser,
    }) => {
      for (const place of ['', 'verify/']) {
        // With the line that offers another language.
        const page = await opened(browser, `${language}/${place}`, { width, locale: 'fr' });
        await page.evaluate(() =>
          document.querySelectorAll('details').forEach((details) => {
            details.open = true;
          }),
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
        const { violations } = await new AxeBuilder({ page })
          .options({ rules: { 'target-size': { enabled: true } } })
          .analyze();
        expect(violations).toEqual([]);
        await page.context().close();
      }
    });
  }
}

test('from right to left what is written from left to right stays so', async ({ browser }) => {
  const page = await opened(browser, 'ar/', { javaScriptEnabled: false });
  const directions = await page
    .locator('[data-file] > a, code')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).direction));
  expect(new Set(directions)).toEqual(new Set(['ltr']));
  const chevron = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part, '::before').transform);
  // rotate(135deg): it points to the left, where the text goes on.
  expect(await chevron('.release-details:not([open]) > summary')).toMatch(/^matrix\(-0\.707/);
});

test('from right to left the version stands behind a name that is written so too', async ({
  browser,
}) => {
  const page = await opened(browser, 'he/', { javaScriptEnabled: false });
  const [name, version] = await page.locator('#all-files + p').evaluate((line) => {
    const leftOf = (text: string) => {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode() && !texts.currentNode.textContent?.includes(text));
      range.selectNodeContents(texts.currentNode);
      return range.getBoundingClientRect().left;
    };
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      texts.currentNode.textContent =
        texts.currentNode.textContent?.replace('Lumen Notes', 'פתקי אור') ?? null;
    return [leftOf('פתקי'), leftOf('3.2.0')];
  });
  expect(version).toBeLessThan(name ?? 0);
});
