import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { findProgram } from '../../../fixtures/hosts';
import { temporaryFolder } from '../../../fixtures/programs';
import { deploy } from '../../../publisher/commands/deploy';

jest.setTimeout(60_000);

const folder = temporaryFolder();

function files(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** A project whose build number `i` has a page, a script and a list of its own, and a release page of its own. */
function build(root: string, i: number): void {
  rmSync(path.join(root, 'out'), { recursive: true, force: true });
  for (const [name, text] of Object.entries({
    _headers: '/*',
    'download/index.html': `page ${i}`,
    'download/index.html.gz': `copy ${i}`,
    [`download/releases/${i}/index.html`]: `release ${i}`,
    [`download/static/chunks/page-${i}.js`]: `script ${i}`,
    'download/static/chunks/app.js': 'app',
    [`download/check/list${i}.json`]: `list ${i}`,
    'download/check/newest.json': `newest ${i}`,
    'download/releases.json': `catalogue ${i}`,
    [`download/files/${i}/app.zip`]: `app ${i}`,
  })) {
    mkdirSync(path.dirname(path.join(root, 'out', name)), { recursive: true });
    writeFileSync(path.join(root, 'out', name), text);
  }
}

/** A remote shell that runs on this machine what it shall run on a host. */
function localShell(): string {
  const shell = path.join(folder, 'shell');
  writeFileSync(shell, '#!/bin/sh\n# -l user host\nshift 3\nexec sh -c "$*"\n');
  chmodSync(shell, 0o755);
  return shell;
}

const targets: [name: string, to: (place: string) => string][] = [
  ['a folder', (place) => place],
  ['a host, with rsync', (place) => `somebody@example.org:${place}`],
];

describe.each(targets)('to %s', (name, to) => {
  const hasProgram = name === 'a folder' || findProgram('rsync') !== undefined;
  const testOn = hasProgram ? test : test.skip;
  const root = path.join(folder, name, 'project');
  const place = path.join(folder, name, 'served');
  beforeAll(() => {
    process.env.RSYNC_RSH = localShell();
    mkdirSync(path.join(place, 'download'), { recursive: true });
    writeFileSync(path.join(place, 'index.html'), 'home');
    writeFileSync(path.join(place, 'download', 'own.txt'), 'of the site');
  });
  afterAll(() => {
    delete process.env.RSYNC_RSH;
  });

  testOn(
    'keeps what is not of the page, the scripts and lists of three publishes, and nothing else of an old one [rsync]',
    async () => {
      for (const i of [1, 2, 3, 4, 5]) {
        build(root, i);
        expect(await deploy(path.join(root, 'out'), to(place))).toMatchObject({ ok: true });
      }
      expect(files(place)).toEqual([
        'download/.publishes.json',
        'download/check/list3.json',
        'download/check/list4.json',
        'download/check/list5.json',
        'download/check/newest.json',
        'download/files/5/app.zip',
        'download/index.html',
        'download/index.html.gz',
        'download/own.txt',
        'download/releases.json',
        'download/releases/5/index.html',
        'download/static/chunks/app.js',
        'download/static/chunks/page-3.js',
        'download/static/chunks/page-4.js',
        'download/static/chunks/page-5.js',
        'index.html',
      ]);
      // A server answers 403 for an empty folder. With rsync they stay.
      if (name === 'a folder')
        expect(readdirSync(path.join(place, 'download/releases'))).toEqual(['5']);
      expect(readFileSync(path.join(place, 'download/index.html'), 'utf8')).toBe('page 5');
      expect(readFileSync(path.join(place, 'index.html'), 'utf8')).toBe('home');
    },
  );

  testOn('rolls back, and leaves alone what is the same [rsync]', async () => {
    const app = path.join(place, 'download/static/chunks/app.js');
    const { mtimeMs, ino } = statSync(app);
    build(root, 4);
    await deploy(path.join(root, 'out'), to(place));
    expect(readFileSync(path.join(place, 'download/check/newest.json'), 'utf8')).toBe('newest 4');
    expect(files(place)).toContain('download/static/chunks/page-5.js');
    expect(files(place)).not.toContain('download/releases/5/index.html');
    expect(statSync(app).ino).toBe(ino);
    if (name === 'a folder') expect(statSync(app).mtimeMs).toBe(mtimeMs);
  });

  testOn(
    'refuses a record that names files outside, and a project that is not built [rsync]',
    async () => {
      writeFileSync(
        path.join(place, 'download/.publishes.json'),
        '[["../../project/out/_headers"]]',
      );
      await expect(deploy(path.join(root, 'out'), to(place))).rejects.toThrow('.publishes.json');
      expect(files(path.join(root, 'out'))).toContain('_headers');
      rmSync(path.join(place, 'download/.publishes.json'));
      rmSync(path.join(root, 'out'), { recursive: true });
      await expect(deploy(path.join(root, 'out'), to(place))).rejects.toThrow(
        'out/download/index.html: it is missing. Build the site first: npm run build',
      );
    },
  );
});

const testWithRsync = findProgram('rsync') ? test : test.skip;

testWithRsync('says what rsync said of a host that is not there [rsync]', async () => {
  process.env.RSYNC_RSH = 'false';
  build(path.join(folder, 'unreachable'), 1);
  await expect(
    deploy(path.join(folder, 'unreachable', 'out'), 'nowhere.invalid:/srv'),
  ).rejects.toThrow(/rsync failed with status \d+/);
  delete process.env.RSYNC_RSH;
});
