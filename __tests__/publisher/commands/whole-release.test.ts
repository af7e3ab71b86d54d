import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projects, release } from '../project';

jest.setTimeout(120_000);
const newProject = projects();

function begun() {
  const project = newProject();
  project.write({});
  return project;
}

/** A GitHub release with files of these names, as its API gives it. */
function githubRelease(tag: string, names: readonly string[]): string {
  return JSON.stringify({
    tag_name: tag,
    node_id: 'x',
    html_url: `https://github.com/acme/app/releases/tag/${tag}`,
    draft: false,
    prerelease: false,
    published_at: '2026-05-31T12:00:00Z',
    assets: names.map((name, i) => ({
      name,
      size: 1,
      digest: `sha256:${String(i).padStart(64, '0')}`,
      browser_download_url: `https://github.com/acme/app/releases/download/${tag}/${name}`,
    })),
  });
}

test('docker-29.7.2.tgz: a program in it makes it a download, and 2.0b1 is a beta', async () => {
  const project = begun();
  const folder = path.join(project.root, 'docker');
  mkdirSync(folder);
  copyFileSync('/bin/true', path.join(folder, 'docker'));
  execFileSync('tar', [
    '-czf',
    path.join(project.dist, 'docker-29.7.2.tgz'),
    '-C',
    project.root,
    'docker',
  ]);
  expect(await project.run('add', project.dist, '--version', '2.0b1')).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect(project.catalogue().releases).toMatchObject([
    {
      version: '2.0b1',
      channel: 'beta',
      files: [
        {
          name: 'docker-29.7.2.tgz',
          kind: 'download',
          os: process.platform === 'darwin' ? 'macos' : 'linux',
        },
      ],
    },
  ]);
});

test('an imported firefox-152.0.3.tar.xz is source by its name and a download by what the publisher says; its tag is stripped', async () => {
  const project = begun();
  const names = [
    'firefox-152.0.3.tar.xz',
    'firefox-152.0.3-win64.zip',
    'firefox-152.0.3-win64.zip.gpgsig',
  ];
  const source = path.join(project.root, 'release.json');
  writeFileSync(source, githubRelease('firefox-v152.0.3', names));
  expect(await project.run('import', source)).toMatchObject({ code: 0 });
  expect(project.catalogue().releases).toMatchObject([
    {
      version: '152.0.3',
      channel: 'stable',
      files: [
        { kind: 'source' },
        { kind: 'download', os: 'windows', cpu: ['x64'] },
        { kind: 'signature' },
      ],
    },
  ]);
  expect(
    await project.run('import', source, '--as', 'firefox-152.0.3.tar.xz=linux/x64'),
  ).toMatchObject({ code: 0 });
  expect(project.catalogue().releases[0]?.files[0]).toMatchObject({
    kind: 'download',
    os: 'linux',
    cpu: ['x64'],
  });
});

test('what a tag begins with is asked for where it cannot be told', async () => {
  const project = begun();
  const source = path.join(project.root, 'release.json');
  writeFileSync(source, githubRelease('jdk8u192-b98', ['OpenJDK8U-jdk_x64_linux_8u192b98.tar.gz']));
  const unclear = await project.run('import', source, '--dry-run');
  expect(unclear.stderr).toContain(
    "jdk8u192-b98: nothing tells whether the letters at its front are part of the version. If they aren't, add --tag-prefix jdk.",
  );
  expect(await project.run('import', source, '--tag-prefix', 'jdk')).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect(project.catalogue().releases).toMatchObject([{ version: '8u192-b98', channel: 'stable' }]);
});

test('release identify reads the names of a release together; an empty line begins another', async () => {
  const { stdout } = await release(['identify'], {
    input: 'age-linux-arm.tar.gz\nage-linux-arm64.tar.gz\n\nage-linux-arm.tar.gz\n',
  });
  const answers = stdout
    .trim()
    .split('\n')
    .map((line): { name: string; cpu: string[] | null } => JSON.parse(line));
  expect(answers.map(({ name, cpu }) => [name, cpu])).toEqual([
    ['age-linux-arm.tar.gz', ['armv7']],
    ['age-linux-arm64.tar.gz', ['arm64']],
    ['age-linux-arm.tar.gz', null],
  ]);
});
