import { gzipSync } from 'node:zlib';
import { ar, tar } from '../../../fixtures/made-archives';
import { elf, machO, pe } from '../../../fixtures/made-executables';
import { projects, type Project, type Ran } from '../project';

jest.setTimeout(120_000);
const newProject = projects();

const glibc = elf({ machine: 62, interpreter: '/lib64/ld-linux-x86-64.so.2' });
const loongarch = elf({ machine: 258 });

/** A project with these files to add. */
function projectWith(files: Record<string, Buffer>): Project {
  const project = newProject();
  project.write({});
  for (const [name, bytes] of Object.entries(files)) project.put(name, bytes);
  return project;
}

function add(project: Project, ...options: string[]): Promise<Ran> {
  return project.run('add', project.dist, '--version', '1.0', ...options);
}

/** The options that the refusals suggest, ready to be given. */
function suggested(stderr: string): string[] {
  return stderr
    .split('\n')
    .filter((line) => line.startsWith('refused: '))
    .flatMap((line) => ['--as', / --as "([^"]+)"/.exec(line)?.[1] ?? '']);
}

function platforms(
  project: Project,
): Record<string, [os: string | undefined, cpu: string | undefined, libc: string | undefined]> {
  return Object.fromEntries(
    (project.catalogue().releases[0]?.files ?? []).map(({ name, os, cpu, libc }) => [
      name,
      [os, cpu?.join(), libc],
    ]),
  );
}

test('a name that the bytes contradict is refused with both sides, and the suggested option is what the bytes say', async () => {
  const project = projectWith({
    'tool-macos-x64': glibc,
    'tool-freebsd-x64': glibc,
    'static-openbsd-x64': elf({ machine: 62 }),
    'static-darwin-x64': elf({ machine: 62 }),
    'tool-linux-x64': machO('x64', [11, 0]),
    'tool-linux-x64-musl': glibc,
    'biome-darwin-arm64.tar.gz': gzipSync(
      await tar({ 'package/biome': Buffer.concat([glibc, Buffer.alloc(70 * 2 ** 20)]) }),
      { level: 1 },
    ),
  });
  const refused = await add(project);
  expect(refused.code).toBe(1);
  for (const line of [
    'tool-macos-x64: its name says os macos (“macos-x64”), its content linux (interpreter /lib64/ld-linux-x86-64.so.2).',
    'tool-freebsd-x64: its name says os freebsd (“freebsd”), its content linux',
    'static-openbsd-x64: its name says os openbsd (“openbsd”), its content linux or android',
    'static-darwin-x64: its name says os macos (“darwin”)',
    'tool-linux-x64: its name says os linux (“linux”), its content macos (Mach-O load command).',
    'tool-linux-x64-musl: its name says libc musl (“musl”), its content gnu',
    'biome-darwin-arm64.tar.gz: its name says os macos (“darwin”), its content linux (package/biome: interpreter /lib64/ld-linux-x86-64.so.2);' +
      ' its name says cpu arm64 (“arm64”), its content x64',
    '--as "biome-darwin-arm64.tar.gz=linux/x64"',
  ])
    expect(refused.stderr).toContain(line);

  const added = await add(project, ...suggested(refused.stderr));
  expect(added).toMatchObject({ code: 0 });
  expect(platforms(project)).toMatchObject({
    'tool-macos-x64': ['linux', 'x64', 'gnu'],
    'tool-freebsd-x64': ['linux', 'x64', 'gnu'],
    'static-openbsd-x64': ['linux', 'x64', undefined],
    'static-darwin-x64': ['linux', 'x64', undefined],
    'tool-linux-x64': ['macos', 'x64', undefined],
    'tool-linux-x64-musl': ['linux', 'x64', 'gnu'],
    'biome-darwin-arm64.tar.gz': ['linux', 'x64', 'gnu'],
  });
});

test('--as says only what is unknown, and nothing suggests Windows for a LoongArch program', async () => {
  const project = projectWith({
    tool: loongarch,
    'setup.exe': pe({ machine: 0x14c, payload: 100_000 }),
  });
  const unknown = await add(project);
  expect(unknown.stderr).toContain(
    'tool: nothing tells which OS it is for. Say it with --as "tool=linux" (or android,',
  );
  expect(unknown.stderr).toContain(
    'setup.exe: nothing tells which CPU it is for. Say it with --as "setup.exe=windows/x64" (or x86, arm64;',
  );
  expect(unknown.stderr).not.toContain('tool=windows');
  expect((await add(project, '--as', 'tool=linux', '--as', 'setup.exe=arm64')).code).toBe(0);
  expect(platforms(project)).toEqual({
    tool: ['linux', 'loongarch64', undefined],
    'setup.exe': ['windows', 'arm64', undefined],
  });
});

test('--as against the bytes is refused with both sides; --force-as takes it and says so', async () => {
  const project = projectWith({
    tool: glibc,
    'app.exe': glibc,
    'page.dmg': Buffer.from('<!doctype html>'),
  });
  const refused = await add(
    project,
    '--as',
    'tool=windows/arm64',
    '--as',
    'app.exe=windows/x64',
    '--as',
    'page.dmg=macos/arm64',
  );
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(
    'tool: --as windows says os windows, its content linux (interpreter /lib64/ld-linux-x86-64.so.2);' +
      ' --as arm64 says cpu arm64, its content x64',
  );
  expect(refused.stderr).toContain(
    'app.exe: its name says format exe (“.exe”), its content binary (ELF header)',
  );
  expect(refused.stderr).toContain('page.dmg: it is a web page.');
  expect(refused.stderr).toContain('3 reasons');
  expect((await add(project, '--as', 'tool=any')).stderr).toContain(
    'tool: --as any says os any, its content linux',
  );

  const forced = await add(
    project,
    '--force-as',
    'tool=windows/arm64',
    '--force-as',
    'app.exe=linux/x64',
    '--as',
    'page.dmg=docs',
  );
  expect(forced.code).toBe(0);
  expect(forced.stderr).toContain(
    'warning: tool: --force-as windows says os windows, its content linux',
  );
  expect(forced.stdout).toContain('--force-as windows (option)');
  expect(platforms(project).tool).toEqual(['windows', 'arm64', undefined]);
});

test('an archive for two systems asks which it is for, whatever its name says', async () => {
  const both = gzipSync(
    await tar({ 'tool/bin/tool': glibc, 'tool/bin/tool.exe': pe({ machine: 0xaa64 }) }),
  );
  const bundle = gzipSync(
    await tar({
      'python/bin/python3': glibc,
      'python/lib/python3.12/site-packages/setuptools/cli-64.exe': pe({ machine: 0x8664 }),
    }),
  );
  const project = projectWith({
    'tool-1.0-linux-x64.tar.gz': both,
    'tool-1.0.tar.gz': both,
    'python-1.0-linux-x64.tar.gz': bundle,
  });
  const asked = await add(project);
  expect(asked.stderr).toContain(
    'tool-1.0-linux-x64.tar.gz: its name says os linux (“linux”), its content linux and windows' +
      ' (holds tool/bin/tool for linux, tool/bin/tool.exe for windows). Pack an archive for each system, or say for which one it is: --as "tool-1.0-linux-x64.tar.gz=linux/x64" (or windows, any).',
  );
  expect(asked.stderr).toContain(
    'tool-1.0.tar.gz: it holds tool/bin/tool for linux, tool/bin/tool.exe for windows: nothing tells for which of them it is. Say it with --as "tool-1.0.tar.gz=linux" (or windows, any).',
  );
  expect(asked.stderr).toContain('2 reasons');
  expect(
    (await add(project, '--as', 'tool-1.0-linux-x64.tar.gz=macos', '--as', 'tool-1.0.tar.gz=linux'))
      .stderr,
  ).toContain('--as macos says os macos, its content linux and windows');
  expect(
    (
      await add(
        project,
        '--as',
        'tool-1.0-linux-x64.tar.gz=linux',
        '--as',
        'tool-1.0.tar.gz=windows',
      )
    ).code,
  ).toBe(0);
  expect(platforms(project)).toEqual({
    'tool-1.0-linux-x64.tar.gz': ['linux', 'x64', 'gnu'],
    'tool-1.0.tar.gz': ['windows', 'arm64', undefined],
    'python-1.0-linux-x64.tar.gz': ['linux', 'x64', 'gnu'],
  });
});

test('a broken download is refused as what it is, also as source code', async () => {
  const deb = ar({
    'debian-binary': Buffer.from('2.0\n'),
    'control.tar.gz': gzipSync(await tar({ control: 'Architecture: amd64\n' })),
    'data.tar.gz': Buffer.alloc(9000),
  });
  const project = projectWith({
    'tool_1.0_amd64.deb': deb.subarray(0, 5000),
    'tool-1.0.tar.gz': Buffer.alloc(0),
  });
  const refused = await add(project, '--as', 'tool-1.0.tar.gz=source');
  expect(refused.stderr).toMatch(
    /tool_1\.0_amd64\.deb: its name says format deb \(“\.deb”\), its content a damaged file \(the member at byte \d+ goes beyond the end of the file\).*\. Build or fetch it anew/,
  );
  expect(refused.stderr).toContain('tool-1.0.tar.gz: it is an empty file.');
  expect(refused.stderr).toContain('2 reasons');
});
