import { isPlainName, quoteName, type Shell } from '../../../../catalogue/quoting';
import { type ReleaseFile } from '../../../../catalogue/schema';
import { type Format, type Os } from '../../../../catalogue/vocabulary';

/** One thing to do with a downloaded file; the words stand in words/en.ts. */
export type StepId =
  | 'open'
  | 'drag-to-applications'
  | 'eject'
  | 'follow-installer'
  | 'install-app-package'
  | 'extract-all'
  | 'extract'
  | 'extract-on-open'
  | 'move-to-applications'
  | 'run-inside'
  | 'make-executable'
  | 'run-in-terminal'
  | 'install-in-terminal'
  | 'write-to-usb'
  | 'allow-source'
  | 'gatekeeper'
  | 'smartscreen';

/** `command` is one line for the folder of the download, where a terminal is the usual way. */
export interface Step {
  id: StepId;
  command?: { shell: Shell; text: string };
}

type Plan = readonly (StepId | readonly [StepId, command: (name: string) => string])[];

const tar: Plan = [['extract', (name) => `tar -xf ${name}`], 'run-inside'];
const appPackage: Plan = ['open', 'install-app-package'];
const installer: Plan = ['open', 'follow-installer'];

/** What to do with a format, on the OS that the file is for. A format that is not here needs no explanation or has no one way. */
const plans: Partial<Record<Format, Plan | Partial<Record<Os, Plan>>>> = {
  dmg: ['open', 'drag-to-applications', 'eject'],
  pkg: { macos: installer, freebsd: [['install-in-terminal', (name) => `sudo pkg add ${name}`]] },
  'app.zip': ['extract-on-open', 'move-to-applications'],
  exe: installer,
  msi: installer,
  msix: appPackage,
  msixbundle: appPackage,
  appx: appPackage,
  appxbundle: appPackage,
  zip: {
    windows: ['extract-all', 'run-inside'],
    macos: ['extract-on-open', 'run-inside'],
    linux: [['extract', (name) => `unzip ${name}`], 'run-inside'],
  },
  appimage: [['make-executable', (name) => `chmod +x ${name}`], 'open'],
  deb: [['install-in-terminal', (name) => `sudo apt install ${name}`]],
  rpm: [['install-in-terminal', (name) => `sudo dnf install ${name}`]],
  'pkg.tar.zst': [['install-in-terminal', (name) => `sudo pacman -U ${name}`]],
  'alpine.apk': [['install-in-terminal', (name) => `sudo apk add ${name}`]],
  flatpak: [['install-in-terminal', (name) => `flatpak install ${name}`]],
  flatpakref: [['install-in-terminal', (name) => `flatpak install --from ${name}`]],
  // Not from the store, so without its signature: https://snapcraft.io/docs/install-modes
  snap: [['install-in-terminal', (name) => `sudo snap install --dangerous ${name}`]],
  apk: ['open', 'allow-source'],
  tar,
  'tar.gz': tar,
  'tar.xz': tar,
  'tar.bz2': tar,
  'tar.zst': tar,
  'tar.lzma': tar,
  sh: [['run-in-terminal', (name) => `sh ${name}`]],
  run: [['run-in-terminal', (name) => `sh ${name}`]],
  jar: [['run-in-terminal', (name) => `java -jar ${name}`]],
  binary: [
    ['make-executable', (name) => `chmod +x ${name}`],
    ['run-in-terminal', (name) => name],
  ],
  iso: ['write-to-usb'],
};

/** dpkg, apt and others take a bare name for a package of their repositories: the path says that it is a file. */
function localName(name: string): string | null {
  const quoted = quoteName(name, 'sh');
  if (quoted === null || quoted.startsWith("'./")) return quoted;
  return isPlainName(name) ? `./${name}` : `./${quoted}`;
}

/** Files of one name have the same steps; the script finds it in the attributes of a file's row. */
export function planName({ os, format, codeSigning }: Steppable): string {
  return [os, format, warningOf(os, format, codeSigning)].join(' ').trim();
}

type Steppable = Pick<ReleaseFile, 'os' | 'format' | 'codeSigning'>;

/** Two or three steps after the download of a file, or none. Warnings of the OS come only when the catalogue says they will. */
export function stepsAfter({
  name,
  os,
  format,
  codeSigning,
}: Steppable & Pick<ReleaseFile, 'name'>): Step[] {
  const entry = format === undefined ? undefined : plans[format];
  const plan =
    entry === undefined || isPlan(entry) ? entry : os === undefined ? undefined : entry[os];
  const local = localName(name);
  const steps = (plan ?? []).map((step): Step => {
    if (typeof step === 'string') return { id: step };
    const [id, command] = step;
    return local === null ? { id } : { id, command: { shell: 'sh', text: command(local) } };
  });
  const warning = warningOf(os, format, codeSigning);
  return warning === null || steps.length === 0 ? steps : [...steps, { id: warning }];
}

function isPlan(entry: Plan | Partial<Record<Os, Plan>>): entry is Plan {
  return Array.isArray(entry);
}

/** macOS stops what is not notarised, Windows what is not signed. */
export function warningOf(
  os: Os | undefined,
  format: Format | undefined,
  codeSigning: ReleaseFile['codeSigning'],
): StepId | null {
  if (os === 'macos' && (codeSigning === 'none' || codeSigning === 'signed')) return 'gatekeeper';
  const starts = format === 'exe' || format === 'msi' || format === 'zip' || format === 'bat';
  return os === 'windows' && codeSigning === 'none' && starts ? 'smartscreen' : null;
}
