import { decoded, isAbsolute } from '../../../../catalogue/addresses';
import {
  checksumLine,
  quoteName,
  quotePowerShell,
  quoteSh,
  type Shell,
} from '../../../../catalogue/quoting';
import {
  type Product,
  type PublicKey,
  type ReleaseFile,
  type Signature,
} from '../../../../catalogue/schema';
import { wordsOf, osLabels, type Os } from '../../../../catalogue/vocabulary';
import { parseMinisign } from '../../../../signatures/minisign';

/** The page with the keys and the commands, relative to /download/. */
export const verifyFolder = 'verify/';

/** Where that page stood before, relative to /download/. */
export const movedFrom = 'commands/';

/** The fragment of a file on that page. */
export const commandsId = ({ name }: Pick<ReleaseFile, 'name'>) => encodeURIComponent(name);

/** Where the commands for a file stand, relative to /download/. */
export const commandsAddress = (file: Pick<ReleaseFile, 'name'>) =>
  `${verifyFolder}#${commandsId(file)}`;

/** What a command proves: the content equals what the page publishes, or somebody signed it. */
export type Proof = 'hash' | 'signature' | 'attestation' | 'code-signature';

/** One line to paste in the folder of the download. It prints OK or FAILED and sets the exit code; `import-key` does neither. */
export interface VerifyCommand {
  tool:
    | 'sha256sum'
    | 'shasum'
    | 'sha256'
    | 'Get-FileHash'
    | 'certutil'
    | 'minisign'
    | 'gpg'
    | 'gh'
    | 'Get-AuthenticodeSignature'
    | 'codesign'
    | 'spctl';
  proof: Proof | 'import-key';
  shell: Shell;
  /** Systems that have the tool, or for which it is usual. */
  os: readonly Os[];
  command: string;
  /** The signature file that must lie beside the download, by its address in the catalogue. */
  signatureUrl?: string;
}

const unix: readonly Os[] = wordsOf(osLabels).filter(
  (os) => !['windows', 'android', 'ios'].includes(os),
);
const windows: readonly Os[] = ['windows'];

/** The verdict of a program that tells it by its exit code. */
function verdict(command: string, shell: 'sh' | 'powershell'): string {
  return shell === 'sh'
    ? `if ${command}; then echo OK; else echo FAILED; false; fi`
    : // Not `exit`: pasted at a prompt it would close the window. A throw makes `powershell -Command` exit with 1.
      `${command}; if ($LASTEXITCODE -eq 0) { 'OK' } else { throw 'FAILED' }`;
}

/** Every command that checks a file, those for `os` first. Systems whose file names cannot be such a name get none. */
export function commandsFor(
  file: ReleaseFile,
  product: Pick<Product, 'keys' | 'source'>,
  os?: Os,
): VerifyCommand[] {
  const all = [
    ...hashCommands(file),
    ...signatureCommands(file, product.keys ?? []),
    ...attestationCommands(file, product.source),
    ...codeSigningCommands(file),
  ];
  const own = (command: VerifyCommand): number =>
    os !== undefined && command.os.includes(os) ? 0 : 1;
  return all.sort((a, b) => own(a) - own(b));
}

function hashCommands({ name, sha256 }: ReleaseFile): VerifyCommand[] {
  const line = quoteSh(checksumLine(sha256, name));
  const commands: VerifyCommand[] = [
    {
      tool: 'sha256sum',
      proof: 'hash',
      shell: 'sh',
      os: ['linux', 'chromeos', 'illumos', 'haiku'],
      command: `echo ${line} | sha256sum -c`,
    },
    {
      tool: 'shasum',
      proof: 'hash',
      shell: 'sh',
      os: ['macos'],
      command: `echo ${line} | shasum -a 256 -c`,
    },
    // https://man.freebsd.org/cgi/man.cgi?query=sha256: -c compares with the digest, and prints no OK.
    {
      tool: 'sha256',
      proof: 'hash',
      shell: 'sh',
      os: ['freebsd'],
      command: verdict(`sha256 -q -c ${sha256} ${quoteName(name, 'sh')}`, 'sh'),
    },
  ];
  // https://man.openbsd.org/sha256.1: its own -c takes a checklist, in the form that it writes.
  if (!/[\\\n)]/.test(name)) {
    commands.push({
      tool: 'sha256',
      proof: 'hash',
      shell: 'sh',
      os: ['openbsd'],
      command: `echo ${quoteSh(`SHA256 (${name}) = ${sha256}`)} | sha256 -c`,
    });
  }
  const [powershell, cmd] = [quoteName(name, 'powershell'), quoteName(name, 'cmd')];
  if (powershell !== null) {
    const command = `if ((Get-FileHash -Algorithm SHA256 -LiteralPath ${powershell}).Hash -eq '${sha256}') { 'OK' } else { throw 'FAILED' }`;
    commands.push({
      tool: 'Get-FileHash',
      proof: 'hash',
      shell: 'powershell',
      os: windows,
      command,
    });
  }
  if (cmd !== null) {
    // `cmd /c exit 1` sets the exit code; `exit /b` would close the window.
    const command = `certutil -hashfile ${cmd} SHA256 | findstr /i /c:"${sha256}" >nul && echo OK || (echo FAILED& cmd /c exit 1)`;
    commands.push({ tool: 'certutil', proof: 'hash', shell: 'cmd', os: windows, command });
  }
  return commands;
}

/** Only for keys that hold: what a revoked one signed is doubtful, which no program says. */
function signatureCommands(
  { name, signatures = [] }: ReleaseFile,
  keys: NonNullable<Product['keys']>,
): VerifyCommand[] {
  const valid = keys.filter(({ revoked }) => revoked === undefined);
  return signatures.flatMap((signature): VerifyCommand[] => {
    switch (signature.type) {
      case 'minisign':
        return minisignCommands(name, signature, keys, valid);
      case 'openpgp':
        return gpgCommands(name, signature, valid);
      case 'sigstore':
      case 'ed25519':
        return [];
    }
  });
}

function minisignCommands(
  name: string,
  { text, url }: Signature,
  keys: readonly PublicKey[],
  valid: readonly PublicKey[],
): VerifyCommand[] {
  const parsed = text === undefined ? null : parseMinisign(text);
  const byId = parsed?.ok
    ? keys.filter(({ fingerprint }) => fingerprint.toUpperCase() === parsed.value.keyId)
    : [];
  // Where the signature is not at hand any of the keys may have made it.
  const lines = (byId.length > 0 ? byId.filter((key) => valid.includes(key)) : valid).flatMap(
    ({ type, key }) => (type === 'minisign' && key !== undefined ? minisignKey(key) : []),
  );
  if (lines.length === 0) return [];
  const [sh, powershell] = [quoteName(name, 'sh'), quoteName(name, 'powershell')];
  const base = { tool: 'minisign', proof: 'signature', shell: 'sh', os: unix } as const;
  if (text !== undefined) {
    // Tabs and double spaces don't survive being copied from a page; printf's %b makes them again.
    const visible = (line: string) =>
      line
        .replaceAll('\\', '\\\\')
        .replaceAll('\t', '\\t')
        .replace(/(?<= ) | $/g, '\\0040');
    const quoted = text
      .trim()
      .split(/\r?\n/)
      .map((line) => quoteSh(visible(line)))
      .join(' ');
    return [
      {
        ...base,
        command: verdict(
          lines
            .map((key) => `printf '%b\\n' ${quoted} | minisign -Vm ${sh} -P ${key} -x /dev/stdin`)
            .join(' || '),
          'sh',
        ),
      },
    ];
  }
  const any = (shell: 'sh' | 'powershell', file: string | null) =>
    lines.map((key) => `minisign -Vm ${file} -P ${key} -x ${signatureName(url, shell)}`);
  const onUnix: VerifyCommand = {
    ...base,
    signatureUrl: url,
    command: verdict(any('sh', sh).join(' || '), 'sh'),
  };
  if (powershell === null) return [onUnix];
  // Windows PowerShell 5 has no ||.
  const command = verdict(
    any('powershell', powershell).join('; if ($LASTEXITCODE -ne 0) { ') +
      ' }'.repeat(lines.length - 1),
    'powershell',
  );
  return [onUnix, { ...base, shell: 'powershell', os: windows, signatureUrl: url, command }];
}

/**
 * gpg exits with 0 for any key that it happens to have, and with 2 for a good signature beside one that it has no key for.
 * Its status lines tell (https://github.com/gpg/gnupg/blob/master/doc/DETAILS): as on the page, no signature may be bad, and
 * one must be by a pinned key, whose primary fingerprint ends VALIDSIG, that had not expired when it signed.
 */
function gpgCommands(
  name: string,
  { url }: Signature,
  valid: readonly PublicKey[],
): VerifyCommand[] {
  const keys = valid
    .filter(({ type }) => type === 'openpgp')
    .map((key) => ({ ...key, fingerprint: key.fingerprint.replaceAll(' ', '').toUpperCase() }))
    .filter(({ fingerprint }) => /^[0-9A-F]{40,64}$/.test(fingerprint));
  if (url === undefined || keys.length === 0) return [];
  const [sh, powershell] = [quoteName(name, 'sh'), quoteName(name, 'powershell')];
  const base = { tool: 'gpg', shell: 'sh', os: unix } as const;
  const awk =
    '$2=="NEWSIG"{e=x=n=0} $2=="KEYEXPIRED"&&$3>0&&(!e||$3<e){e=$3} $2=="EXPKEYSIG"{x=1} $2~/^(EXP|REVKEY)SIG$/{n=1} $2=="BADSIG"{b=1} ' +
    `$2=="VALIDSIG"&&!n&&(!x||$5<e)&&$NF~/^(${keys.map(({ fingerprint }) => fingerprint).join('|')})$/{k=1} END{exit b||!k}`;
  const commands: VerifyCommand[] = [
    ...keys.map((key) => ({
      ...base,
      proof: 'import-key' as const,
      command: importCommand(key.url),
    })),
    {
      ...base,
      proof: 'signature',
      signatureUrl: url,
      command: verdict(
        `gpg --status-fd 1 --verify ${signatureName(url, 'sh')} ${sh} | awk '${awk}'`,
        'sh',
      ),
    },
  ];
  if (powershell === null) return commands;
  const cases =
    "'NEWSIG' { $e = 0; $x = $n = $false } 'KEYEXPIRED' { $t = [long]$f[2]; if ($t -gt 0 -and ($e -eq 0 -or $t -lt $e)) { $e = $t } } " +
    "'EXPKEYSIG' { $x = $true } 'EXPSIG' { $n = $true } 'REVKEYSIG' { $n = $true } 'BADSIG' { $b = $true } " +
    `'VALIDSIG' { if (-not $n -and (-not $x -or [long]$f[4] -lt $e) -and $f[-1] -match '^(${keys.map(({ fingerprint }) => fingerprint).join('|')})$') { $k = $true } }`;
  const command =
    `$k = $b = $x = $n = $false; $e = 0; gpg --status-fd 1 --verify ${signatureName(url, 'powershell')} ${powershell} | ForEach-Object { $f = $_ -split ' '; switch ($f[1]) { ${cases} } }; ` +
    "if ($k -and -not $b) { 'OK' } else { throw 'FAILED' }";
  return [
    ...commands,
    { ...base, proof: 'signature', shell: 'powershell', os: windows, signatureUrl: url, command },
  ];
}

/** A signature file lies under the last part of its address. */
function signatureName(url: string | undefined, shell: 'sh' | 'powershell'): string {
  const name = decoded(url?.split('/').at(-1) ?? '');
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

function attestationCommands(
  { name, attestation }: ReleaseFile,
  source: string | undefined,
): VerifyCommand[] {
  const repository = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
    source ?? '',
  )?.[1];
  if (attestation === undefined || repository === undefined) return [];
  const command = (shell: 'sh' | 'powershell') =>
    verdict(`gh attestation verify ${quoteName(name, shell)} --repo ${repository}`, shell);
  const onUnix: VerifyCommand = {
    tool: 'gh',
    proof: 'attestation',
    shell: 'sh',
    os: unix,
    command: command('sh'),
  };
  if (quoteName(name, 'powershell') === null) return [onUnix];
  return [
    onUnix,
    {
      tool: 'gh',
      proof: 'attestation',
      shell: 'powershell',
      os: windows,
      command: command('powershell'),
    },
  ];
}

/** Only where the catalogue says that the publisher signed it for its OS. */
function codeSigningCommands({ name, os, format, codeSigning }: ReleaseFile): VerifyCommand[] {
  if (codeSigning === undefined || codeSigning === 'none') return [];
  const proof = 'code-signature';
  const [sh, powershell] = [quoteName(name, 'sh'), quoteName(name, 'powershell')];
  if (
    os === 'windows' &&
    powershell !== null &&
    format !== undefined &&
    ['exe', 'msi', 'msix', 'msixbundle', 'appx', 'appxbundle', 'ps1'].includes(format)
  ) {
    const command = `if ((Get-AuthenticodeSignature -LiteralPath ${powershell}).Status -eq 'Valid') { 'OK' } else { throw 'FAILED' }`;
    return [
      { tool: 'Get-AuthenticodeSignature', proof, shell: 'powershell', os: windows, command },
    ];
  }
  if (os !== 'macos' || (format !== 'dmg' && format !== 'pkg')) return [];
  // Gatekeeper's own verdict; it accepts only what is notarised (https://developer.apple.com/documentation/security/resolving-common-notarization-issues).
  if (codeSigning === 'notarised') {
    const kind = format === 'pkg' ? 'install' : 'open --context context:primary-signature';
    return [
      {
        tool: 'spctl',
        proof,
        shell: 'sh',
        os: ['macos'],
        command: verdict(`spctl -a -v -t ${kind} ${sh}`, 'sh'),
      },
    ];
  }
  if (format === 'pkg') return [];
  return [
    {
      tool: 'codesign',
      proof,
      shell: 'sh',
      os: ['macos'],
      command: verdict(`codesign --verify -v ${sh} && codesign -dvv ${sh}`, 'sh'),
    },
  ];
}
