import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The package as `npm pack` makes it, where a publisher has installed it. Only what package.json calls a dependency is
// there, linked from this project, since an installation from the registry takes minutes.

jest.setTimeout(600_000);

const top = mkdtempSync(path.join(tmpdir(), 'packed-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

const own = JSON.parse(readFileSync('package.json', 'utf8'));

function run(program: string, args: string[], cwd: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return { status, stdout, output: stdout + stderr };
}

/** A folder of a publisher with the packed file installed; its name has a space. */
function installed(): string {
  const packed = run('npm', ['pack', '--silent', '--pack-destination', top], process.cwd());
  expect(packed).toMatchObject({ status: 0 });
  const folder = path.join(top, 'my software');
  const modules = path.join(folder, 'node_modules');
  const home = path.join(modules, own.name);
  mkdirSync(home, { recursive: true });
  const file = path.join(top, packed.stdout.trim().split('\n').at(-1) ?? '');
  expect(run('tar', ['xzf', file, '-C', home, '--strip-components=1'], top).status).toBe(0);
  for (const name of Object.keys(own.dependencies)) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.resolve('node_modules', name), path.join(modules, name));
  }
  mkdirSync(path.join(modules, '.bin'));
  symlinkSync(path.join(home, own.bin[own.name]), path.join(modules, '.bin', own.name));
  return folder;
}

/** Every file below a folder with the hash of its bytes. */
function hashes(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [
      path.relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

const folder = installed();
const page = (args: string[], cwd = folder, env: Record<string, string> = {}) =>
  run(path.join(folder, 'node_modules', '.bin', own.name), args, cwd, env);

test('the package holds no test, no sample, no machine’s path', () => {
  const home = path.join(folder, 'node_modules', own.name);
  const names = [...hashes(home).keys()];
  expect(names.filter((name) => /^(__tests__|fixtures|sample|bench|fuzz)/.test(name))).toEqual([]);
  const naming = names.filter((name) =>
    readFileSync(path.join(home, name)).includes(process.cwd()),
  );
  expect(naming).toEqual([]);
});

test('from the packed file to a page in two commands, with nothing of ours in the folder', () => {
  const empty = page(['list']);
  expect(empty.output).toContain('npx download-page');
  cpSync(
    path.join('fixtures', 'metadata', 'github-bottom.json'),
    path.join(folder, 'release.json'),
  );
  const added = page(['import', 'release.json', '--product', 'bottom', '--summary', 'A viewer.']);
  expect(added).toMatchObject({ status: 0 });
  const built = page(['build', '--site-url', 'https://user.github.io/bottom']);
  expect(built).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(folder, 'out/download/index.html'), 'utf8')).toContain(
    'https://user.github.io/bottom/download/',
  );
  for (const beside of ['releases', 'de'])
    expect(readFileSync(path.join(folder, `out/download/${beside}/index.html`), 'utf8')).toContain(
      'href="/bottom/download/',
    );
  expect(readdirSync(folder).sort()).toEqual(
    ['.cache', 'hosting', 'node_modules', 'out', 'public', 'release.json'].sort(),
  );
  expect(readFileSync(path.join(folder, '.cache/release/.gitignore'), 'utf8')).toBe('*\n');
  expect(existsSync(path.join(folder, '.cache/release/build'))).toBe(false);
});

test('the preview shows the page with what the package brings, and asks for nothing more', async () => {
  const preview = spawn(path.join(folder, 'node_modules', '.bin', own.name), ['dev'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: '0', NODE_ENV: 'development' },
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (data: Buffer) => {
      said += data.toString();
      const [, found] = /Preview at (\S+)/.exec(said) ?? [];
      if (found) resolve(found);
      if (/Installing/.test(said)) reject(new Error(said));
    };
    preview.stdout.on('data', listen);
    preview.stderr.on('data', listen);
    preview.on('exit', () => reject(new Error(said)));
  });
  const answer = await fetch(address);
  const html = await answer.text();
  if (preview.pid !== undefined) process.kill(-preview.pid, 'SIGKILL');
  expect(answer.status).toBe(200);
  expect(html).toContain('Download bottom');
  expect(said).not.toContain('Installing');
});

test('the package and a copy of the project make the same bytes, of a catalogue anywhere into a folder anywhere', () => {
  const inside = path.join(folder, 'web site');
  cpSync('sample', path.join(inside, 'data'), { recursive: true });
  const ours = path.join(top, 'ours', 'out');
  const env = { SITE_URL: 'https://user.github.io/project/' };
  const first = page(
    ['build', '--whole-site', '--catalogue', 'data/releases.json', '--out', '../made/site'],
    inside,
    env,
  );
  expect(first).toMatchObject({ status: 0 });
  // As `npm --prefix` starts it: from where the user stands.
  const second = run(
    'npm',
    [
      '--prefix',
      process.cwd(),
      'run',
      '--silent',
      'build',
      '--',
      '--out',
      path.relative(inside, ours),
    ].concat(['--catalogue', 'data/releases.json']),
    inside,
    env,
  );
  expect(second).toMatchObject({ status: 0 });
  expect(hashes(path.join(folder, 'made', 'site'))).toEqual(hashes(ours));
  expect(hashes(path.join(folder, 'made', 'hosting'))).toEqual(
    hashes(path.join(top, 'ours', 'hosting')),
  );
});

test('a folder that holds other things is no place for the site', () => {
  for (const out of ['.', '..', 'node_modules', 'public']) {
    const refused = page(['build', '--out', out]);
    expect(`${out} ${refused.status}`).toBe(`${out} 1`);
    expect(refused.output).toContain('which would be gone');
  }
  expect(existsSync(path.join(folder, 'node_modules', own.name))).toBe(true);
});
