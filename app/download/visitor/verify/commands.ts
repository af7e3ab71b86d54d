import { isAbsolute } from '../../../../catalogue/addresses';
import type { Product, PublicKey, ReleaseFile } from '../../../../catalogue/schema';
import { wordsOf, osLabels, type Os } from '../../../../catalogue/vocabulary';
import { checksumLine, quoteName, quotePowerShell, quoteSh, type Shell } from './quoting';

/** What a command proves: the content equals what the page publishes, or somebody signed it. */
export type Proof = 'hash' | 'signature' | 'attestation' | 'code-signature';

/** One line to paste in the folder of the download. It prints OK or FAILED and sets the exit code; `import-key` does neither. */
export interface VerifyCommand {
  tool: 'sha256sum' | 'shasum' | 'sha256' | 'Get-FileHash' | 'certutil' | 'minisign' | 'gpg' | 'gh' | 'Get-AuthenticodeSignature' | 'codesign' | 'spctl';
  proof: Proof | 'import-key';
  shell: Shell;
  /** Systems that have the tool, or for which it is usual. */
  os: readonly Os[];
  command: string;
  /** The signature file that must lie beside the download, by its address in the catalogue. */
  signatureUrl?: string;
}

const unix: readonly Os[] = wordsOf(osLabels).filter((os) => !['windows', 'android', 'ios'].includes(os));
const windows: readonly Os[] = ['windows'];

/** The verdict of a program that tells it by its exit code. */
function verdict(command: string, shell: 'sh' | 'powershell'): string {
  return shell === 'sh'
    ? `if ${command}; then echo OK; else echo FAILED; false; fi`
    // Not `exit`: pasted at a prompt it would close the window. A throw makes `powershell -Command` exit with 1.
    : `${command}; if ($LASTEXITCODE -eq 0) { 'OK' } else { throw 'FAILED' }`;
}

/** Every command that checks a file, those for `os` first. Systems whose file names cannot be such a name get none. */
export function commandsFor(file: ReleaseFile, product: Pick<Product, 'keys' | 'source'>, os?: Os): VerifyCommand[] {
  const all = [...hashCommands(file), ...signatureCommands(file, product.keys ?? []), ...attestationCommands(file, product.source), ...codeSigningCommands(file)];
  const own = (command: VerifyCommand): number => (os !== undefined && command.os.includes(os) ? 0 : 1);
  return all.sort((a, b) => own(a) - own(b));
}

function hashCommands({ name, sha256 }: ReleaseFile): VerifyCommand[] {
  const line = quoteSh(checksumLine(sha256, name));
  const commands: VerifyCommand[] = [
    { tool: 'sha256sum', proof: 'hash', shell: 'sh', os: ['linux', 'chromeos', 'illumos', 'haiku'], command: `echo ${line} | sha256sum -c` },
    { tool: 'shasum', proof: 'hash', shell: 'sh', os: ['macos'], command: `echo ${line} | shasum -a 256 -c` },
    // https://man.freebsd.org/cgi/man.cgi?query=sha256: -c compares with the digest, and prints no OK.
    { tool: 'sha256', proof: 'hash', shell: 'sh', os: ['freebsd'], command: verdict(`sha256 -q -c ${sha256} ${quoteName(name, 'sh')}`, 'sh') },
  ];
  // https://man.openbsd.org/sha256.1: its own -c takes a checklist, in the form that it writes.
  if (!/[\\\n)]/.test(name)) {
    commands.push({ tool: 'sha256', proof: 'hash', shell: 'sh', os: ['openbsd'], command: `echo ${quoteSh(`SHA256 (${name}) = ${sha256}`)} | sha256 -c` });
  }
  const [powershell, cmd] = [quoteName(name, 'powershell'), quoteName(name, 'cmd')];
  if (powershell !== null) {
    const command = `if ((Get-FileHash -Algorithm SHA256 -LiteralPath ${powershell}).Hash -eq '${sha256}') { 'OK' } else { throw 'FAILED' }`;
    commands.push({ tool: 'Get-FileHash', proof: 'hash', shell: 'powershell', os: windows, command });
  }
  if (cmd !== null) {
    // `cmd /c exit 1` sets the exit code; `exit /b` would close the window.
    const command = `certutil -hashfile ${cmd} SHA256 | findstr /i /c:"${sha256}" >nul && echo OK || (echo FAILED& cmd /c exit 1)`;
    commands.push({ tool: 'certutil', proof: 'hash', shell: 'cmd', os: windows, command });
  }
  return commands;
}

function signatureCommands({ name, signatures = [] }: ReleaseFile, keys: NonNullable<Product['keys']>): VerifyCommand[] {
  const [sh, powershell] = [quoteName(name, 'sh'), quoteName(name, 'powershell')];
  const [minisign, openpgp] = [keys.find((key) => key.type === 'minisign'), keys.find((key) => key.type === 'openpgp')];
  return signatures.flatMap(({ type, text, url }): VerifyCommand[] => {
    const proof = 'signature';
    if (type === 'minisign' && minisign?.key) {
      const key = minisignKey(minisign.key);
      if (text !== undefined) {
        const lines = text.trim().split(/\r?\n/).map(quoteSh).join(' ');
        const command = verdict(`printf '%s\\n' ${lines} | minisign -Vm ${sh} -P ${key} -x /dev/stdin`, 'sh');
        return [{ tool: 'minisign', proof, shell: 'sh', os: unix, command }];
      }
      const onUnix: VerifyCommand = { tool: 'minisign', proof, shell: 'sh', os: unix, signatureUrl: url, command: verdict(`minisign -Vm ${sh} -P ${key} -x ${signatureName(url, 'sh')}`, 'sh') };
      if (powershell === null) return [onUnix];
      const command = verdict(`minisign -Vm ${powershell} -P ${key} -x ${signatureName(url, 'powershell')}`, 'powershell');
      return [onUnix, { tool: 'minisign', proof, shell: 'powershell', os: windows, signatureUrl: url, command }];
    }
    if (type === 'openpgp' && openpgp && url !== undefined) {
      const fingerprint = openpgp.fingerprint.replaceAll(' ', '').toUpperCase();
      if (!/^[0-9A-F]{40,64}$/.test(fingerprint)) return [];
      // gpg exits with 0 for an expired key and for any key that it happens to have; its status lines tell, and VALIDSIG
      // ends with the primary key's fingerprint (https://github.com/gpg/gnupg/blob/master/doc/DETAILS).
      const onUnix = verdict(`gpg --status-fd 1 --verify ${signatureName(url, 'sh')} ${sh} | awk '$2~/^(BAD|EXP|EXPKEY|REVKEY)SIG$/{b=1} $2=="VALIDSIG"&&$NF=="${fingerprint}"{k=1} END{exit b||!k}'`, 'sh');
      const commands: VerifyCommand[] = [{ tool: 'gpg', proof: 'import-key', shell: 'sh', os: unix, command: importCommand(openpgp.url) },
        { tool: 'gpg', proof, shell: 'sh', os: unix, signatureUrl: url, command: onUnix }];
      if (powershell === null) return commands;
      const test = `($s -match 'VALIDSIG .*${fingerprint}$') -and -not ($s -match '\\] (BAD|EXP|EXPKEY|REVKEY)SIG ')`;
      const command = `$s = gpg --status-fd 1 --verify ${signatureName(url, 'powershell')} ${powershell}; if (${test}) { 'OK' } else { throw 'FAILED' }`;
      return [...commands, { tool: 'gpg', proof, shell: 'powershell', os: windows, signatureUrl: url, command }];
    }
    return [];
  });
}

/** A signature file lies under the last part of its address. */
function signatureName(url: string | undefined, shell: 'sh' | 'powershell'): string {
  const name = decodeURIComponent(url?.split('/').at(-1) ?? '');
  return quoteName(name, shell) ?? quotePowerShell(name);
}

function importCommand(url: string | undefined): string {
  if (url !== undefined && isAbsolute(url)) return `curl -fsSL ${quoteSh(url)} | gpg --import`;
  return `gpg --import ${signatureName(url ?? 'key.asc', 'sh')}`;
}

/** How a key is made known to the program that uses it, or for minisign, which keeps no keys, used as it is; null when that takes a file. */
export function keyCommand({ type, key, url }: PublicKey): string | null {
  if (type === 'openpgp') return url === undefined ? null : importCommand(url);
  return key === undefined ? null : `minisign -V -P ${minisignKey(key)} -m FILE`;
}

/** The line of a minisign.pub that is the key. */
function minisignKey(text: string): string {
  return quoteSh(text.trim().split('\n').at(-1)?.trim() ?? '');
}

function attestationCommands({ name, attestation }: ReleaseFile, source: string | undefined): VerifyCommand[] {
  const repository = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(source ?? '')?.[1];
  if (attestation === undefined || repository === undefined) return [];
  const command = (shell: 'sh' | 'powershell') => verdict(`gh attestation verify ${quoteName(name, shell)} --repo ${repository}`, shell);
  const onUnix: VerifyCommand = { tool: 'gh', proof: 'attestation', shell: 'sh', os: unix, command: command('sh') };
  if (quoteName(name, 'powershell') === null) return [onUnix];
  return [onUnix, { tool: 'gh', proof: 'attestation', shell: 'powershell', os: windows, command: command('powershell') }];
}

/** Only where the catalogue says that the publisher signed it for its OS. */
function codeSigningCommands({ name, os, format, codeSigning }: ReleaseFile): VerifyCommand[] {
  if (codeSigning === undefined || codeSigning === 'none') return [];
  const proof = 'code-signature';
  const [sh, powershell] = [quoteName(name, 'sh'), quoteName(name, 'powershell')];
  if (os === 'windows' && powershell !== null && format !== undefined && ['exe', 'msi', 'msix', 'msixbundle', 'appx', 'appxbundle', 'ps1'].includes(format)) {
    const command = `if ((Get-AuthenticodeSignature -LiteralPath ${powershell}).Status -eq 'Valid') { 'OK' } else { throw 'FAILED' }`;
    return [{ tool: 'Get-AuthenticodeSignature', proof, shell: 'powershell', os: windows, command }];
  }
  if (os !== 'macos' || (format !== 'dmg' && format !== 'pkg')) return [];
  // Gatekeeper's own verdict; it accepts only what is notarised (https://developer.apple.com/documentation/security/resolving-common-notarization-issues).
  if (codeSigning === 'notarised') {
    const kind = format === 'pkg' ? 'install' : 'open --context context:primary-signature';
    return [{ tool: 'spctl', proof, shell: 'sh', os: ['macos'], command: verdict(`spctl -a -v -t ${kind} ${sh}`, 'sh') }];
  }
  if (format === 'pkg') return [];
  return [{ tool: 'codesign', proof, shell: 'sh', os: ['macos'], command: verdict(`codesign --verify -v ${sh} && codesign -dvv ${sh}`, 'sh') }];
}
