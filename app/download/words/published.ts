import { type PublishedFile } from '../../../catalogue/check-list';
import { type Purpose } from '../../../feeds/purpose';

const forUpdates = 'Installed apps read it to find their updates. There is nothing to open.';
const forManager = (name: string) => `${name} installs the program by it.`;
const forCrawlers = 'Search engines read it. There is nothing to open.';

/** What a published file that is no download is for, and what to do with it. */
const purposes: Record<Purpose, string> = {
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
  electronWindows: forUpdates,
  electronMac: forUpdates,
  electronLinux: forUpdates,
  tauri: forUpdates,
  sparkle: forUpdates,
  winget: forManager('WinGet'),
  scoop: forManager('Scoop'),
  homebrewCask: forManager('Homebrew'),
  homebrewFormula: forManager('Homebrew'),
  aur: forManager('Arch Linux’s makepkg'),
  nix: forManager('Nix'),
  appstream: 'Software centres on Linux show the releases by it.',
  sitemap: forCrawlers,
  robots: forCrawlers,
  securityTxt: 'It says where to report a security problem.',
  previewImage: 'It is the picture that chats show with a link to this page.',
  other: 'It lies beside this page and is no download of it.',
};

const isPurpose = (word: string): word is Purpose => word in purposes;

/** The words for what the page publishes besides downloads, and for a page that is not of the newest publish. */
export const publishedWords = {
  isPublished: ({ name }: PublishedFile) => `This is ${name}, as this page publishes it`,
  purpose: ({ purpose, of }: PublishedFile) =>
    `${of === undefined ? '' : `It belongs to ${of}. `}${purposes[isPurpose(purpose) ? purpose : 'other']}`,
  takenBack: 'Published here, and taken back since: don’t use it',
  takenBackDetails: 'What is published now does not have it.',
  otherPublish: {
    other: {
      headline: 'This page cannot say what this is: reload it, then check again',
      details: 'Something else is published here now than when this page was made.',
    },
    'not-asked': {
      headline: 'This page does not know this file',
      details:
        'It could not ask whether the newest release list does, so this says nothing bad of the file. Check your connection and start again before you open it.',
    },
  },
} as const;
