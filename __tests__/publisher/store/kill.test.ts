import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Catalogue } from '../../../catalogue/schema';
import { projects, release, sha256, start, zip, type Project } from '../project';

jest.setTimeout(600_000);
const newProject = projects();
const killer = path.join(__dirname, 'kill-at.mjs');

/** A project with 1.0 published, and in its folder other content for one of the files and a new file. */
async function prepared(): Promise<Project> {
  const project = newProject();
  project.write({});
  project.put('app-windows-x64.zip', zip('old'));
  await project.run('add', project.dist, '--version', '1.0', '--date', '2026-01-01');
  project.put('app-windows-x64.zip', zip('new'));
  project.put('app-macos-arm64.zip', zip('mac'));
  return project;
}

function copyOf(project: Project): Project {
  const copy = newProject();
  for (const folder of [copy.download, copy.dist]) rmSync(folder, { recursive: true });
  cpSync(project.root, copy.root, { recursive: true });
  return copy;
}

const adding = (project: Project) => [
  'add',
  project.dist,
  '--version',
  '1.0',
  '--replace',
  '--root',
  project.root,
];

function expectWhole(project: Project): void {
  const catalogue: Catalogue = project.catalogue();
  for (const file of catalogue.releases.flatMap(({ files }) => files)) {
    expect(sha256(readFileSync(path.join(project.download, file.url)))).toBe(file.sha256);
  }
}

test('killed before any of its changes, the command leaves the old catalogue or the new one, each with its files; the next one cleans up', async () => {
  const origin = await prepared();
  const finished = copyOf(origin);
  const whole = await release(adding(finished));
  expect(whole.code).toBe(0);
  const [before, after] = [origin.catalogueText(), finished.catalogueText()];
  const seen = new Set<string>();

  const killedAt = async (n: number): Promise<boolean> => {
    const project = copyOf(origin);
    const ran = await start(adding(project), { preload: killer, env: { KILL_AT: String(n) } })
      .ended;
    if (ran.code === 0) return false;
    expect(ran.code).toBeNull();
    seen.add(project.catalogueText());
    expectWhole(project);
    // What was finished before the end is not said again.
    expect(['', whole.stderr]).toContain((await release(adding(project))).stderr);
    expect(project.catalogueText()).toBe(after);
    expect(project.published()).toEqual(finished.published());
    return true;
  };
  let n = 1;
  while (await killedAt(n)) n++;
  expect(n).toBeGreaterThan(15);
  expect(seen).toEqual(new Set([before, after]));
});

test('killed at any time, it leaves a whole catalogue', async () => {
  const origin = await prepared();
  const finished = copyOf(origin);
  const started = Date.now();
  await start(adding(finished)).ended;
  const lasts = Date.now() - started;
  for (let i = 1; i <= 8; i++) {
    const project = copyOf(origin);
    const { child, ended } = start(adding(project));
    setTimeout(() => child.kill('SIGKILL'), (lasts * i) / 8);
    await ended;
    expect([origin.catalogueText(), finished.catalogueText()]).toContain(project.catalogueText());
    expectWhole(project);
  }
});

test('two commands at once both get their files in', async () => {
  const project = newProject();
  project.write({});
  const [windows, mac] = [
    project.put('app-windows-x64.zip', zip('a')),
    project.put('app-macos-arm64.zip', zip('b')),
  ];
  const ran = await Promise.all(
    [windows, mac].map(
      (file) => start(['add', file, '--version', '1.0', '--root', project.root]).ended,
    ),
  );
  expect(ran.map(({ code }) => code)).toEqual([0, 0]);
  expect(
    project
      .catalogue()
      .releases[0]?.files.map(({ name }) => name)
      .sort(),
  ).toEqual(['app-macos-arm64.zip', 'app-windows-x64.zip']);
});
