import { mkdirSync, readFileSync, writeFileSync, chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { commandsFor, type VerifyCommand } from '../../app/download/visitor/verify/commands';
import { fileSchema, type ReleaseFile } from '../../catalogue/schema';
import { sha256 } from './catalogueFixture';
import { runJoined as run, temporaryFolder, testWith, type Ran } from '../programs';

// gpg starts a key agent.
const folder = temporaryFolder((all) => run('gpgconf', ['--homedir', join(all, 'gnupg'), '--kill', 'all']));
const content = Buffer.from('content');

/** Names that real releases have, and names that try every quoting. */
const names = [
  'app-1.0.tar.gz', 'My App 1.0.dmg', "it's.zip", 'say "hi".zip', '$HOME.zip', '$(touch pwned).zip', '`touch pwned`.zip', '-rf.zip', '--help', '-',
  'ä ü 漢字 🎉.zip', '; echo OK', '*.zip', '!!.zip', '#1.zip', '~', '100% %PATH%.exe', '‘curly’.exe', '[a].zip', '|x', '>y', ' lead', 'trail ',
];

function fileNamed(name: string, more: Partial<ReleaseFile> = {}): ReleaseFile {
  return fileSchema.parse({ name, url: 'files/x', size: content.length, sha256: sha256(content), ...more });
}

function commandOf(file: ReleaseFile, tool: VerifyCommand['tool'], shell: VerifyCommand['shell'], product: Parameters<typeof commandsFor>[1] = {}): string {
  const found = commandsFor(file, product).find((command) => command.tool === tool && command.shell === shell && command.proof !== 'import-key');
  if (!found) throw new Error(`No ${tool} command for ${file.name}`);
  return found.command;
}

/** How each shell of this machine is given one line. */
const shells = { sh: ['-c'], dash: ['-c'], bash: ['-c'], zsh: ['-c'], busybox: ['sh', '-c'] };

function runIn(shell: keyof typeof shells, command: string, cwd: string, env: Record<string, string> = {}): Ran {
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
  testWith(shell, 'checksum commands tell a good file from a changed and a missing one, whatever its name', () => {
    for (const name of names) {
      const command = commandOf(fileNamed(name), 'sha256sum', 'sh');
      expectVerdict(runIn(shell, command, folderWith(name, content)), true);
      expectVerdict(runIn(shell, command, folderWith(name, changed)), false);
    }
    expectVerdict(runIn(shell, commandOf(fileNamed('app.zip'), 'sha256sum', 'sh'), folder), false);
  });
}

testWith('shasum', 'the command for macOS does so too', () => {
  for (const name of names) {
    const command = commandOf(fileNamed(name), 'shasum', 'sh');
    expectVerdict(runIn('sh', command, folderWith(name, content)), true);
    expectVerdict(runIn('sh', command, folderWith(name, changed)), false);
  }
  expectVerdict(runIn('sh', commandOf(fileNamed('app.zip'), 'shasum', 'sh'), folder), false);
});

testWith('sh', 'FreeBSD\'s sha256 is asked with the hash and its exit code told', () => {
  // As its manual says: -c compares with a digest and exits with 2 when it differs.
  const bin = join(folder, 'freebsd');
  mkdirSync(bin);
  writeFileSync(join(bin, 'sha256'), '#!/bin/sh\n[ "$1" = -q ] && [ "$2" = -c ] || exit 64\n[ "$(sha256sum < "$4" | cut -d" " -f1)" = "$3" ] || exit 2\n');
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
    expectVerdict(run('pwsh', ['-NoProfile', '-Command', command], { cwd: folderWith(name, content) }), true);
    expectVerdict(run('pwsh', ['-NoProfile', '-Command', command], { cwd: folderWith(name, changed) }), false);
  }
});

test('PowerShell and cmd get names quoted by their own rules, and none that Windows cannot have', () => {
  const powershell = (name: string) => commandOf(fileNamed(name), 'Get-FileHash', 'powershell');
  expect(powershell('it\'s ‘x’ $a `b.exe')).toContain('-LiteralPath \'it\'\'s ‘‘x’’ $a `b.exe\')');
  expect(powershell('-rf.exe')).toContain('-LiteralPath \'.\\-rf.exe\')');
  expect(commandOf(fileNamed('100% & more.exe'), 'certutil', 'cmd')).toContain('-hashfile "100"^%" & more.exe" SHA256');
  for (const name of ['a:b.zip', 'say "hi".zip', 'what?.zip', 'dot.']) {
    expect(commandsFor(fileNamed(name), {}).filter(({ os }) => os.includes('windows'))).toEqual([]);
  }
});

test('the visitor\'s own system comes first', () => {
  expect(commandsFor(fileNamed('a.zip'), {}, 'windows').map(({ tool }) => tool).slice(0, 2)).toEqual(['Get-FileHash', 'certutil']);
  expect(commandsFor(fileNamed('a.zip'), {}, 'macos')[0]?.tool).toBe('shasum');
  expect(commandsFor(fileNamed('a.zip'), {}, 'freebsd')[0]?.tool).toBe('sha256');
});

testWith('minisign', 'the minisign command checks file, signature and key', () => {
  run('minisign', ['-G', '-W', '-f', '-p', join(folder, 'a.pub'), '-s', join(folder, 'a.key')]);
  const key = readFileSync(join(folder, 'a.pub'), 'utf8');
  const keys = [{ type: 'minisign' as const, key, fingerprint: 'x' }];
  for (const name of names) {
    const good = folderWith(name, content);
    run('minisign', ['-S', '-s', join(folder, 'a.key'), '-m', `./${name}`, '-x', `${good}/x.minisig`], { cwd: good });
    const text = readFileSync(`${good}/x.minisig`, 'utf8');
    const inline = commandOf(fileNamed(name, { signatures: [{ type: 'minisign', text }] }), 'minisign', 'sh', { keys });
    const beside = commandOf(fileNamed(name, { signatures: [{ type: 'minisign', url: 'https://example.org/x.minisig' }] }), 'minisign', 'sh', { keys });
    expectVerdict(runIn('sh', inline, good), true);
    expectVerdict(runIn('sh', beside, good), true);
    expectVerdict(runIn('sh', inline, folderWith(name, changed)), false);
  }
});

testWith('gpg', 'the gpg command accepts the pinned key only, although gpg itself accepts any it has', () => {
  const home = join(folder, 'gnupg');
  mkdirSync(home, { mode: 0o700 });
  const env = { GNUPGHOME: home };
  const gpg = (...args: string[]): Ran => run('gpg', ['--batch', '--yes', '--passphrase', '', ...args], { env });
  const fingerprintOf = (name: string): string => {
    gpg('--quick-generate-key', name, 'ed25519', 'sign', 'never');
    return /^fpr:+([0-9A-F]+):/m.exec(gpg('--with-colons', '--list-keys', name).output)?.[1] ?? '';
  };
  const [mine, other] = [fingerprintOf('mine@example.org'), fingerprintOf('other@example.org')];
  const name = "it's $1.zip";
  const own = join(folder, 'gpg');
  mkdirSync(own);
  writeFileSync(join(own, name), content);
  const sign = (user: string) => gpg('--local-user', user, '--armor', '--output', join(own, `${name}.asc`), '--detach-sign', join(own, name));
  const file = fileNamed(name, { signatures: [{ type: 'openpgp', url: `https://example.org/${encodeURIComponent(name)}.asc` }] });
  const command = commandOf(file, 'gpg', 'sh', { keys: [{ type: 'openpgp', url: 'https://example.org/key.asc', fingerprint: mine }] });
  sign('mine@example.org');
  expectVerdict(runIn('sh', command, own, env), true);
  sign('other@example.org');
  expectVerdict(runIn('sh', command, own, env), false);
  sign('mine@example.org');
  writeFileSync(join(own, name), changed);
  expectVerdict(runIn('sh', command, own, env), false);
  expect(other).not.toBe(mine);
});

test('attestations and code signing appear only where the catalogue has them', () => {
  const tools = (more: Partial<ReleaseFile>, source?: string) => commandsFor(fileNamed('a.dmg', more), { source }).map(({ tool }) => tool);
  expect(tools({ attestation: 'https://example.org/a' }, 'https://github.com/owner/app')).toContain('gh');
  expect(tools({ attestation: 'https://example.org/a' }, 'https://gitlab.com/owner/app')).not.toContain('gh');
  expect(tools({ os: 'macos', format: 'dmg', codeSigning: 'notarised' })).toContain('spctl');
  expect(tools({ os: 'macos', format: 'dmg', codeSigning: 'signed' })).toContain('codesign');
  expect(tools({ os: 'windows', format: 'exe', codeSigning: 'signed' })).toContain('Get-AuthenticodeSignature');
  expect(tools({ os: 'windows', format: 'exe', codeSigning: 'none' })).not.toContain('Get-AuthenticodeSignature');
});
