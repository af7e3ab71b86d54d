import { cpusInOrder, cpusOf, listedCpus } from '../../../catalogue/platform';
import { type ReleaseFile } from '../../../catalogue/schema';
import { scopeOf } from '../../../catalogue/variants';
import {
  channelLabels,
  cpuLabels,
  formatLabels,
  osLabels,
  type Channel,
  type Cpu,
  type Format,
  type Installation,
  type Os,
} from '../../../catalogue/vocabulary';

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

// Made once: making one takes longer than using it, and a large catalogue has thousands of dates.
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const lists = new Intl.ListFormat('en');
const threeDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** Bytes for people, in powers of 1000 as download dialogs and file managers count them: `55.8 MB`. */
export function size(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let value = bytes;
  let unit = 0;
  // Not 1000: 999.96 kB would be rounded to "1000 kB".
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${threeDigits.format(value)} ${units[unit]}`;
}

/** `55,800,460 bytes`. */
export function exactBytes(bytes: number): string {
  return `${bytes.toLocaleString('en')} bytes`;
}

/** `11 October 2025`, in UTC, so that every machine builds the same page. */
export function date(iso: string): string {
  return days.format(new Date(iso));
}

type NamesOfCpus = Partial<Record<Cpu, readonly [name: string, hint: string]>>;

const intelAndAmd: NamesOfCpus = {
  x64: ['64-bit', 'Intel and AMD'],
  x86: ['32-bit', 'Intel and AMD'],
};

/** What people call the CPUs that they have, by system, with what tells it from the others. */
const namesOfCpus: Partial<Record<Os, NamesOfCpus>> = {
  windows: {
    x64: ['64-bit', 'most PCs'],
    arm64: ['ARM', 'Snapdragon'],
    x86: ['32-bit', 'old PCs'],
  },
  macos: {
    arm64: ['Apple silicon', 'M1 and newer'],
    x64: ['Intel', 'until 2020'],
    ppc: ['PowerPC', 'until 2006'],
  },
  android: {
    arm64: ['64-bit', 'most phones'],
    armv7: ['32-bit', 'old phones'],
    x64: ['64-bit Intel', ''],
    x86: ['32-bit Intel', ''],
  },
};

const otherCpus: NamesOfCpus = {
  ...intelAndAmd,
  arm64: ['ARM 64-bit', ''],
  armv7: ['ARM 32-bit', 'ARMv7'],
  armv6: ['ARM 32-bit', 'ARMv6'],
  armv5: ['ARM 32-bit', 'ARMv5'],
  riscv64: ['RISC-V', '64-bit'],
  loongarch64: ['LoongArch', '64-bit'],
  ppc64le: ['POWER', 'little-endian'],
  ppc64: ['POWER', 'big-endian'],
  s390x: ['IBM Z', 's390x'],
};

const cpuName = (cpu: Cpu, os: Os | undefined) =>
  (os && namesOfCpus[os]?.[cpu]) ?? otherCpus[cpu] ?? [cpuLabels[cpu].short, cpuLabels[cpu].long];

/** The CPUs of a file: `Apple silicon`, `Apple silicon and Intel`, `CPU not stated`, or nothing when it runs on any. */
export function cpus(file: Pick<ReleaseFile, 'os' | 'cpu' | 'format'>): string {
  if (cpusOf(file) === 'unknown') return words.cpuNotStated;
  const own = listedCpus(file);
  return lists.format(
    cpusInOrder(file.os)
      .filter((cpu) => own.includes(cpu))
      .map((cpu) => cpuName(cpu, file.os)[0]),
  );
}

/** What tells the CPU of a file from others: `most PCs`, `M1 and newer`; nothing for a file of several. */
export function cpuHint(file: Pick<ReleaseFile, 'os' | 'cpu' | 'format'>): string {
  const [cpu, ...more] = listedCpus(file);
  return cpu === undefined || more.length > 0 ? '' : cpuName(cpu, file.os)[1];
}

/** The sizes of several files: `88–95 MB`, or the one size that all have. */
export function sizes(all: readonly number[]): string {
  const [least, most] = [size(Math.min(...all)), size(Math.max(...all))];
  const [[from = '', unit], [to = '', same]] = [least.split(' '), most.split(' ')];
  const whole = (text: string) =>
    Number(text) < 10 ? text : `${Math.round(Number(text.replace(',', '')))}`;
  if (unit !== same) return `${least} – ${most}`;
  return whole(from) === whole(to) ? most : `${whole(from)}–${whole(to)} ${unit}`;
}

/** `macOS`, or `Any system` for a file that names none. */
export function os(id: Os | undefined): string {
  return id ? osLabels[id] : 'Any system';
}

/** A format in words, with its extension unless the words already say it. */
export function format(id: Format): string {
  const words = formatLabels[id];
  return words.toLowerCase().includes(id) || id === 'binary' ? words : `${words} (${id})`;
}

const installations: Record<Installation, string> = {
  installer: 'Installer',
  portable: 'Portable',
  package: 'Package',
  store: 'Store',
};
const installers = { user: 'Installer for one user', system: 'Installer for all users' };

/** How a file gets onto a machine: `Portable`, `Installer for one user`; nothing where nobody needs to tell it from another. */
export function installation(file: Pick<ReleaseFile, 'name' | 'installation'>): string | undefined {
  const scope = scopeOf(file);
  return scope ? installers[scope] : file.installation && installations[file.installation];
}

/** `macOS 12 or newer`. */
export function minimumOs(id: Os | undefined, version: string): string {
  return `${id ? `${osLabels[id]} ` : ''}${version} or newer`;
}

/** A machine as people call it: `Mac with Apple silicon`, `Windows PC with ARM64`, `Linux computer`. */
export function machine(id: Os, cpu: Cpu | 'unknown'): string {
  const names: Partial<Record<Os, string>> = {
    windows: 'Windows PC',
    macos: 'Mac',
    linux: 'Linux computer',
    android: 'Android device',
    ios: 'iPhone or iPad',
    chromeos: 'Chromebook',
  };
  const name = names[id] ?? `${osLabels[id]} computer`;
  if (cpu === 'unknown') return name;
  return id === 'macos'
    ? `${name} with ${cpuName(cpu, id)[0]}`
    : `${name} (${cpuName(cpu, id)[0]})`;
}

/** A name with its invisible direction controls spelled out: `exe.pdf` must not be a disguise of `fdp.exe` (CVE-2021-42574). */
export function visible(name: string): string {
  return name.replace(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (c) => `[U+${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}

export const words = {
  title: (name: string) => `Download ${name}`,
  description: (name: string, summary: string, version?: string) =>
    `${summary} Download ${name}${version ? ` ${version}` : ''}, with the size and the SHA-256 of every file.`,
  why: {
    title: 'Why this file?',
    os: {
      'client-hint': 'System: your browser states it.',
      'user-agent': 'System: the name that your browser gives itself says it.',
      touch:
        'System: the browser says Mac, but the screen takes several fingers, which only an iPad’s does.',
      override: 'System: the address that you opened asks for it.',
    },
    cpu: {
      'client-hint': 'CPU: your browser states it.',
      'user-agent': 'CPU: the name that your browser gives itself says it.',
      'nan-sign': 'CPU: your browser calculates the way this kind of CPU does.',
      override: 'CPU: the address that you opened asks for it.',
      none: 'CPU: your browser does not tell.',
    },
    certainty: {
      sure: 'That makes it sure.',
      likely: 'That is probable, not certain. If it is wrong, the other files are right below.',
      asked: 'It was not compared with your machine.',
    },
    privacy: 'Nothing about your machine left the browser: the choice is made on this page.',
  },
  asked: {
    back: 'Show the file for this computer and everything else',
    unknown:
      'The address asks for something that is not on this page, so this goes by your own device.',
    found: 'What you asked for',
    lacks: (version: string) => `${version} has no such file.`,
    filesOf: (version: string) => `All files of ${version}`,
  },
  skip: 'Skip to all files',
  version: 'Version',
  releaseNotes: 'Release notes',
  supportedUntil: 'Supported until',
  supportEnded: 'Support ended on',
  whatIsNew: (version: string) => `What is new in ${version}`,
  sample: (name: string) =>
    `This is sample data: real releases of ${name}, shown to try this page out. This page is not affiliated with ${name}.`,

  /** What a CPU is called before "as your browser says". */
  cpuStated: (cpu: Cpu, id: Os) =>
    id === 'macos' ? cpuName(cpu, id)[0] : cpuLabels[cpu].long.replace('and', 'or'),
  told: {
    sure: 'as your browser says.',
    likely: 'probably.',
    asked: 'as you asked.',
    notYours: 'Not your computer?',
    howToTell: 'How to tell in ten seconds',
  },
  systems: 'Systems',
  editions: 'Editions',
  channels: 'Channels',
  chooseForEdition: (edition: string) => `${edition}: choose your computer`,
  noEdition: (edition: string) => `There is no ${edition} edition for this device`,
  useEdition: (edition: string) => `${edition} is there for it`,
  groupOf: (osName: string, edition: string) => `${edition} for ${osName}`,
  installWith: 'Install with a command',
  allBuilds: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  processors: (count: number) => `${count} processors`,
  downloadOn: (osName: string) => `Download for ${osName}`,
  fileOf: (product: string, version: string, osName: string) =>
    `${product} ${version} for ${osName}`,
  details: 'Details',
  sha256: 'SHA-256',
  eMail: 'E-mail',
  sharePage: 'Share this page',
  olderVersions: 'Older versions',

  askedFor: (machineName: string) => `You asked for ${/^[aeiou]/i.test(machineName) ? 'an' : 'a'}`,
  equalsQuestion: {
    windows: 'Which Windows PC do you have?',
    macos: 'Which Mac do you have?',
    linux: 'Which processor does your computer have?',
    chromeos: 'ChromeOS can run Linux and Android apps when they are switched on',
    other: 'Which processor does your device have?',
  },
  howToTell: {
    windows: 'Settings › System › About › System type names it.',
    macos:
      'Apple menu › About This Mac: “Chip: Apple …” is Apple silicon, “Processor: Intel …” is Intel.',
    linux: 'Run uname -m in a terminal: x86_64 is 64-bit Intel or AMD, aarch64 is ARM.',
    chromeos: 'Settings › About ChromeOS › Developers switches Linux on.',
  },
  onChromeOs: {
    linux:
      'ChromeOS runs Linux programs when they are switched on: Settings › About ChromeOS › Developers.',
    android: 'ChromeOS runs Android apps when they are switched on: Settings › Apps.',
  },
  fit: {
    native: null,
    universal: 'One file for every CPU it lists.',
    'any-cpu': null,
    emulatedMac: 'Built for Intel. It runs on Apple silicon through Rosetta.',
    emulated: 'Built for another CPU. It runs emulated on this system.',
    independent: 'Runs on every system that has its runtime.',
    'only-build': null,
    'not-stated': 'Its publisher does not say which CPU this file is for.',
  },
  olderSystem: (needed: string, older: string) =>
    `The newest release needs ${needed}. ${older} is the newest that runs on yours.`,
  noBuild: (name: string, osName: string) => `There is no ${name} for this CPU on ${osName}`,
  noBuildHint: 'These builds are for other CPUs.',
  noBuildStated: 'These builds are for other CPUs, or nobody stated their CPU.',
  buildsFor: (osName: string) => `All builds for ${osName}`,
  choose: 'Choose your computer',
  onComputer: 'Get it on your computer',
  phoneNoFile: (name: string, device: string) => `There is no ${name} for your ${device}.`,
  qrCode: 'QR code with the address of this page',
  copyAddress: 'Copy the address of this page',
  share: 'Send it to your computer',

  downloadLink: 'Download',
  for: 'for',
  needs: 'Needs',
  allFiles: 'All files',
  allFilesOf: (name: string, version: string) =>
    `Every file of ${name} ${version}, with the SHA-256 to check it by.`,
  column: { platform: 'For', file: 'File', size: 'Size', sha256: 'SHA-256' },
  anyCpu: 'Any CPU',
  cpuNotStated: 'CPU not stated',
  forDevelopers: 'Source code and other files',
  copy: 'Copy',
  copied: 'Copied',
  linkToRow: 'Link to this row',
  copySha256Of: (name: string) => `SHA-256 of ${name}: copy`,
  detailsOf: (name: string) => `Details of ${name}`,
  copyCommand: (manager: string) => `Copy the command for ${manager}`,
  signature: 'Signature',
  signatureOf: (name: string, type: string) => `Signature (${type}) of ${name}`,
  mirrors: 'Mirrors',
  onPhone: (name: string) => `${name} on your phone`,
  scan: 'Open this page on it: scan the code with its camera.',
  sbom: 'SBOM',
  sbomOf: (name: string) => `SBOM (software bill of materials) of ${name}`,
  attestation: 'Attestation',
  attestationOf: (name: string) => `Attestation of ${name}`,

  packages: 'Install with a package manager',
  otherReleases: 'Other releases',
  allReleases: (count?: number) =>
    count === undefined
      ? 'All releases'
      : `All ${count.toLocaleString('en')} releases with their files`,
  allReleasesOf: (name: string) => `All releases of ${name}`,
  allReleasesDescription: (name: string) =>
    `Every release of ${name} with the day it was published, and a page with all of its files.`,
  releaseTitle: (name: string, version: string) => `${name} ${version}`,
  releaseDescription: (name: string, version: string, day: string) =>
    `All files of ${name} ${version}, published on ${day}, with the size and the SHA-256 of each.`,
  withdrawn: 'Withdrawn',
  withdrawnOn: (day: string, reason: string) => `Withdrawn on ${day}: ${reason}`,
  useInstead: (version: string) => `Use ${version} instead`,
  nothingInstead: 'There is nothing to use instead.',
  lookingAt: (version: string, day: string) => `You are looking at ${version} of ${day};`,
  isNewest: (channel?: Channel) =>
    channel === undefined
      ? 'is the newest.'
      : `is the newest ${channelLabels[channel].toLowerCase()} release.`,
  unsupported: 'No longer supported',

  homepage: 'Homepage',
  source: 'Source code',
  licence: (name: string) => `Licence: ${name}`,
  verify: 'Keys, and checking in a terminal',
  developers: 'For developers and package maintainers',
  nothingTitle: 'Nothing here yet',
  nothing: 'No release has been published on this page yet.',
  allWithdrawnTitle: (name: string) => `${name} was withdrawn`,
  allWithdrawn: 'Please don’t use what was published here. There is nothing to use instead.',
  withdrawnLine: (version: string, day: string, reason: string) =>
    `${version}, withdrawn on ${day}: ${reason}`,
  nothingHint: 'Add the first release to public/download/releases.json; the README shows how.',
  problemsTitle: (count: number) =>
    count === 1 ? '1 problem in the catalogue' : `${count} problems in the catalogue`,
  problemsIntro:
    'The page cannot be built until these are corrected. This report goes away by itself when the file is saved.',
  notFoundTitle: 'There is no page at this address',
  notFound: 'Everything is on the download page.',
  notFoundLink: 'Go to the download page',
  notFoundWay: (name: string) => `Download ${name}`,
} as const;

/** All that the page says, in one language; components get it handed down. */
export const pageWords = {
  ...words,
  size,
  sizes,
  date,
  cpus,
  cpuHint,
  os,
  format,
  installation,
  machine,
  minimumOs,
  visible,
};
export type PageWords = typeof pageWords;
