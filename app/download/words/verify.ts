import { type Shell } from '../../../catalogue/quoting';
import { type Proof } from '../visitor/check/commands';
import { date } from './download-page';
import { spaced } from './signatures';

const shells: Record<Shell, string> = {
  sh: 'terminal',
  powershell: 'PowerShell',
  cmd: 'Command Prompt',
};

/** The words of the page with the keys and the commands. */
export const verifyWords = {
  title: (name: string, version: string) => `Check ${name} ${version} in a terminal`,
  description:
    'The public keys, and for each file the lines that check it; they print OK or FAILED.',
  choose: 'Choose your file',
  intro: 'Then paste one of its lines in the folder of the download. It prints OK or FAILED.',
  olderFiles:
    'Files of other releases are checked by their SHA-256, which stands on their own page.',
  command: (tool: string, shell: Shell, systems: string[]) =>
    systems.length < 4
      ? `${tool} (${shells[shell]}, ${systems.join(', ')})`
      : `${tool} (${shells[shell]})`,
  copyCommand: (tool: string, file: string) => `Copy the ${tool} line for ${file}`,
  proof: {
    hash: 'Compares the file with what this page publishes',
    signature: 'Checks who signed it',
    attestation: 'Checks which build made it',
    'code-signature': 'Asks the system who signed it',
    'import-key': 'First, once: import the key',
  } satisfies Record<Proof | 'import-key', string>,
  signatureFile: 'The signature file that must lie beside it:',
  next: 'When it is right',
  copy: 'Copy',
  copied: 'Copied',
  keys: 'Public keys',
  keysIntro: 'Releases are signed with these keys.',
  keyNote:
    'A signature holds even when this server was changed, if you know the key from elsewhere. Seen only here, a key is only as good as this page: compare its fingerprint with another place.',
  fingerprint: (type: string) => `${type} fingerprint`,
  spaced,
  created: (day: string) => `Created ${date(day)}.`,
  expires: (day: string) => `Expires ${date(day)}.`,
  revoked: (day: string, reason: string) =>
    `Revoked on ${date(day)}: ${reason} Trust nothing that it signed since.`,
  keyFile: 'Key file',
  copyKeyCommand: (type: string, fingerprint: string) =>
    `Copy the command for the ${type} key ${fingerprint}`,
  alsoShownAt: (host: string) => `Also shown at ${host}`,
  moved: 'This page has moved',
  movedTo: 'Go to the new page',
};

export type VerifyWords = typeof verifyWords;
