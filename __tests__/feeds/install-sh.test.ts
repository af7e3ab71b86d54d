import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { catalogueSchema, type Catalogue } from '../../catalogue/schema';
import { catalogues, desktop, odd, rootSite, tool } from '../../fixtures/catalogues';
import { hasProgram, run, runBeside, temporaryFolder, testWith } from '../../fixtures/programs';
import { sendBytes, tlsServer, type TlsServer } from '../../fixtures/tls-server';
import { textOf } from './rendered';

const folder = temporaryFolder();
const shells = [
  ['dash', 'dash', []],
  ['bash', 'bash', []],
  ['busybox', 'busybox', ['sh']],
  ['zsh', 'zsh', []],
] as const;
const version = `1.0 "b" & $(touch hacked) 'x'`;
const single = `one's "file" & $(touch hacked).tar.gz`;
let server: TlsServer;
let catalogue: Catalogue;

/** What somebody between the host and the visitor would answer without TLS, and how often it was asked. */
const plain = { address: '', asked: 0 };
const plainServer = createServer((_, response) => {
  plain.asked += 1;
  response.end('anything');
});

/** Two archives as tar makes them: the program alone, and the program in a folder with a file that it needs. */
function archives(): Record<string, Buffer> {
  const tree = join(folder, 'tree');
  mkdirSync(join(tree, 'brisk-2.0', 'lib'), { recursive: true });
  const program = (says: string) => `#!/bin/sh\necho "${says}"\n`;
  writeFileSync(join(tree, 'brisk'), program('the single one'));
  writeFileSync(join(tree, 'brisk-2.0', 'lib', 'words'), 'the one with a library\n');
  writeFileSync(
    join(tree, 'brisk-2.0', 'brisk'),
    '#!/bin/sh\ncat "$(dirname "$(readlink -f "$0")")/lib/words"\n',
  );
  chmodSync(join(tree, 'brisk'), 0o755);
  const pack = (name: string, entry: string) => {
    const made = run('tar', ['-czf', join(folder, name), '-C', tree, entry]);
    if (made.status !== 0) throw new Error(made.stderr);
    return readFileSync(join(folder, name));
  };
  const [single, whole] = [pack('single.tgz', 'brisk'), pack('whole.tgz', 'brisk-2.0')];
  // A program that would run as whoever made the archive, and that everybody may change.
  chmodSync(join(tree, 'brisk'), 0o6777);
  return {
    single,
    whole,
    privileged: pack('privileged.tgz', 'brisk'),
    empty: pack('empty.tgz', 'brisk-2.0/lib'),
  };
}

beforeAll(async () => {
  if (!hasProgram('openssl')) return;
  await new Promise<void>((resolve) => plainServer.listen(0, '127.0.0.1', resolve));
  const at = plainServer.address();
  plain.address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/`;
  const packed = archives();
  server = await tlsServer(folder, (request, response) => {
    const bytes = packed[(request.url ?? '/').slice(1).split('?')[0] ?? ''];
    if (bytes) sendBytes(request, response, bytes);
    else if (request.url === '/damaged') sendBytes(request, response, Buffer.from('damaged'));
    else if (request.url === '/unsafe') response.writeHead(302, { location: plain.address }).end();
    else response.writeHead(404).end();
  });
  const file = (name: string, path: string, content = path) => ({
    name,
    url: `${server.origin}/${path}`,
    size: 1,
    os: 'linux' as const,
    cpu: ['x64' as const, 'arm64' as const],
    format: 'tar.gz' as const,
    sha256: createHash('sha256')
      .update(packed[content] ?? content)
      .digest('hex'),
  });
  catalogue = catalogueSchema.parse({
    catalogueVersion: 1,
    product: {
      name: `It's $(touch hacked) "Brisk"`,
      summary: 'S',
      command: 'brisk',
      editions: [
        { id: 'plain', name: 'Plain' },
        { id: 'full', name: 'With a library' },
        { id: 'old', name: 'Not in the newest' },
      ],
    },
    releases: [
      {
        version,
        date: '2026-03-01',
        files: [
          file(single, 'single'),
          { ...file('full.tar.gz', 'whole?full', 'whole'), edition: 'full' },
        ],
      },
      {
        version: '0.9',
        date: '2026-02-01',
        files: [
          file('whole.tar.gz', 'whole'),
          { ...file('old.tar.gz', 'whole?old', 'whole'), edition: 'old' },
        ],
      },
      {
        version: '0.8',
        date: '2026-01-01',
        files: [file('damaged.tar.gz', 'damaged', 'something else')],
      },
      { version: '0.7', date: '2025-12-01', files: [file('gone.tar.gz', 'gone')] },
      { version: '0.5', date: '2025-10-01', files: [file('privileged.tar.gz', 'privileged')] },
      {
        version: '0.4',
        date: '2025-09-01',
        files: [file('no-archive.tar.gz', 'damaged', 'damaged')],
      },
      { version: '0.3', date: '2025-08-01', files: [file('empty.tar.gz', 'empty')] },
      { version: '0.2', date: '2025-07-01', files: [file('unsafe.tar.gz', 'unsafe', 'anything')] },
      {
        version: '0.6',
        date: '2025-11-01',
        files: [],
        withdrawn: { date: '2025-11-02', reason: `It's $(touch hacked).`, instead: '0.9' },
      },
    ],
  });
});

afterAll(() => {
  plainServer.close();
  return server?.close();
});

interface Setting {
  home: string;
  script: string;
  env: Record<string, string>;
}

/** An empty home whose curl and wget trust the test's server, with the script in it. */
function setting(env: Record<string, string> = {}): Setting {
  const home = mkdtempSync(join(folder, 'home-'));
  const script = join(home, 'install.sh');
  writeFileSync(script, textOf(catalogue, rootSite, 'download/install.sh'));
  writeFileSync(join(home, '.wgetrc'), `ca_certificate = ${server.certificate}\n`);
  return { home, script, env: { HOME: home, CURL_CA_BUNDLE: server.certificate, ...env } };
}

const installed = ({ home }: Setting) => join(home, '.local', 'bin', 'brisk');
const leftOvers = ({ home }: Setting) =>
  existsSync(join(home, '.local', 'bin')) ? readdirSync(join(home, '.local', 'bin')) : [];

/** A PATH with everything the script needs but the programs named. */
function pathWithout(...names: string[]): string {
  const bin = mkdtempSync(join(folder, 'bin-'));
  const needed = [
    'curl',
    'wget',
    'uname',
    'getconf',
    'ldd',
    'grep',
    'mktemp',
    'mkdir',
    'rm',
    'mv',
    'ln',
    'tar',
    'gzip',
    'find',
    'awk',
    'sort',
    'head',
    'cut',
    'wc',
    'tr',
    'chmod',
    'rmdir',
    'sha256sum',
    'shasum',
    'openssl',
    'sysctl',
    'cat',
    'readlink',
    'dirname',
    'bash',
    'sh',
  ];
  for (const name of needed.filter((one) => !names.includes(one))) {
    const found = run('sh', ['-c', `command -v ${name}`]).stdout.trim();
    if (found.startsWith('/')) run('ln', ['-s', found, join(bin, name)]);
  }
  return bin;
}

describe.each(shells)('%s', (name, program, before) => {
  const shell = (args: string[], { home, env }: Setting, input?: string) =>
    runBeside(program, [...before, ...args], { cwd: home, env, input });

  testWith(
    program,
    `${name} installs a checked program from odd names, and nothing in them runs`,
    async () => {
      const at = setting();
      const { status, stdout, stderr } = await shell([at.script], at);
      expect(status === 0 ? stdout : stderr).toContain('Installed');
      expect(run(installed(at), []).stdout).toBe('the single one\n');
      expect(leftOvers(at)).toEqual(['brisk']);
      expect(readdirSync(at.home).sort()).toEqual(['.local', '.wgetrc', 'install.sh']);
    },
  );

  testWith(
    program,
    `${name} keeps a program together with its files, and updates it in place`,
    async () => {
      const at = setting();
      expect((await shell([at.script, '--version', '0.9'], at)).status).toBe(0);
      expect((await shell([at.script, '--version', '0.9'], at)).status).toBe(0);
      expect(run(installed(at), []).stdout).toBe('the one with a library\n');
      expect(lstatSync(installed(at)).isSymbolicLink()).toBe(true);
      expect(leftOvers(at).sort()).toEqual(['.brisk-0.9', 'brisk']);
      expect((await shell([at.script], at)).status).toBe(0);
      expect(run(installed(at), []).stdout).toBe('the single one\n');
    },
  );

  testWith(program, `${name} installs the edition that is asked for, else the first`, async () => {
    const at = setting();
    expect((await shell([at.script, '--edition', 'full'], at)).status).toBe(0);
    expect(run(installed(at), []).stdout).toBe('the one with a library\n');
    expect((await shell([at.script, '--edition', 'plain'], at)).status).toBe(0);
    expect(run(installed(at), []).stdout).toBe('the single one\n');
    const old = await shell([at.script, '--edition', 'old'], at);
    expect([old.status, old.stdout]).toEqual([0, expect.stringContaining(' 0.9 for linux-')]);
    expect((await shell([at.script], at)).status).toBe(0);
    const unknown = await shell([at.script, '--edition', 'ful'], at);
    expect([unknown.status, unknown.stderr]).toEqual([
      1,
      'install: There is no edition ful. There are: plain full old.\n',
    ]);
    const older = await shell([at.script, '--edition', 'full', '--version', '0.9'], at);
    expect([older.status, older.stderr]).toEqual([
      1,
      expect.stringContaining('There is no file of 0.9, edition full, for linux-'),
    ]);
    expect(run(installed(at), []).stdout).toBe('the single one\n');
  });

  testWith(program, `${name} refuses a damaged file and leaves what was there`, async () => {
    const at = setting();
    await shell([at.script], at);
    const { status, stderr } = await shell([at.script, '--version', '0.8'], at);
    expect([status, stderr]).toEqual([1, expect.stringContaining('nothing was installed')]);
    expect(run(installed(at), []).stdout).toBe('the single one\n');
    expect(leftOvers(at)).toEqual(['brisk']);
  });

  testWith(
    program,
    `${name} says what is wrong: a missing file, an unknown version, a withdrawn one, an unknown option`,
    async () => {
      const at = setting();
      const errors = await Promise.all(
        [['--version', '0.7'], ['--version', '9'], ['--version', '0.6'], ['--fast']].map(
          async (options) => {
            const { status, stderr } = await shell([at.script, ...options], at);
            return [status, stderr];
          },
        ),
      );
      expect(errors).toEqual([
        [1, expect.stringContaining('The download of')],
        [1, expect.stringMatching(/There is no file of 9 for linux-/)],
        [1, `install: 0.6 was withdrawn: It's $(touch hacked). Use 0.9 instead.\n`],
        [1, expect.stringContaining('--fast is not known')],
      ]);
      expect(leftOvers(at)).toEqual([]);
      expect(existsSync(join(at.home, 'hacked'))).toBe(false);
    },
  );

  testWith(
    program,
    `${name} changes nothing in a dry run, and installs where it is told`,
    async () => {
      const at = setting();
      const dry = await shell([at.script, '--dry-run', '--to', 'some where'], at);
      expect(dry.stdout).toContain(`into ${join(at.home, 'some where')}`);
      expect(existsSync(join(at.home, 'some where'))).toBe(false);
      expect((await shell([at.script, '--to', 'some where'], at)).status).toBe(0);
      expect(run(join(at.home, 'some where', 'brisk'), []).stdout).toBe('the single one\n');
    },
  );

  testWith(
    program,
    `${name} leaves nothing behind, not even a folder, when a download or what is in it cannot be used`,
    async () => {
      for (const [wrong, reason] of [
        ['0.8', 'damaged or not genuine'],
        ['0.7', 'The download of'],
        ['0.4', 'could not be unpacked'],
        ['0.3', 'There is no program brisk'],
      ] as const) {
        const at = setting();
        const { status, stderr } = await shell([at.script, '--version', wrong], at);
        expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
        expect(readdirSync(at.home).sort()).toEqual(['.wgetrc', 'install.sh']);
      }
    },
  );

  testWith(
    program,
    `${name} refuses a target that is a folder, or a link to one, and touches nothing in it`,
    async () => {
      for (const make of [
        (target: string) => mkdirSync(target),
        (target: string) => symlinkSync(folder, target),
      ]) {
        const at = setting();
        mkdirSync(join(at.home, '.local', 'bin'), { recursive: true });
        make(installed(at));
        const before = readdirSync(installed(at));
        const { status, stderr } = await shell([at.script, '--version', '0.9'], at);
        expect([status, stderr]).toEqual([1, expect.stringContaining('There is a folder at')]);
        expect(readdirSync(installed(at))).toEqual(before);
        expect(leftOvers(at)).toEqual(['brisk']);
      }
    },
  );

  testWith(
    program,
    `${name} installs no program that runs as somebody else or that others may change`,
    async () => {
      const at = setting();
      expect((await shell([at.script, '--version', '0.5'], at)).status).toBe(0);
      expect(statSync(installed(at)).mode & 0o7777).toBe(0o755);
    },
  );

  testWith(program, `${name} cleans up when a program of the system fails`, async () => {
    for (const failing of ['chmod', 'find', 'mv']) {
      const at = setting();
      const bin = mkdtempSync(join(folder, 'failing-'));
      writeFileSync(join(bin, failing), '#!/bin/sh\nexit 1\n');
      chmodSync(join(bin, failing), 0o755);
      // Busybox runs its own programs whatever stands in PATH.
      const { status } = await shell([at.script], {
        ...at,
        env: { ...at.env, PATH: `${bin}:${process.env.PATH}` },
      });
      if (name !== 'busybox') expect(status).toBe(1);
      expect(leftOvers(at).filter((one) => one.startsWith('.install'))).toEqual([]);
    }
  });

  testWith(
    program,
    `${name} does nothing with a script that was cut anywhere on its way through a pipe`,
    async () => {
      const at = setting();
      const script = readFileSync(at.script, 'utf8');
      const ends = [
        ...Array.from({ length: 12 }, (_, i) => Math.floor((script.length * (i + 1)) / 13)),
        ...[3, 8, 9, 10, 12, 15].map((back) => script.length - back),
      ];
      const asked = server.asked.length;
      for (const end of ends) await shell(['-s'], at, script.slice(0, end));
      expect(server.asked.slice(asked)).toEqual([]);
      expect(leftOvers(at)).toEqual([]);
      expect((await shell(['-s', '--', '--dry-run'], at, script)).stdout).toContain('for linux-');
    },
  );
});

const fetchers = [
  ['curl', 'wget'],
  ['wget', 'curl'],
] as const;

test.each(fetchers)(
  '%s follows no redirect out of TLS',
  async (_, other) => {
    const at = setting({ PATH: pathWithout(other) });
    const { status, stderr } = await runBeside('bash', [at.script, '--version', '0.2'], {
      cwd: at.home,
      env: at.env,
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('The download of')]);
    expect(plain.asked).toBe(0);
  },
  120_000,
);

testWith(
  'wget',
  'without curl wget is used, and without sha256sum another program hashes',
  async () => {
    const at = setting({ PATH: pathWithout('curl', 'sha256sum') });
    const { status, stderr } = await runBeside('bash', [at.script], { cwd: at.home, env: at.env });
    expect(status === 0 ? '' : stderr).toBe('');
    expect(run(installed(at), []).stdout).toBe('the single one\n');
  },
);

test('without any program that hashes nothing is installed', async () => {
  const at = setting({ PATH: pathWithout('sha256sum', 'shasum', 'openssl', 'sha256') });
  const { status, stderr } = await runBeside('bash', [at.script], { cwd: at.home, env: at.env });
  expect([status, stderr]).toEqual([1, expect.stringContaining('to check the file')]);
  expect(leftOvers(at)).toEqual([]);
});

const machines: [system: string, cpu: string, ldd: string, expected: string][] = [
  ['Linux', 'x86_64', 'ldd (GNU libc) 2.39', 'brisk-1.10.0-x86_64-linux-gnu.tar.gz'],
  ['Linux', 'x86_64', 'musl libc (x86_64)', 'brisk-1.10.0-x86_64-linux-musl.tar.gz'],
  ['Linux', 'aarch64', 'musl libc (aarch64)', 'brisk-1.10.0-aarch64-linux.tar.xz'],
  ['Darwin', 'arm64', '', 'brisk-1.10.0-universal-macos.tar.gz'],
  ['FreeBSD', 'amd64', '', 'brisk-1.10.0-x86_64-freebsd.tar.gz'],
  ['FreeBSD', 'arm64', '', 'There is no file of 1.10.0 for freebsd-arm64'],
  ['Linux', 'riscv64', '', 'There is no file of 1.10.0 for linux-riscv64-gnu'],
  ['Linux', 'pdp11', '', 'There is no file for the CPU pdp11'],
  ['Plan9', 'x86_64', '', 'There is no file for Plan9'],
];

test.each(machines)('uname says %s %s, ldd says "%s": %s', (system, cpu, ldd, expected) => {
  const home = mkdtempSync(join(folder, 'machine-'));
  const program = (name: string, text: string) => {
    writeFileSync(join(home, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(home, name), 0o755);
  };
  program('uname', `case $1 in -s) echo ${system} ;; *) echo ${cpu} ;; esac`);
  program('ldd', `echo '${ldd}'`);
  program('getconf', 'echo 64');
  writeFileSync(join(home, 'install.sh'), textOf(tool, rootSite, 'download/install.sh'));
  const { stdout, stderr } = run('sh', [join(home, 'install.sh'), '--dry-run'], {
    env: { HOME: home, PATH: `${home}:${process.env.PATH}` },
  });
  expect(stdout + stderr).toContain(expected);
});

testWith('shellcheck', 'shellcheck finds nothing in the scripts, nor in their template', () => {
  expect(run('shellcheck', ['feeds/templates/install.sh']).stdout).toBe('');
  for (const [name, one] of Object.entries(catalogues)) {
    const file = join(folder, `${name}.sh`);
    writeFileSync(file, textOf(one, rootSite, 'download/install.sh'));
    // The names of the odd catalogue hold what looks like expansions and typographic quotes, on purpose.
    const meant = one === odd ? ['--exclude=SC2016,SC1112'] : [];
    expect(run('shellcheck', ['--shell=sh', ...meant, file]).stdout).toBe('');
  }
});

test('no name is searched for places of the template', () => {
  const name = "'@version@'; touch /tmp/x; '@files@'";
  const script = textOf(
    { ...tool, product: { ...tool.product, name } },
    rootSite,
    'download/install.sh',
  );
  expect(script).toContain(String.raw`product=''\''@version@'\''; touch /tmp/x; '\''@files@'\'''`);
});

test('an app that is only a disk image on macOS is offered to Linux alone', () => {
  const script = textOf(desktop, rootSite, 'download/install.sh');
  expect(script).toContain("'3.2.0 linux-x64-gnu'");
  expect(script).not.toMatch(/'3\.2\.0 macos-/);
});
