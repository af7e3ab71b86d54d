import { downloadsOf } from '../catalogue/choose';
import { drawableText, packageName, releaseFolder, wingetIdentifier } from '../catalogue/paths';
import { type Product, type Release } from '../catalogue/schema';
import {
  archFiles,
  electronFiles,
  formulaFiles,
  installFiles,
  macApps,
  sparkleFiles,
  tauriFiles,
  windowsArchives,
  wingetFiles,
} from './installable-files';
import {
  anywhere,
  atRoot,
  onSite,
  withProduct,
  withServers,
  type Find,
  type Material,
} from './material';

/** One machine-readable output of the site. */
export interface Feed {
  /** Its place in the exported site; for several files the one that leads to the others. */
  path: (material: Pick<Material, 'product' | 'release'>) => string;
  format: string;
  /** What defines the format. */
  specification: string;
  /** What it is written from, or what the catalogue lacks for it. */
  find: Find;
}

const allFiles = (release: Release) => release.files;
const aFile = 'a file in the newest release';
const named = (product: Product) => packageName(product) !== '';
const aName = 'a product.command, since the product’s name has no letters that packages can use';
const hasCommand = (product: Product) => product.command !== undefined;
const aCommand = 'product.command, the name of the program to install';
const anyOf =
  (...picks: ((release: Release) => Release['files'])[]) =>
  (release: Release) =>
    picks.flatMap((pick) => pick(release));

const electron = (system: 'windows' | 'macos' | 'linux', what: string) =>
  anywhere(
    (release) => electronFiles(release, system),
    `${what} and a sha512 in the newest release`,
  );

/** Every output of a publish besides the page, by its name: the page links them and the publisher writes them from this table. */
export const feeds = {
  latest: {
    path: () => 'download/latest.json',
    format: 'JSON',
    specification: 'README.md#latestjson',
    find: anywhere(allFiles, aFile),
  },
  go: {
    path: () => 'download/go.json',
    format: 'JSON in the shape of go.dev/dl',
    specification: 'https://pkg.go.dev/golang.org/x/website/internal/dl',
    find: anywhere(allFiles, aFile),
  },
  atom: {
    path: () => 'download/feed.xml',
    format: 'Atom',
    specification: 'https://www.rfc-editor.org/rfc/rfc4287',
    find: onSite(anywhere(allFiles, aFile)),
  },
  checksums: {
    path: ({ release }) => `download/checksums/${releaseFolder(release.version)}/SHA256SUMS`,
    format: 'SHA256SUMS',
    specification:
      'https://www.gnu.org/software/coreutils/manual/html_node/cksum-output-modes.html',
    find: anywhere(allFiles, aFile),
  },
  metalink: {
    path: ({ release }) => `download/metalink/${releaseFolder(release.version)}.meta4`,
    format: 'Metalink 4',
    specification: 'https://www.rfc-editor.org/rfc/rfc5854',
    find: withServers(downloadsOf, 'a download in the newest release'),
  },
  electronWindows: {
    path: () => 'download/update/latest.yml',
    format: 'electron-updater, Windows',
    specification: 'https://www.electron.build/auto-update',
    find: electron('windows', 'a Windows .exe with a stated CPU'),
  },
  electronMac: {
    path: () => 'download/update/latest-mac.yml',
    format: 'electron-updater, macOS',
    specification: 'https://www.electron.build/auto-update',
    find: electron('macos', 'a zipped macOS app with a stated CPU'),
  },
  electronLinux: {
    path: () => 'download/update/latest-linux.yml',
    format: 'electron-updater, Linux',
    specification: 'https://www.electron.build/auto-update',
    find: electron('linux', 'an AppImage with a stated CPU'),
  },
  tauri: {
    path: () => 'download/update/tauri.json',
    format: 'Tauri updater',
    specification: 'https://v2.tauri.app/plugin/updater/#static-json-file',
    find: withServers(
      tauriFiles,
      'an installer whose CPU and minisign signature stand in the catalogue',
    ),
  },
  sparkle: {
    path: () => 'download/update/appcast.xml',
    format: 'Sparkle appcast',
    specification: 'https://sparkle-project.org/documentation/publishing/',
    find: withServers(
      (release) => sparkleFiles(release),
      'a macOS download for Intel or every Mac whose ed25519 signature stands in the catalogue',
    ),
  },
  winget: {
    path: ({ product }) => `download/packages/winget/${wingetIdentifier(product)}.yaml`,
    format: 'WinGet manifest',
    specification: 'https://learn.microsoft.com/windows/package-manager/package/manifest',
    find: withProduct(
      (product) => wingetIdentifier(product) !== '',
      'a product.publisher and name with letters',
      withServers(wingetFiles, 'a Windows installer with a stated CPU'),
    ),
  },
  scoop: {
    path: ({ product }) => `download/packages/scoop/${packageName(product)}.json`,
    format: 'Scoop manifest',
    specification: 'https://github.com/ScoopInstaller/Scoop/blob/master/schema.json',
    find: withProduct(
      named,
      aName,
      withServers(windowsArchives, 'a zip for Windows with a stated CPU'),
    ),
  },
  homebrewCask: {
    path: ({ product }) => `download/packages/homebrew/Casks/${packageName(product)}.rb`,
    format: 'Homebrew cask',
    specification: 'https://docs.brew.sh/Cask-Cookbook',
    find: withProduct(
      named,
      aName,
      withServers(macApps, 'a disk image or zipped app for macOS with a stated CPU'),
    ),
  },
  homebrewFormula: {
    path: ({ product }) => `download/packages/homebrew/Formula/${packageName(product)}.rb`,
    format: 'Homebrew formula',
    specification: 'https://docs.brew.sh/Formula-Cookbook',
    find: withProduct(
      hasCommand,
      aCommand,
      withServers(formulaFiles, 'an archive for macOS or Linux with a stated CPU'),
    ),
  },
  aur: {
    path: () => 'download/packages/aur/PKGBUILD',
    format: 'Arch Linux PKGBUILD',
    specification: 'https://man.archlinux.org/man/PKGBUILD.5',
    find: withProduct(
      hasCommand,
      aCommand,
      withServers(archFiles, 'an archive or AppImage for Linux with a stated CPU'),
    ),
  },
  appstream: {
    path: () => 'download/packages/appstream/releases.xml',
    format: 'AppStream releases',
    specification:
      'https://www.freedesktop.org/software/appstream/docs/sect-Metadata-Releases.html',
    find: withServers(
      (release) => downloadsOf(release).filter(({ os }) => os === 'linux'),
      'a download for Linux',
    ),
  },
  nix: {
    path: () => 'download/packages/nix/sources.nix',
    format: 'Nix attribute set',
    specification: 'https://nixos.org/manual/nixpkgs/stable/#fetchurl',
    find: withServers(
      anyOf(archFiles, formulaFiles),
      'an archive for Linux or macOS with a stated CPU',
    ),
  },
  installSh: {
    path: () => 'download/install.sh',
    format: 'POSIX shell script',
    specification: 'https://pubs.opengroup.org/onlinepubs/9699919799/utilities/V3_chap02.html',
    find: withProduct(
      hasCommand,
      aCommand,
      withServers(
        installFiles,
        'an archive or program with a stated CPU for a system with a terminal',
      ),
    ),
  },
  installPs1: {
    path: () => 'download/install.ps1',
    format: 'PowerShell script',
    specification: 'https://learn.microsoft.com/powershell/scripting/lang-spec/chapter-01',
    find: withProduct(
      hasCommand,
      aCommand,
      withServers(windowsArchives, 'a zip for Windows with a stated CPU'),
    ),
  },
  sitemap: {
    path: () => 'download/sitemap.xml',
    format: 'Sitemap',
    specification: 'https://www.sitemaps.org/protocol.html',
    find: onSite(anywhere(allFiles, aFile)),
  },
  robots: {
    path: () => 'robots.txt',
    format: 'robots.txt',
    specification: 'https://www.rfc-editor.org/rfc/rfc9309',
    find: atRoot(anywhere(allFiles, aFile)),
  },
  securityTxt: {
    path: () => '.well-known/security.txt',
    format: 'security.txt',
    specification: 'https://www.rfc-editor.org/rfc/rfc9116',
    find: withProduct(
      ({ contact }) => contact !== undefined,
      'product.contact',
      atRoot(anywhere(allFiles, aFile)),
    ),
  },
  previewImage: {
    path: () => 'download/preview.png',
    format: 'Open Graph image',
    specification: 'https://ogp.me/#structured',
    find: onSite(
      withProduct(
        ({ name }) => /[A-Za-z0-9\u00c0-\u017f]/.test(drawableText(name)),
        'a product.name in Latin letters',
        anywhere(allFiles, aFile),
      ),
    ),
  },
} as const satisfies Record<string, Feed>;
export type FeedId = keyof typeof feeds;
