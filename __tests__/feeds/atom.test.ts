import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueSchema } from '../../catalogue/schema';
import { catalogues, desktop, odd, rootSite, site } from '../../fixtures/catalogues';
import { run, temporaryFolder, testWith } from '../../fixtures/programs';
import { textOf } from './rendered';

const folder = temporaryFolder();

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** What an XPath expression finds in a document, by xmllint. */
function xpath(file: string, expression: string): string {
  const { status, stdout, stderr } = run('xmllint', ['--nonet', '--xpath', expression, file]);
  if (status !== 0) throw new Error(stderr);
  return stdout.replace(/\n$/, '');
}

const atom = (local: string) =>
  `*[local-name()="${local}" and namespace-uri()="http://www.w3.org/2005/Atom"]`;

testWith('jing', 'the feed of every catalogue is Atom by RFC 4287', () => {
  const schema = join('__tests__', 'feeds', 'atom.rnc');
  for (const [name, catalogue] of Object.entries(catalogues)) {
    const { status, stdout } = run('jing', [
      '-c',
      schema,
      written(`${name}.xml`, textOf(catalogue, site, 'download/feed.xml')),
    ]);
    expect([status, stdout]).toEqual([0, '']);
  }
  const broken = textOf(desktop, site, 'download/feed.xml').replace(/<updated>.*?<\/updated>/, '');
  expect(run('jing', ['-c', schema, written('broken.xml', broken)]).status).toBe(1);
});

testWith('xmllint', 'ids are unique, and a reader gets every name and note back as it was', () => {
  const file = written('odd.xml', textOf(odd, rootSite, 'download/feed.xml'));
  const count = Number(xpath(file, `count(//${atom('entry')})`));
  expect(count).toBe(odd.releases.length);
  const ids = Array.from({ length: count }, (_, i) =>
    xpath(file, `string((//${atom('entry')}/${atom('id')})[${i + 1}])`),
  );
  expect(new Set(ids).size).toBe(count);
  expect(xpath(file, `string(/${atom('feed')}/${atom('subtitle')})`)).toBe(odd.product.summary);
  const titles = ids.map((_, i) =>
    xpath(file, `string((//${atom('entry')}/${atom('title')})[${i + 1}])`),
  );
  expect(titles).toContain(`${odd.product.name} ${odd.releases[0]?.version}`);
  const html = xpath(
    file,
    `string((//${atom('entry')}[contains(${atom('published')}, "2026")])[1]/${atom('content')})`,
  );
  expect(html).not.toMatch(/<b>|\u0001/);
});

testWith('xmllint', 'a withdrawal moves its entry up under the id it always had', () => {
  const before = catalogueSchema.parse({
    ...desktop,
    releases: desktop.releases.map((release) => ({ ...release, withdrawn: undefined })),
  });
  const [old, now] = [before, desktop].map((catalogue, i) =>
    written(`${i}.xml`, textOf(catalogue, site, 'download/feed.xml')),
  );
  const of310 = `//${atom('entry')}[contains(${atom('id')}, "v3.1.0")]`;
  expect(xpath(now ?? '', `string(${of310}/${atom('id')})`)).toBe(
    xpath(old ?? '', `string(${of310}/${atom('id')})`),
  );
  expect(xpath(now ?? '', `string(${of310}/${atom('link')}/@href)`)).toBe(
    'https://downloads.example.org/lumen/download/releases/3.1.0/',
  );
  expect(xpath(old ?? '', `string(${of310}/${atom('updated')})`)).toBe('2026-02-01T00:00:00Z');
  expect(xpath(now ?? '', `string((//${atom('entry')})[1]/${atom('updated')})`)).toBe(
    '2026-06-01T00:00:00Z',
  );
  expect(xpath(now ?? '', `string((//${atom('entry')})[1]/${atom('title')})`)).toBe(
    'Lumen Notes 3.1.0 is withdrawn',
  );
  expect(xpath(now ?? '', `string(/${atom('feed')}/${atom('updated')})`)).toBe(
    '2026-06-01T00:00:00Z',
  );
});
