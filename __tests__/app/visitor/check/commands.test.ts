import { mkdirSync, readFileSync, writeFileSync, chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { commandsFor, type VerifyCommand } from '../../../../app/download/visitor/check/commands';
import { fileSchema, type PublicKey, type ReleaseFile } from '../../../../catalogue/schema';
import {
  hasProgram,
  runJoined as run,
  temporaryFolder,
  testWith,
  type Ran,
} from '../../../../fixtures/programs';
import { verifyOpenPgp } from '../../../../signatures/openpgp';
import { standingOf } from '../../../../signatures/standing';
import { sha256 } from './catalogue-fixture';

// gpg starts a key agent for each home.
const folder = temporaryFolder((all) =>
  ['gnupg', 'gnupg2'].forEach((home) =>
    run('gpgconf', ['--homedir', join(all, home), '--kill', 'all']),
  ),
);
const content = Buffer.from('content');

/** Names that real releases have, and names that try every quoting. */
const names = [
  'app-1.0.tar.gz',
  'My App 1.0.dmg',
  "it's.zip",
  'say "hi".zip',
  '$HOME.zip',
  '$(touch pwned).zip',
  '`touch pwned`.zip',
  '-rf.zip',
  '--help',
  '-',
  'ä ü 漢字 🎉.zip',
  '; echo OK',
  '*.zip',
  '!!.zip',
  '#1.zip',
  '~',
  '100% %PATH%.exe',
  '‘curly’.exe',
  '[a].zip',
  '|x',
  '>y',
  ' lead',
  'trail ',
];

function fileNamed(name: string, more: Partial<ReleaseFile> = {}): ReleaseFile {
  return fileSchema.parse({
    name,
    url: 'files/x',
    size: content.length,
    sha256: sha256(content),
    ...more,
  });
}

function commandOf(
  file: ReleaseFile,
  tool: VerifyCommand['tool'],
  shell: VerifyCommand['shell'],
  product: Parameters<typeof commandsFor>[1] = {},
): string {
  const found = commandsFor(file, product).find(
    (command) => command.tool === tool && command.shell === shell && command.proof !== 'import-key',
  );
  if (!found) throw new Error(`No ${tool} command for ${file.name}`);
  return found.command;
}

/** How each shell of this machine is given one line. */
const shells = { sh: ['-c'], dash: ['-c'], bash: ['-c'], zsh: ['-c'], busybox: ['sh', '-c'] };

function runIn(
  shell: keyof typeof shells,
  command: string,
  cwd: string,
  env: Record<string, string> = {},
): Ran {
  return run(shell, [...shells[shell], command], { cwd, env });
}

function expectVerdict(ran: Ran, good: boolean): void {
  expect(ran.output).toMatch(good ? /\bOK$/m : /\bFAILED\b/);
  if (good) expect(ran.output).not.toContain('FAILED');
  else expect(ran.output).not.toMatch(/\bOK$/m);
  expect(ran.status === 0).toBe(good);
}

/** A folder that holds only this file. */
function folderWith(name: string, bytes: Buffer): string {
  const own = join(folder, `${names.indexOf(name)}-${bytes === content ? 'good' : 'bad'}`);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, name), bytes);
  return own;
}

const changed = Buffer.from('Content');

for (const shell of ['sh', 'dash', 'bash', 'zsh', 'busybox'] as const) {
  testWith(
    shell,
    'checksum commands tell a good file from a changed and a missing one, whatever its name',
    () => {
      for (const name of names) {
        const command = commandOf(fileNamed(name), 'sha256sum', 'sh');
        expectVerdict(runIn(shell, command, folderWith(name, content)), true);
        expectVerdict(runIn(shell, command, folderWith(name, changed)), false);
      }
      expectVerdict(
        runIn(shell, commandOf(fileNamed('app.zip'), 'sha256sum', 'sh'), folder),
        false,
      );
    },
  );
}

testWith('shasum', 'the command for macOS does so too', () => {
  for (const name of names) {
    const command = commandOf(fileNamed(name), 'shasum', 'sh');
    expectVerdict(runIn('sh', command, folderWith(name, content)), true);
    expectVerdict(runIn('sh', command, folderWith(name, changed)), false);
  }
  expectVerdict(runIn('sh', commandOf(fileNamed('app.zip'), 'shasum', 'sh'), folder), false);
});

testWith('sh', "FreeBSD's sha256 is asked with the hash and its exit code told", () => {
  // As its manual says: -c compares with a digest and exits with 2 when it differs.
  const bin = join(folder, 'freebsd');
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'sha256'),
    '#!/bin/sh\n[ "$1" = -q ] && [ "$2" = -c ] || exit 64\n[ "$(sha256sum < "$4" | cut -d" " -f1)" = "$3" ] || exit 2\n',
  );
  chmodSync(join(bin, 'sha256'), 0o755);
  const env = { PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
  for (const name of names) {
    const command = commandOf(fileNamed(name), 'sha256', 'sh');
    expectVerdict(runIn('sh', command, folderWith(name, content), env), true);
    expectVerdict(runIn('sh', command, folderWith(name, changed), env), false);
  }
});

testWith('pwsh', 'Get-FileHash tells a good file from a changed one', () => {
  for (const name of names.filter((one) => !/[<>:"|?*]|[ .]$/.test(one))) {
    const command = commandOf(fileNamed(name), 'Get-FileHash', 'powershell');
    expectVerdict(
      run('pwsh', ['-NoProfile', '-Command', command], { cwd: folderWith(name, content) }),
      true,
    );
    expectVerdict(
      run('pwsh', ['-NoProfile', '-Command', command], { cwd: folderWith(name, changed) }),
      false,
    );
  }
});

test('PowerShell and cmd get names quoted by their own rules, and none that Windows cannot have', () => {
  const powershell = (name: string) => commandOf(fileNamed(name), 'Get-FileHash', 'powershell');
  expect(powershell("it's ‘x’ $a `b.exe")).toContain("-LiteralPath 'it''s ‘‘x’’ $a `b.exe')");
  expect(powershell('-rf.exe')).toContain("-LiteralPath '.\\-rf.exe')");
  expect(commandOf(fileNamed('100% & more.exe'), 'certutil', 'cmd')).toContain(
    '-hashfile "100"^%" & more.exe" SHA256',
  );
  for (const name of ['a:b.zip', 'say "hi".zip', 'what?.zip', 'dot.']) {
    expect(commandsFor(fileNamed(name), {}).filter(({ os }) => os.includes('windows'))).toEqual([]);
  }
});

test("the visitor's own system comes first", () => {
  expect(
    commandsFor(fileNamed('a.zip'), {}, 'windows')
      .map(({ tool }) => tool)
      .slice(0, 2),
  ).toEqual(['Get-FileHash', 'certutil']);
  expect(commandsFor(fileNamed('a.zip'), {}, 'macos')[0]?.tool).toBe('shasum');
  expect(commandsFor(fileNamed('a.zip'), {}, 'freebsd')[0]?.tool).toBe('sha256');
});

testWith('minisign', 'the minisign command checks file, signature and key', () => {
  run('minisign', ['-G', '-W', '-f', '-p', join(folder, 'a.pub'), '-s', join(folder, 'a.key')]);
  const key = readFileSync(join(folder, 'a.pub'), 'utf8');
  const keys = [{ type: 'minisign' as const, key, fingerprint: 'x' }];
  for (const name of names) {
    const good = folderWith(name, content);
    run(
      'minisign',
      [
        '-S',
        '-s',
        join(folder, 'a.key'),
        '-m',
        `./${name}`,
        '-x',
        `${good}/x.minisig`,
        '-t',
        `timestamp:5\tC:\\new  \\\\two  spaces 100%\t`,
      ],
      { cwd: good },
    );
    const text = readFileSync(`${good}/x.minisig`, 'utf8');
    const inline = commandOf(
      fileNamed(name, { signatures: [{ type: 'minisign', text }] }),
      'minisign',
      'sh',
      { keys },
    );
    const beside = commandOf(
      fileNamed(name, { signatures: [{ type: 'minisign', url: 'https://example.org/x.minisig' }] }),
      'minisign',
      'sh',
      { keys },
    );
    // As it is copied from a page, where white space counts as one space.
    for (const shell of ['sh', 'dash', 'bash', 'zsh', 'busybox'] as const) {
      if (hasProgram(shell))
        expectVerdict(
          runIn(shell, name.includes('  ') ? inline : inline.replace(/\s+/g, ' '), good),
          true,
        );
    }
    expectVerdict(runIn('sh', beside, good), true);
    expectVerdict(runIn('sh', inline, folderWith(name, changed)), false);
  }
});

testWith(
  'gpg',
  'the gpg command accepts the pinned key only, although gpg itself accepts any it has',
  () => {
    const home = join(folder, 'gnupg');
    mkdirSync(home, { mode: 0o700 });
    const env = { GNUPGHOME: home };
    const gpg = (...args: string[]): Ran =>
      run('gpg', ['--batch', '--yes', '--passphrase', '', ...args], { env });
    const fingerprintOf = (name: string): string => {
      gpg('--quick-generate-key', name, 'ed25519', 'sign', 'never');
      return (
        /^fpr:+([0-9A-F]+):/m.exec(gpg('--with-colons', '--list-keys', name).output)?.[1] ?? ''
      );
    };
    const [mine, other] = [fingerprintOf('mine@example.org'), fingerprintOf('other@example.org')];
    const name = "it's $1.zip";
    const own = join(folder, 'gpg');
    mkdirSync(own);
    writeFileSync(join(own, name), content);
    const sign = (user: string) =>
      gpg(
        '--local-user',
        user,
        '--armor',
        '--output',
        join(own, `${name}.asc`),
        '--detach-sign',
        join(own, name),
      );
    const file = fileNamed(name, {
      signatures: [{ type: 'openpgp', url: `https://example.org/${encodeURIComponent(name)}.asc` }],
    });
    const command = commandOf(file, 'gpg', 'sh', {
      keys: [{ type: 'openpgp', url: 'https://example.org/key.asc', fingerprint: mine }],
    });
    sign('mine@example.org');
    expectVerdict(runIn('sh', command, own, env), true);
    sign('other@example.org');
    expectVerdict(runIn('sh', command, own, env), false);
    sign('mine@example.org');
    writeFileSync(join(own, name), changed);
    expectVerdict(runIn('sh', command, own, env), false);
    expect(other).not.toBe(mine);
  },
);

testWith(
  'gpg',
  'the gpg command and the page say the same of old keys, several keys and several signatures',
  async () => {
    const home = join(folder, 'gnupg2');
    mkdirSync(home, { mode: 0o700 });
    const env = { GNUPGHOME: home };
    const gpg = (at: string, ...args: string[]): Ran =>
      run(
        'gpg',
        [
          '--batch',
          '--yes',
          '--pinentry-mode',
          'loopback',
          '--passphrase',
          '',
          '--faked-system-time',
          `${at}T120000!`,
          ...args,
        ],
        { env },
      );
    const own = join(folder, 'gpg2');
    mkdirSync(own);
    const exported = (user: string) =>
      /-----BEGIN[^]*-----END[^\n]*-----\n/.exec(
        gpg('20200101', '--armor', '--export', user).output,
      )?.[0];
    const makeKey = (user: string, usage: string, expire: string): PublicKey => {
      gpg('20200101', '--quick-generate-key', user, 'ed25519', usage, expire);
      const fingerprint =
        /^fpr:+([0-9A-F]+):/m.exec(
          gpg('20200101', '--with-colons', '--list-keys', user).output,
        )?.[1] ?? '';
      if (usage === 'cert')
        gpg('20200101', '--quick-add-key', fingerprint, 'ed25519', 'sign', 'never');
      return { type: 'openpgp', url: 'key.asc', fingerprint, key: exported(user) };
    };
    const keys = {
      now: makeKey('now@example.org', 'sign', 'never'),
      next: makeKey('next@example.org', 'sign', 'never'),
      stranger: makeKey('stranger@example.org', 'sign', 'never'),
      expired: makeKey('expired@example.org', 'sign', '10d'),
      // Only the primary key expires: gpg then gives 0 as the expiry of the key that signed.
      subkey: makeKey('subkey@example.org', 'cert', '10d'),
    };
    const signature = (name: keyof typeof keys, at: string, bytes: Buffer): Buffer => {
      writeFileSync(join(own, 'signed'), bytes);
      expect(
        gpg(
          at,
          '--local-user',
          keys[name].fingerprint,
          '--output',
          join(own, 'x.sig'),
          '--detach-sign',
          join(own, 'signed'),
        ).status,
      ).toBe(0);
      return readFileSync(join(own, 'x.sig'));
    };
    const good = {
      now: signature('now', '20200105', content),
      stranger: signature('stranger', '20200105', content),
      expired: signature('expired', '20200105', content),
      next: signature('next', '20200105', content),
      subkey: signature('subkey', '20200105', content),
    };
    const ofOther = signature('now', '20200105', changed);
    // A clock that was wrong made it sign when it was no longer valid.
    gpg('20200105', '--quick-set-expire', keys.expired.fingerprint, '0');
    const late = signature('expired', '20200201', content);
    gpg('20200106', '--quick-set-expire', keys.expired.fingerprint, '5d');
    const shortened = { ...keys.expired, key: exported('expired@example.org') };
    const pinned = [keys.now, keys.next, shortened, keys.subkey];
    const cases: [string, Buffer[], boolean][] = [
      ['by the first key', [good.now], true],
      ['by the second one', [good.next], true],
      ['by somebody else', [good.stranger], false],
      ['by a key that expired since', [good.expired], true],
      ['by one whose primary key did', [good.subkey], true],
      ['by a key that had expired', [late], false],
      ['two good ones', [good.now, good.next], true],
      ['a good one and somebody else’s', [good.stranger, good.now], true],
      ['a good one before one of other content', [good.now, ofOther], false],
      ['after it', [ofOther, good.now], false],
      ['one that expired since, and a good one', [good.expired, good.now], true],
      ['one that had expired, and a good one', [late, good.now], true],
    ];
    writeFileSync(join(own, 'app.zip'), content);
    const file = fileNamed('app.zip', {
      signatures: [{ type: 'openpgp', url: 'files/app.zip.sig' }],
    });
    for (const [what, signatures, expected] of cases) {
      const bytes = Buffer.concat(signatures);
      writeFileSync(join(own, 'app.zip.sig'), bytes);
      const ours = await verifyOpenPgp({
        signature: bytes,
        keys: pinned.flatMap(({ key, fingerprint }) => (key ? [{ key, fingerprint }] : [])),
        file: new Blob([content]),
        now: new Date(),
      });
      expect([what, standingOf(ours) === 'good']).toEqual([what, expected]);
      for (const shell of ['sh', ...(hasProgram('pwsh') ? ['powershell' as const] : [])] as const) {
        const command = commandOf(file, 'gpg', shell, { keys: pinned });
        const ran =
          shell === 'sh'
            ? runIn('sh', command, own, env)
            : run('pwsh', ['-NoProfile', '-Command', command], { cwd: own, env });
        expect([what, ran.status === 0]).toEqual([what, expected]);
        expectVerdict(ran, expected);
      }
    }
    expect(
      commandsFor(file, {
        keys: [{ ...keys.now, revoked: { date: '2026-01-01', reason: 'Lost.' } }],
      }).map(({ tool }) => tool),
    ).not.toContain('gpg');
  },
);

testWith(
  'minisign',
  'with several keys the minisign command takes the one that signed, and none that was revoked',
  () => {
    const own = folderWith('app.zip', content);
    const made = ['old', 'new'].map((name): PublicKey => {
      run('minisign', [
        '-G',
        '-W',
        '-f',
        '-p',
        join(own, `${name}.pub`),
        '-s',
        join(own, `${name}.key`),
      ]);
      const key = readFileSync(join(own, `${name}.pub`), 'utf8');
      return {
        type: 'minisign',
        key,
        fingerprint: /key ([0-9A-F]+)/.exec(key)?.[1]?.padStart(16, '0') ?? '',
      };
    });
    const [older, newer] = made;
    if (!older || !newer) throw new Error('no keys');
    run('minisign', ['-S', '-s', join(own, 'old.key'), '-m', 'app.zip'], { cwd: own });
    const text = readFileSync(join(own, 'app.zip.minisig'), 'utf8');
    const inline = fileNamed('app.zip', { signatures: [{ type: 'minisign', text }] });
    const beside = fileNamed('app.zip', {
      signatures: [{ type: 'minisign', url: 'files/app.zip.minisig' }],
    });
    for (const file of [inline, beside]) {
      const command = commandOf(file, 'minisign', 'sh', { keys: [newer, older] });
      expectVerdict(runIn('sh', command, own), true);
      expectVerdict(runIn('sh', commandOf(file, 'minisign', 'sh', { keys: [newer] }), own), false);
      if (hasProgram('pwsh') && file === beside)
        expectVerdict(
          run(
            'pwsh',
            [
              '-NoProfile',
              '-Command',
              commandOf(file, 'minisign', 'powershell', { keys: [newer, older] }),
            ],
            { cwd: own },
          ),
          true,
        );
    }
    const revoked = { ...older, revoked: { date: '2026-01-01', reason: 'Lost.' } };
    expect(commandsFor(inline, { keys: [newer, revoked] }).map(({ tool }) => tool)).not.toContain(
      'minisign',
    );
  },
);

test('attestations and code signing appear only where the catalogue has them', () => {
  const tools = (more: Partial<ReleaseFile>, source?: string) =>
    commandsFor(fileNamed('a.dmg', more), { source }).map(({ tool }) => tool);
  expect(tools({ attestation: 'https://example.org/a' }, 'https://github.com/owner/app')).toContain(
    'gh',
  );
  expect(
    tools({ attestation: 'https://example.org/a' }, 'https://gitlab.com/owner/app'),
  ).not.toContain('gh');
  expect(tools({ os: 'macos', format: 'dmg', codeSigning: 'notarised' })).toContain('spctl');
  expect(tools({ os: 'macos', format: 'dmg', codeSigning: 'signed' })).toContain('codesign');
  expect(tools({ os: 'windows', format: 'exe', codeSigning: 'signed' })).toContain(
    'Get-AuthenticodeSignature',
  );
  expect(tools({ os: 'windows', format: 'exe', codeSigning: 'none' })).not.toContain(
    'Get-AuthenticodeSignature',
  );
});
