import { type StepId } from '../visitor/check/after-click';
import { type Proof } from '../visitor/check/commands';
import { pluralOf } from './formats';

// All messages in English; docs/translating.md says how to write them in another language.

const plural = pluralOf('en');

/** What the page and the check both say: sizes, systems, processors. */
export const common = {
  size: {
    bytes: (count: number) =>
      plural(count, { one: (n) => `${n} byte`, other: (n) => `${n} bytes` }),
    unit: { kB: 'kB', MB: 'MB', GB: 'GB', TB: 'TB' },
    amount: (number: string, unit: string) => `${number} ${unit}`,
    amounts: (least: string, most: string) => `${least}–${most}`,
    apart: (least: string, most: string) => `${least} – ${most}`,
    percent: (number: string) => `${number} %`,
  },
  /** Between the facts of a row. */
  comma: ', ',
  anySystem: 'Any system',
  cpu: {
    notStated: 'CPU not stated',
    bits64: '64-bit',
    bits32: '32-bit',
    /** `name`: Intel, ARM, RISC-V… */
    with64: (name: string) => `64-bit ${name}`,
    with32: (name: string) => `32-bit ${name}`,
    appleSilicon: 'Apple silicon',
    arm64: 'ARM 64-bit',
    arm32: 'ARM 32-bit',
  },
  /** The short word for a file without an extension, in a row of facts. */
  program: 'program',
  witness: (source: string, day: string) => `${source} states the same hash, checked on ${day}.`,
  witnesses: (count: number, sources: string, day: string) =>
    plural(count, {
      one: (n) => `${n} independent source agrees (${sources}), checked on ${day}.`,
      other: (n) => `${n} independent sources agree (${sources}), checked on ${day}.`,
    }),
};

const mirrorsNote =
  'Nobody has to trust a mirror: compare the SHA-256 of the file, or check it on this page.';

/** The download page, and the pages of releases. */
export const page = {
  title: (name: string) => `Download ${name}`,
  /** For search engines; `product` with its version, `summary` is the publisher's own sentence. */
  description: (product: string, summary: string) =>
    `${summary} Download ${product}, with the size and the SHA-256 of every file.`,
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
      asked: 'Whether it fits your machine was not checked.',
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
    /** The button, for a download that names its system, and for any other file. */
    download: (version: string, osName: string) => `Download ${version} for ${osName}`,
    downloadFile: (name: string) => `Download ${name}`,
  },
  skip: 'Skip to all files',
  version: (version: string) => `Version ${version}`,
  releaseNotes: 'Release notes',
  releaseNotesOf: (version: string) => `Release notes ${version}`,
  supportedUntil: (day: string) => `Supported until ${day}`,
  supportEnded: (day: string) => `Support ended on ${day}`,
  whatIsNew: (version: string) => `What is new in ${version}`,
  sample: (name: string) =>
    `This is sample data: real releases of ${name}, shown to try this page out. This page is not affiliated with ${name}.`,

  /** One line in parts: the processor, then how sure that is, then the question that opens more. */
  told: {
    cpu: (name: string) => `${name},`,
    sure: 'as your browser says.',
    likely: 'probably.',
    asked: 'as you asked.',
    notYours: 'Not your computer?',
    howToTell: 'How to tell in ten seconds',
  },
  /** What tells a processor from others, in few words beside its name. */
  cpuHint: {
    mostPcs: 'most PCs',
    oldPcs: 'old PCs',
    appleSilicon: 'M1 and newer',
    until: (year: string) => `until ${year}`,
    mostPhones: 'most phones',
    oldPhones: 'old phones',
    littleEndian: 'little-endian',
    bigEndian: 'big-endian',
    older: 'older',
    veryOld: 'very old',
  },
  systems: 'Systems',
  editions: 'Editions',
  channels: 'Channels',
  channel: { stable: 'Stable', lts: 'Long-term support', beta: 'Beta', nightly: 'Nightly' },
  installation: {
    installer: 'Installer',
    portable: 'Portable',
    package: 'Package',
    store: 'Store',
    forUser: 'Installer for one user',
    forAll: 'Installer for all users',
  },
  chooseForEdition: (edition: string) => `${edition}: choose your computer`,
  noEdition: (edition: string) => `There is no ${edition} edition for this device`,
  useEdition: (edition: string) => `${edition} is there for this device`,
  groupOf: (edition: string, osName: string) => `${edition} for ${osName}`,
  groupOfAny: (edition: string) => `${edition} for any system`,
  installWith: 'Install with a command',
  files: (count: number) => plural(count, { one: (n) => `${n} file`, other: (n) => `${n} files` }),
  processors: (count: number) =>
    plural(count, { one: (n) => `${n} processor`, other: (n) => `${n} processors` }),
  download: 'Download',
  downloadOn: (osName: string) => `Download for ${osName}`,
  /** `product` with its version. */
  fileOf: (product: string, osName: string) => `${product} for ${osName}`,
  fileOfAny: (product: string) => `${product} for any system`,
  details: 'Details',
  eMail: 'E-mail',
  sharePage: 'Share this page',
  olderVersions: 'Older versions',

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
    universal: 'One file for every CPU it lists.',
    emulatedMac: 'Built for Intel. It runs on Apple silicon through Rosetta.',
    emulated: 'Built for another CPU. It runs emulated on this system.',
    independent: 'Runs on every system that has its runtime.',
    'not-stated': 'Its publisher does not say which CPU this file is for.',
  },
  /** `system` is a name with a version: macOS 12. */
  minimumOs: (system: string) => `${system} or newer`,
  needs: (system: string) => `Needs ${system} or newer.`,
  /** `older` is the product with its version. */
  olderSystem: (system: string, older: string) =>
    `The newest release needs ${system} or newer. ${older} is the newest that runs on yours.`,
  noBuild: (name: string, osName: string) => `There is no ${name} for this CPU on ${osName}`,
  noBuildHint: 'These builds are for other CPUs.',
  noBuildStated: 'These builds are for other CPUs, or nobody stated their CPU.',
  choose: 'Choose your computer',
  onComputer: 'Get it on your computer',
  phoneNoFile: {
    android: (name: string) => `There is no ${name} for your Android device.`,
    ios: (name: string) => `There is no ${name} for your iPhone or iPad.`,
  },
  qrCode: 'QR code with the address of this page',
  copyAddress: 'Copy the address of this page',
  share: 'Send it to your computer',

  allFiles: 'All files',
  /** `release` is the product with its version. */
  filesOf: (release: string, day: string) => `${release}, ${day}`,
  filesOfMirrored: (release: string, day: string) => `${release}, ${day}. ${mirrorsNote}`,
  anyCpu: 'Any CPU',
  kind: {
    download: 'Download',
    source: 'Source code',
    checksum: 'Checksums',
    signature: 'Signature',
    certificate: 'Certificate',
    key: 'Public key',
    provenance: 'Provenance',
    sbom: 'Software bill of materials',
    'update-metadata': 'Update metadata',
    debug: 'Debug symbols',
    library: 'Library',
    docs: 'Documentation',
    other: 'Other file',
  },
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
  mirrorIn: (name: string, country: string) => `${name} (${country})`,
  mirrorLink: (file: string, mirror: string) => `Download ${file} from ${mirror}`,
  mirrorsNote,
  onPhone: (name: string) => `${name} on your phone`,
  scan: 'Open this page on it: scan the code with its camera.',
  sbom: 'SBOM',
  sbomOf: (name: string) => `SBOM (software bill of materials) of ${name}`,
  attestation: 'Attestation',
  attestationOf: (name: string) => `Attestation of ${name}`,

  otherReleases: 'Other releases',
  allReleases: 'All releases',
  allReleasesWithFiles: (count: number) =>
    plural(count, {
      one: (n) => `All ${n} releases with their files`,
      other: (n) => `All ${n} releases with their files`,
    }),
  allReleasesOf: (name: string) => `All releases of ${name}`,
  allReleasesDescription: (name: string) =>
    `Every release of ${name} with the day it was published, and a page with all of its files.`,
  /** `release` is the product with its version. */
  releaseDescription: (release: string, day: string) =>
    `All files of ${release}, published on ${day}, with the size and the SHA-256 of each.`,
  withdrawn: 'Withdrawn',
  /** `reason` is the publisher's own sentence. */
  withdrawnOn: (day: string, reason: string) => `Withdrawn on ${day}: ${reason}`,
  useInstead: (version: string) => `Use ${version} instead`,
  nothingInstead: 'There is nothing to use instead.',
  /** `newest` is a version: of the same channel, or of the one that is named. */
  newest: {
    any: (version: string, day: string, newest: string) =>
      `You are looking at ${version} of ${day}; ${newest} is the newest.`,
    stable: (version: string, day: string, newest: string) =>
      `You are looking at ${version} of ${day}; ${newest} is the newest stable release.`,
    lts: (version: string, day: string, newest: string) =>
      `You are looking at ${version} of ${day}; ${newest} is the newest long-term support release.`,
    beta: (version: string, day: string, newest: string) =>
      `You are looking at ${version} of ${day}; ${newest} is the newest beta release.`,
    nightly: (version: string, day: string, newest: string) =>
      `You are looking at ${version} of ${day}; ${newest} is the newest nightly release.`,
  },
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
  notFoundTitle: 'There is no page at this address',
  notFound: 'Everything is on the download page.',
  notFoundLink: 'Go to the download page',
};

/** What follows the click on a download. */
export const afterClick = {
  title: 'Your download has started',
  nothing: 'Nothing happened?',
  again: 'Start it again',
  check: 'When it is there, drop it here to see that it is genuine.',
  terminal: 'Check it in a terminal instead',
  step: {
    open: 'Open the file from your Downloads folder.',
    'drag-to-applications': 'Drag the app onto Applications.',
    eject: 'Eject the disk image and start the app from Applications.',
    'follow-installer': 'Follow the installer.',
    'install-app-package': 'Choose Install in the window that opens.',
    'extract-all': 'Right-click the file and choose Extract All.',
    extract: 'Unpack it.',
    'extract-on-open': 'Double-click the file to unpack it; Safari may have done so already.',
    'move-to-applications': 'Move the app to Applications and open it there.',
    'run-inside': 'Start the program from the folder that appears.',
    'make-executable': 'Allow it to run.',
    'run-in-terminal': 'Start it in a terminal.',
    'install-in-terminal': 'Install it in a terminal.',
    'write-to-usb': 'Write it to a USB stick or start it in a virtual machine.',
    'allow-source':
      'Android asks whether your browser may install apps: allow it, and switch that off again afterwards.',
    gatekeeper:
      'The publisher has not had it notarised by Apple, so macOS will stop it. If the check says that it is genuine or that it matches, allow it in System Settings › Privacy & Security › Open Anyway.',
    smartscreen:
      'It is not signed for Windows, so SmartScreen will warn. If the check says that it is genuine or that it matches, choose More info › Run anyway.',
  } satisfies Record<StepId, string>,
};

const notRead = 'Your browser could not read this file';
const notOfThisContent = 'The signature is not of this content.';

/** The check: what is found about a file that a visitor drops. Warnings of bad files matter most. */
export const check = {
  title: 'Is it genuine?',
  intro: 'Drop what you downloaded. It never leaves your computer.',
  withoutScript: 'One line in a terminal prints OK or FAILED.',
  choose: 'Choose a file…',
  orDrop: 'or drop it anywhere on this page',
  dropNow: 'Drop it to check it',
  checkedNow: 'What was checked',
  cancel: 'Cancel',
  again: 'Check again',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  cancelled: 'Cancelled.',
  waiting: 'Waiting for the file before it.',
  loading: 'Loading the check…',
  notLoaded: 'The check could not be loaded. Reload the page to try again, or use a terminal.',
  failed:
    'The list of our files could not be fetched from this page. Check your connection, then check again.',
  progress: (percent: string, done: string, all: string, perSecond: string, secondsLeft: number) =>
    plural(secondsLeft, {
      one: (n) => `${percent}: ${done} of ${all}, ${perSecond} a second, ${n} second left`,
      other: (n) => `${percent}: ${done} of ${all}, ${perSecond} a second, ${n} seconds left`,
    }),
  reading: (name: string) => `Reading ${name}`,
  readingAt: (name: string, percent: string) => `${name}: ${percent}`,
  announced: (name: string, said: string) => `${name}: ${said}`,
  contact: 'Tell the publisher:',
  inTerminal: 'Check it in a terminal instead',
  copyLine: 'Copy the line',
  copy: 'Copy',
  copied: 'Copied',
  /** One line over several files: how many there are, then how many of them are what. */
  summary: {
    files: (count: number) =>
      plural(count, { one: (n) => `${n} file`, other: (n) => `${n} files` }),
    bad: (count: number) => plural(count, { one: (n) => `${n} bad`, other: (n) => `${n} bad` }),
    attention: (count: number) =>
      plural(count, { one: (n) => `${n} to look at`, other: (n) => `${n} to look at` }),
    unchecked: (count: number) =>
      plural(count, { one: (n) => `${n} not checked`, other: (n) => `${n} not checked` }),
    matches: (count: number) =>
      plural(count, { one: (n) => `${n} that matches`, other: (n) => `${n} that match` }),
    genuine: (count: number) =>
      plural(count, { one: (n) => `${n} genuine`, other: (n) => `${n} genuine` }),
  },
  /** The one thing to do. */
  action: {
    next: 'What to do next',
    download: (name: string, version: string) => `Download ${name} (version ${version})`,
    downloadAgain: (name: string) => `Download ${name} again`,
    choose: 'See all files',
    oneCommand: 'This line checks the signature; it prints OK or FAILED.',
    lastCommand: 'The last of these lines checks the signature; it prints OK or FAILED.',
    commands: 'Check it in a terminal',
    reload: 'This page is not the newest one: reload it',
  },
  /** What is true of what is published, beside the check. */
  facts: {
    hashes: 'SHA-256 of every file',
    signed: (type: string, key: string) => `Signed with ${type} key ${key}`,
    private: 'This page tracks nothing',
  },

  /** What a file is called: `product` with version and edition, `platform` such as "Windows, 64-bit". */
  product: {
    edition: (product: string, edition: string) => `${product} (${edition})`,
    on: (product: string, platform: string) => `${product} for ${platform}`,
    onAny: (product: string) => `${product} for any system`,
  },
  /** What was found, in one line without a full stop. */
  headline: {
    genuine: (product: string) => `Genuine: ${product}`,
    matches: 'Matches what this page publishes',
    withdrawn: 'A withdrawn version: don’t use it',
    otherMachine: (platform: string) => `For ${platform}, not for this computer`,
    unknownMachine: 'Not for this computer',
    old: 'An old version',
    revokedSince: 'Doubtful: the key that signed it was revoked later',
    badlySigned: 'Its signature is not good: don’t open it',
    signed: 'Signed by the publisher’s key, but not a file of this page',
    incomplete: (some: string, whole: string) => `Not complete: ${some} of ${whole}`,
    damaged: 'Damaged: don’t open it',
    replaced: 'An earlier form of this file, replaced since',
    webPage: 'A web page, not the download',
    differs: 'Not the file that this page publishes under its name: don’t open it',
    empty: 'This file is empty',
    unknown: 'This is not one of our files',
    published: (name: string) => `This is ${name}, as this page publishes it`,
    takenBack: 'Published here, and taken back since: don’t use it',
    otherPublish: 'This page cannot say what this is: reload it, then check again',
    notAsked: 'This page does not know this file',
    unreadable: {
      'insecure-page': 'Files cannot be checked on this page',
      folder: 'A folder cannot be checked',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': 'This file is too large to be checked in this browser',
      other: notRead,
    },
  },
  /** The one sentence below it. */
  sentence: {
    genuine: 'Signed by the publisher’s key, and every byte is right.',
    matchesUnproven: (product: string) => `${product}. Its signature could not be confirmed here.`,
    matchesUnsigned: (product: string) =>
      `${product}. It carries no signature, so trust it no more than this page.`,
    rightAndSigned: 'It is genuine, signed by the publisher’s key.',
    rightUnproven: 'Its content is right; its signature could not be confirmed here.',
    rightUnsigned: 'Its content is right; it carries no signature.',
    /** `reason` is the publisher's own sentence. */
    withdrawn: (version: string, day: string, reason: string) =>
      `Version ${version} was withdrawn on ${day}: ${reason}`,
    withdrawnInstead: (version: string, day: string, reason: string, instead: string) =>
      `Version ${version} was withdrawn on ${day}: ${reason} Use ${instead} instead.`,
    withdrawnNothing: (version: string, day: string, reason: string) =>
      `Version ${version} was withdrawn on ${day}: ${reason} There is nothing to use instead.`,
    revokedSince: 'Nobody can tell whether what the key signed before it was revoked is safe.',
    signed: 'Perhaps it was published elsewhere, or for testers. This page does not list it.',
    incomplete: (name: string, version: string) =>
      `The download of ${name} (version ${version}) stopped early.`,
    incompleteByName: (name: string, version: string) =>
      `By its name it is ${name} (version ${version}). Whether the part that is there is right cannot be told.`,
    damaged: (name: string, version: string) =>
      `It is ${name} (version ${version}), but its content changed on the way or on the disk.`,
    replaced: (name: string, day: string) =>
      `It is what ${name} was until ${day}, when the publisher replaced it.`,
    webPage: (name: string) => `Perhaps a login or an error was saved instead of ${name}.`,
    differsSameSize: (name: string, version: string) =>
      `It is named like ${name} of version ${version}, but has other content of the same size.`,
    differsLess: (name: string, version: string, less: string) =>
      `It is named like ${name} of version ${version}, but has ${less} less.`,
    differsMore: (name: string, version: string, more: string) =>
      `It is named like ${name} of version ${version}, but has ${more} more.`,
    unknown: 'Nothing that this page publishes has this content.',
    takenBack: 'What is published now does not have it.',
    otherPublish: 'What is published here has changed since this page was made.',
    notAsked:
      'The newest release list could not be asked, so this says nothing bad of the file. Check your connection, then check the file again before you open it.',
    unreadable: {
      'insecure-page':
        'This page came over an unprotected connection (http), where browsers don’t calculate hashes, and where anybody on the way could have changed it. Open it with https.',
      folder:
        'It is a folder. If your browser unpacked an archive, check the archive that you downloaded.',
      gone: 'It is no longer there: it was moved, renamed or deleted. Choose it again.',
      'not-readable':
        'It changed while it was being read, or you may not read it. Wait until its download has finished, then choose it again.',
      'no-webassembly':
        'Your browser does not allow WebAssembly here (as in Lockdown Mode), and without it a file of this size cannot be hashed. A command can.',
      other: 'The browser does not say why. Try again, or use a command.',
    },
  },
  /** What a file may be that is not known. */
  near: {
    empty: 'It has 0 bytes: the download did not start, or the disk is full.',
    webPage: 'It is a web page, perhaps a login or an error that was saved instead of the file.',
    unfinished: 'Its name is that of a download that has not finished: wait until it has.',
    unpacked: (name: string) =>
      `It may be what was inside ${name}: some browsers unpack an archive after downloading it. Check the archive itself.`,
    otherVersion: (name: string) =>
      `It is named like ${name}, but of a version that this page does not list: one that was taken back, or that was never published here.`,
    signature: (name: string) =>
      `It is named like a signature of ${name}: drop both here together to have it checked.`,
  },
  /** What else is known, behind "What was checked". */
  detail: {
    file: (name: string, version: string, day: string, platform: string) =>
      `It is ${name}: version ${version} of ${day}, for ${platform}.`,
    fileForAny: (name: string, version: string, day: string) =>
      `It is ${name}: version ${version} of ${day}, for any system.`,
    renamed: (name: string, version: string, day: string, platform: string) =>
      `It is ${name} under another name: version ${version} of ${day}, for ${platform}.`,
    renamedForAny: (name: string, version: string, day: string) =>
      `It is ${name} under another name: version ${version} of ${day}, for any system.`,
    /** A version with the name of its edition. */
    edition: (version: string, edition: string) => `${version} (${edition})`,
    newer: (version: string) => `Version ${version} is newer.`,
    newerNotHere: (version: string) =>
      `Version ${version} is newer, but has nothing for this computer.`,
    bothChanged:
      'It matches what this page publishes, but somebody may have changed the file and this page.',
    /** `place` is how far from the beginning: 8.4 MB. */
    pieceDiffers: (pieces: number, place: string) =>
      plural(pieces, {
        one: (n) => `1 of ${n} piece differs, at ${place}.`,
        other: (n) => `1 of ${n} pieces differs, at ${place}.`,
      }),
    piecesDiffer: (damaged: string, pieces: number, places: string) =>
      plural(pieces, {
        one: (n) => `${damaged} of ${n} piece differ, at ${places}.`,
        other: (n) => `${damaged} of ${n} pieces differ, at ${places}.`,
      }),
    /** `more` places than are named. */
    manyPiecesDiffer: (damaged: string, pieces: string, places: string, more: number) =>
      plural(more, {
        one: (n) => `${damaged} of ${pieces} pieces differ, at ${places} and ${n} more place.`,
        other: (n) => `${damaged} of ${pieces} pieces differ, at ${places} and ${n} more places.`,
      }),
    missing: (size: string) => `The last ${size} are missing.`,
    extra: (size: string) => `${size} follow its end.`,
  },
  /** What is known of a signature. `key` is an id or a fingerprint. */
  signature: {
    kind: (type: string) => `It also has a ${type} signature, which a browser cannot check.`,
    noKey: (type: string) => `Its ${type} signature was not checked: this page has no key for it.`,
    noSignature: (type: string) =>
      `Its ${type} signature was not checked: the signature could not be fetched from this page.`,
    noWebAssembly: (type: string) =>
      `Its ${type} signature cannot be checked here: that takes WebAssembly, which your browser does not allow.`,
    /** `expected` is one of the words below. */
    keyMalformed: (line: string, expected: string) =>
      `The key cannot be read: line ${line} should be ${expected}.`,
    signatureMalformed: (line: string, expected: string) =>
      `The signature cannot be read: line ${line} should be ${expected}.`,
    expected: {
      'untrusted-comment': 'untrusted comment',
      'trusted-comment': 'trusted comment',
      key: 'key',
      signature: 'signature',
      'global-signature': 'global signature',
      algorithm: 'algorithm',
      text: 'text',
    },
    signed: (type: string, key: string) => `Signed by the ${type} key ${key}.`,
    signedOn: (type: string, key: string, day: string) =>
      `Signed by the ${type} key ${key} on ${day}.`,
    signedThenExpired: (type: string, key: string, day: string, expired: string) =>
      `Signed by the ${type} key ${key} on ${day}, while the key was valid; it expired on ${expired}.`,
    namesFile: (name: string) => `The signature names the file ${name}.`,
    namesOwner: (owner: string) => `The key names its owner ${owner}.`,
    revokedLater: (day: string, reason: string) => `That key was revoked on ${day}: ${reason}`,
    notTold: 'Nobody can tell whether what it signed before that is safe.',
    otherKey: (key: string, expected: string) =>
      `Signed by another key (${key}) than the publisher’s (${expected}).`,
    content: notOfThisContent,
    trustedComment: 'Somebody changed the signature’s comment: the signature proves nothing.',
    fileName: (signed: string, name: string) =>
      `The signature is good, but it is of a file named ${signed}, not ${name}: an older file may have been put in its place.`,
    tooLarge: (size: string) =>
      `Its minisign signature cannot be checked here: it is of an old kind that needs all ${size} in memory at once.`,
    /** Where only the day of the revocation is known, and where that of the signature is known too. */
    revokedBefore: (key: string, revoked: string, reason: string) =>
      `It was signed after the key ${key} was revoked on ${revoked}. Why the key was revoked: ${reason}`,
    revokedBeforeSigned: (signed: string, key: string, revoked: string, reason: string) =>
      `It was signed on ${signed}, after the key ${key} was revoked on ${revoked}. Why the key was revoked: ${reason}`,
    expiredBefore: (signed: string, key: string, expired: string) =>
      `It was signed on ${signed}, after the key ${key} had expired on ${expired}.`,
    expiredSignature: (expired: string) =>
      `The content is what was signed, but the signature was meant to hold until ${expired} only.`,
    keyUnread: 'The OpenPGP key cannot be read.',
    signatureUnread: 'The OpenPGP signature cannot be read.',
    weakAlgorithm: (algorithm: string) =>
      `Its OpenPGP signature uses ${algorithm}, which is no longer safe: the signature proves nothing.`,
    unknownAlgorithm:
      'Its OpenPGP signature cannot be checked here: it uses an algorithm that this page does not know.',
    notForSigning: (key: string) => `The key ${key} was not one for signing files when it signed.`,
  },
  /** What a published file that is no download is for, and what to do with it. */
  published: {
    belongsTo: (name: string) => `It belongs to ${name}.`,
    checksums:
      'It holds hashes to check downloads by: put it beside them and run sha256sum --ignore-missing -c with its name.',
    signature:
      'It proves who made the file that it belongs to: drop both here together to have it checked.',
    key: 'It is the public key that signatures are checked by. Compare its fingerprint with another place before you trust it.',
    pieces:
      'It holds the hashes of the pieces of a file, so that this page can check it faster. You don’t need it.',
    sbom: 'It lists what the file that it belongs to was made of.',
    attestation: 'It says how and where the file that it belongs to was built.',
    catalogue: 'It holds all that this page says, for programs.',
    schema: 'It describes the form of releases.json, for editors and programs.',
    installSh: 'It installs the program on Linux, macOS and BSD: run sh with its name.',
    installPs1: 'It installs the program on Windows: run it in PowerShell.',
    latest: 'It names the newest release, for programs.',
    go: 'It lists all releases, for programs that read go.dev/dl.',
    atom: 'It tells feed readers of new releases.',
    metalink:
      'A download manager such as aria2 loads from several servers by it, and checks what it gets.',
    updates: 'Installed apps read it to find their updates. There is nothing to open.',
    /** `manager`: WinGet, Homebrew, Nix… */
    packages: (manager: string) => `${manager} installs the program by it.`,
    aur: 'Arch Linux’s makepkg installs the program by it.',
    appstream: 'Software centres on Linux show the releases by it.',
    crawlers: 'Search engines read it. There is nothing to open.',
    securityTxt: 'It says where to report a security problem.',
    previewImage: 'It is the picture that chats show with a link to this page.',
    other: 'It lies beside this page and is no download of it.',
  },
};

/** The page with the keys and the commands. */
export const verify = {
  /** `release` is the product with its version. */
  title: (release: string) => `Check ${release} in a terminal`,
  description:
    'The public keys, and for each file the lines that check it; they print OK or FAILED.',
  choose: 'Choose your file',
  intro:
    'Then open a terminal in the folder of the download and paste one of the file’s lines. It prints OK or FAILED.',
  olderFiles:
    'Files of other releases are checked by their SHA-256, which stands on the page of their release.',
  /** Where a command runs: `where` is a shell and the systems that have it. */
  command: (tool: string, where: string) => `${tool} (${where})`,
  terminal: 'terminal',
  commandPrompt: 'Command Prompt',
  copyCommand: (tool: string, file: string) => `Copy the ${tool} line for ${file}`,
  proof: {
    hash: 'Compares the file with what this page publishes',
    signature: 'Checks who signed it',
    attestation: 'Checks which build made it',
    'code-signature': 'Asks the system who signed it',
    'import-key': 'First, once: import the key',
  } satisfies Record<Proof | 'import-key', string>,
  signatureFile: 'The signature file that must lie beside it:',
  next: 'When the file is right',
  copy: 'Copy',
  copied: 'Copied',
  keys: 'Public keys',
  keysIntro: 'Releases are signed with these keys.',
  keyNote:
    'A signature holds even when this server was changed, if you know the key from elsewhere. Seen only here, a key is only as good as this page: compare its fingerprint with another place.',
  fingerprint: (type: string) => `${type} fingerprint`,
  created: (day: string) => `Created ${day}.`,
  expires: (day: string) => `Expires ${day}.`,
  revoked: (day: string, reason: string) =>
    `Revoked on ${day}: ${reason} Trust nothing that it signed since.`,
  keyFile: 'Key file',
  copyKeyCommand: (type: string, fingerprint: string) =>
    `Copy the command for the ${type} key ${fingerprint}`,
  alsoShownAt: (host: string) => `Also shown at ${host}`,
  moved: 'This page has moved',
  movedTo: 'Go to the new page',
  /** What a file is by its format; `name` is that of a system, a program or a format. */
  format: {
    programFor: (name: string) => `${name} program`,
    installerPackage: (name: string) => `${name} installer package`,
    appPackage: (name: string) => `${name} app package`,
    appBundle: (name: string) => `${name} app bundle`,
    appArchive: (name: string) => `${name} app archive`,
    zippedApp: (name: string) => `zipped ${name} app`,
    package: (name: string) => `${name} package`,
    diskImage: 'disk image',
    discImage: 'disc image',
    reference: (name: string) => `${name} reference`,
    archive: (name: string) => `${name} archive`,
    cabinet: 'cabinet archive',
    compressed: (name: string) => `${name}-compressed file`,
    extension: (name: string) => `${name} extension`,
    module: (name: string) => `${name} module`,
    script: (name: string) => `${name} script`,
    shellScript: 'shell script',
    selfExtracting: 'self-extracting shell script',
    batchFile: (name: string) => `${name} batch file`,
    file: (name: string) => `${name} file`,
    library: (name: string) => `${name} library`,
    sharedLibrary: 'shared library',
  },
};
