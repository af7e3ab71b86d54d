import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { languages, type Language } from '../catalogue/languages';
import { wordsOf } from '../catalogue/vocabulary';
import { launchChrome } from '../fixtures/chrome';
import { environments } from '../fixtures/environments';
import { createStaticServer } from '../publisher/serve';

// `npm run pictures:languages`: what `npm run build` has made in every language, on a phone and on a desktop, in both
// themes, as pictures below .cache/languages to look at side by side (index.html). Names every page that is wider than its
// window. Signs for Arabic, Hebrew, Chinese, Japanese and Korean need fonts of the system (fonts-noto-core, fonts-noto-cjk).

const folder = path.join('.cache', 'languages');
const screens = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;
const pages = ['', 'verify/'];

mkdirSync(folder, { recursive: true });
const server = createStaticServer('out');
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const folderOf = (language: Language) => (language === 'en' ? '' : `${language}/`);
const visitor = environments.find(({ os, cpu }) => os === 'windows' && cpu === 'x64');
const browser = await launchChrome();
const pictures: string[] = [];
const tooWide: string[] = [];

for (const viewport of screens)
  for (const colorScheme of themes)
    for (const place of pages)
      for (const language of wordsOf(languages)) {
        const address = `/download/${folderOf(language)}${place}`;
        const page = await browser.newPage({
          viewport,
          colorScheme,
          userAgent: visitor?.userAgent,
          locale: 'de',
        });
        await page.goto(`http://127.0.0.1:${port}${address}`, { waitUntil: 'networkidle' });
        const name = `${viewport.width}-${colorScheme}-${place.replace('/', '-')}${language}.png`;
        await page.screenshot({ path: path.join(folder, name) });
        pictures.push(name);
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          tooWide.push(`${address} at ${viewport.width} px`);
        await page.close();
      }
await browser.close();
server.close();

writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Languages</title>${pictures
    .map(
      (name) => `<figure><img src="${name}" width="480"><figcaption>${name}</figcaption></figure>`,
    )
    .join('')}<style>figure{display:inline-block;margin:8px;vertical-align:top}</style>`,
);
console.log(`${pictures.length} pictures in ${folder}. Wider than the window: ${tooWide.length}`);
for (const one of tooWide) console.log(`  ${one}`);
