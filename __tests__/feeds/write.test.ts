import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueSchema } from '../../catalogue/schema';
import { feedInput } from '../../feeds/material';
import { feeds, textFeedIds } from '../../feeds/table';
import { catalogues, desktop, rootSite, site, tool } from '../../fixtures/catalogues';
import { run, temporaryFolder, testWith } from '../../fixtures/programs';
import { renderFeeds, writeFeeds } from '../../publisher/export/write-feeds';
import { textOf } from './rendered';

const folder = temporaryFolder();

test.each(Object.entries(catalogues))(
  'two runs over the %s catalogue give the same bytes',
  (_, catalogue) => {
    const again = catalogueSchema.parse(JSON.parse(JSON.stringify(catalogue)));
    expect(renderFeeds(again, rootSite)).toEqual(renderFeeds(catalogue, rootSite));
  },
);

test.each(Object.entries(catalogues))(
  'every feed of the %s catalogue is written where its page link leads, or says what it needs',
  (_, catalogue) => {
    for (const address of [null, site, rootSite]) {
      const { files, skipped } = renderFeeds(catalogue, address);
      const places = files.map(({ path }) => path);
      expect(new Set(places).size).toBe(places.length);
      const input = feedInput(catalogue, address);
      const found = textFeedIds.map((id) => feeds[id].find(input));
      expect(found.filter((material) => 'lacks' in material)).toHaveLength(skipped.length);
      textFeedIds.forEach((id, i) => {
        const material = found[i];
        if (material && !('lacks' in material)) expect(places).toContain(feeds[id].path(material));
      });
    }
  },
);

test('without the site’s address everything that has to name the site is left out with the reason', () => {
  const { files, skipped } = renderFeeds(tool, null);
  expect(files.map(({ path }) => path)).not.toContain('download/feed.xml');
  expect(skipped).toContain(
    'Atom: not written, it needs the site’s address: build with SITE_URL=https://….',
  );
});

test('a site in a folder of its host gets no files that are looked for at the root only', () => {
  const places = renderFeeds(desktop, site).files.map(({ path }) => path);
  expect(places).not.toContain('robots.txt');
  expect(renderFeeds(desktop, rootSite).files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['robots.txt', '.well-known/security.txt']),
  );
});

test('a catalogue without releases gets no feeds and no error', () => {
  const { files, skipped } = renderFeeds({ ...desktop, releases: [] }, site);
  expect(files).toEqual([]);
  expect(skipped).toHaveLength(textFeedIds.length);
});

test('a file that the publisher put at the same place is kept, with a line that says so', async () => {
  const out = join(folder, 'own');
  mkdirSync(join(out, 'download', 'update'), { recursive: true });
  writeFileSync(join(out, 'download', 'update', 'latest.yml'), 'version: mine\n');
  const report = writeFeeds(out, [renderFeeds(desktop, site)]);
  expect(readFileSync(join(out, 'download', 'update', 'latest.yml'), 'utf8')).toBe(
    'version: mine\n',
  );
  expect(report.skipped).toContain(
    'download/update/latest.yml: not written, since public/download/update/latest.yml exists.',
  );
  expect(report.written).toContain('download/update/beta.yml');
});

test('the newest release of each channel stands in latest.json with full addresses', () => {
  const beside = {
    ...tool,
    releases: tool.releases.map((release) => ({
      ...release,
      files: release.files.map((file) => ({ ...file, url: `files/${file.name}` })),
    })),
  };
  const { releases } = JSON.parse(textOf(beside, site, 'download/latest.json'));
  expect(Object.keys(releases)).toEqual(['stable']);
  expect(releases.stable.version).toBe('1.10.0');
  expect(releases.stable.files[0].url).toBe(
    'https://downloads.example.org/lumen/download/files/brisk-1.10.0-x86_64-linux-gnu.tar.gz',
  );
  expect(Object.keys(JSON.parse(textOf(desktop, site, 'download/latest.json')).releases)).toEqual([
    'stable',
    'beta',
  ]);
});

interface GoRelease {
  version: string;
  stable: boolean;
  files: {
    filename: string;
    os: string;
    arch: string;
    sha256: string;
    size: number;
    kind: string;
  }[];
}

test('a script that reads go.dev/dl finds the file for its GOOS and GOARCH', () => {
  const releases: GoRelease[] = JSON.parse(textOf(tool, null, 'download/go.json'));
  const found = releases
    .find(({ stable }) => stable)
    ?.files.filter(
      ({ os, arch, kind }) => os === 'darwin' && arch === 'arm64' && kind === 'archive',
    );
  expect(found?.map(({ filename }) => filename)).toEqual(['brisk-1.10.0-universal-macos.tar.gz']);
  const [beta, stable] = JSON.parse(textOf(desktop, null, 'download/go.json'));
  expect([beta.version, beta.stable, stable.version, stable.stable]).toEqual([
    '3.3.0-beta.1',
    false,
    '3.2.0',
    true,
  ]);
});

testWith(
  'sha256sum',
  'sha256sum -c accepts the right files and names the wrong one, whatever they are called',
  async () => {
    const out = join(folder, 'sums');
    const text = {
      right: 'the right bytes',
      'it\'s "odd" & $(touch hacked) \u200Fname': 'other bytes',
      '-rf': 'third',
    };
    const { createHash } = await import('node:crypto');
    const files = Object.entries(text).map(([name, content]) => ({
      name,
      url: `https://dl.example.org/${encodeURIComponent(name)}`,
      size: 1,
      sha256: createHash('sha256').update(content).digest('hex'),
    }));
    const catalogue = catalogueSchema.parse({
      catalogueVersion: 1,
      product: { name: 'P', summary: 'S' },
      releases: [{ version: '1.0', date: '2026-01-01', files }],
    });
    writeFeeds(out, [renderFeeds(catalogue, site)]);
    const sums = join(out, 'download', 'checksums', '1.0');
    for (const [name, content] of Object.entries(text)) writeFileSync(join(sums, name), content);
    expect(run('sha256sum', ['--strict', '-c', 'SHA256SUMS'], { cwd: sums }).status).toBe(0);
    expect(run('sha256sum', ['--strict', '-c', 'right.sha256'], { cwd: sums }).stdout).toBe(
      'right: OK\n',
    );
    writeFileSync(join(sums, 'right'), 'damaged');
    const wrong = run('sha256sum', ['--strict', '-c', 'SHA256SUMS'], { cwd: sums });
    expect([wrong.status, wrong.stdout.split('\n')[0]]).toEqual([1, 'right: FAILED']);
    const all = readFileSync(join(out, 'download', 'checksums', 'SHA256SUMS'), 'utf8');
    expect(all.split('\n')[0]).toBe(`${files[0]?.sha256}  1.0/right`);
  },
);

test('files with names at the limit of the file system are listed, and nothing fails', async () => {
  const report = writeFeeds(join(folder, 'odd'), [renderFeeds(catalogues.odd, rootSite)]);
  expect(report.written.some((place) => place.endsWith('/SHA256SUMS'))).toBe(true);
  expect(report.written.every((place) => !place.split('/').includes('..'))).toBe(true);
});
