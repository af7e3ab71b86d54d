import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Catalogue } from '../../../catalogue/schema';
import { permanentLinks } from '../../../feeds/permanent-links';
import { redirectsOf } from '../../../feeds/redirects';
import { desktop, odd, rootSite, tool } from '../../../fixtures/catalogues';
import { exportedProject } from '../../../fixtures/exported';
import { findProgram, hosts, startHost } from '../../../fixtures/hosts';
import { finish } from '../../../publisher/export/finish';
import { renderFeeds } from '../../../publisher/export/write-feeds';

jest.setTimeout(120_000);

const strangeAddress = (url: string, i: number) =>
  i % 2 ? `files/ü-(${i}):*%25$x;{y}'.zip` : `${url}?a='$1%20;{y}"&b=%{0}`;
const strange: Catalogue = {
  ...odd,
  releases: odd.releases.map((release) => ({
    ...release,
    files: release.files.map((file, i) => ({ ...file, url: strangeAddress(file.url, i) })),
  })),
};

/** What a reader of each written file may be told about it, by the rules of its format. */
const rightTypes: [place: RegExp, type: RegExp][] = [
  [/\.meta4$/, /^application\/metalink4\+xml$/],
  // Cloudflare still says what was usual before RFC 9512.
  [/\.ya?ml$/, /^(application|text)\/yaml/],
  [/\.json$/, /^application\/json/],
  [/\.xml$/, /^(application|text)\/xml/],
  [/\.png$/, /^image\/png$/],
  [/(SHA256SUMS|PKGBUILD|\.(sha256|sh|ps1|rb|nix|txt))$/, /^text\/plain; ?charset=utf-8$/i],
];

/** A project as a build leaves it, with every feed of the catalogue in its place. */
async function builtProject(catalogue: Catalogue): Promise<{ root: string; places: string[] }> {
  const { files } = renderFeeds(catalogue, rootSite);
  const root = await exportedProject({});
  for (const { path: place, content } of files) {
    mkdirSync(path.dirname(path.join(root, 'out', place)), { recursive: true });
    writeFileSync(path.join(root, 'out', place), content);
  }
  await finish(root, '', redirectsOf(catalogue, ''));
  return { root, places: files.map((file) => file.path) };
}

// Firebase puts a & behind a query.
const same = (address: string) =>
  decodeURIComponent(address.replace(/%(?![0-9A-F]{2})/gi, '%25').replace(/&$/, ''));
const built: Record<string, Promise<{ root: string; places: string[] }>> = {};
const catalogues = { desktop, tool, strange };
afterAll(async () => {
  for (const { root } of await Promise.all(Object.values(built))) rmSync(root, { recursive: true });
});

for (const host of hosts.filter(({ plain }) => !plain)) {
  const program = findProgram(host.program);
  const testOn = program
    ? test.each(Object.entries(catalogues))
    : test.skip.each(Object.entries(catalogues));

  testOn(
    `${host.name} leads every permanent link of the %s catalogue to its file, and says the right type of every output [${host.program}]`,
    async (name, catalogue) => {
      const { root, places } = await (built[name] ??= builtProject(catalogue));
      const { origin, stop } = await startHost(host, program ?? '', root, '');
      try {
        const links = permanentLinks(catalogue);
        expect(links.length).toBeGreaterThan(3);
        for (const { path: link, target } of links) {
          const response = await fetch(`${origin}/download/${link}`, { redirect: 'manual' });
          await response.arrayBuffer();
          // Firebase cannot be told every strange address.
          if (host.program === 'superstatic' && name === 'strange' && response.status === 404)
            continue;
          expect([link, response.status]).toEqual([link, 302]);
          const expected = new URL(target, `${origin}/download/`).href;
          expect(same(new URL(response.headers.get('location') ?? '', origin).href)).toBe(
            same(expected),
          );
        }
        // One of each kind in each folder; for a strange catalogue the names differ, the types don't.
        const kinds = new Map(
          places.map((place) => [
            path.dirname(place).split('/').slice(0, 3).join('/') + path.extname(place),
            place,
          ]),
        );
        for (const place of name === 'strange' ? [] : kinds.values()) {
          const response = await fetch(
            `${origin}/${place.split('/').map(encodeURIComponent).join('/')}`,
          );
          await response.arrayBuffer();
          const right = rightTypes.find(([pattern]) => pattern.test(place))?.[1];
          expect([place, response.status]).toEqual([place, 200]);
          expect(`${place}: ${response.headers.get('content-type')}`).toMatch(
            new RegExp(`: ${right?.source.slice(1)}`, 'i'),
          );
        }
      } finally {
        stop();
      }
    },
  );
}
