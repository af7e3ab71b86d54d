import { type FeedId } from '../../../feeds/table';

/** The page for programs, relative to /download/. */
export const developersFolder = 'developers/';

/** What a feed is for and what to do with it. `example` gets the feed's own address. */
export interface FeedWords {
  name: string;
  example: (address: string) => string;
}

const fetched = (address: string) => `curl -fsSLO ${address}`;
const file = (address: string) => address.slice(address.lastIndexOf('/') + 1);
const itself = (address: string) => address;

/** Homebrew installs from taps only, so that one is made (https://docs.brew.sh/How-to-Create-and-Maintain-a-Tap). */
function brewed(address: string, folder: 'Casks' | 'Formula'): string {
  const name = file(address).replace(/\.rb$/, '');
  const place = `"$(brew --repository local/${name})/${folder}/${name}.rb"`;
  return `brew tap-new --no-git local/${name}; curl -fsSL --create-dirs -o ${place} ${address} && brew install local/${name}/${name}`;
}

/** Feeds that somebody uses by hand or names in a program's settings, in reading order; the others are for crawlers. */
export const feedWords = {
  installSh: {
    name: 'Install on Linux, macOS and BSD',
    example: (address) => `curl -fsSL ${address} | sh`,
  },
  installPs1: { name: 'Install on Windows', example: (address) => `irm ${address} | iex` },
  latest: { name: 'Newest release as JSON', example: (address) => `curl -fsSL ${address}` },
  go: { name: 'All releases as in go.dev/dl', example: (address) => `curl -fsSL ${address}` },
  atom: { name: 'News of releases', example: itself },
  checksums: {
    name: 'Check what you downloaded',
    example: (address) => `${fetched(address)} && sha256sum --ignore-missing -c SHA256SUMS`,
  },
  metalink: {
    name: 'Download from several servers',
    example: (address) => `${fetched(address)} && aria2c ${file(address)}`,
  },
  scoop: { name: 'Scoop', example: (address) => `scoop install ${address}` },
  winget: {
    name: 'WinGet manifest',
    example: (address) =>
      `curl.exe -fsSLO --create-dirs --output-dir manifest "${address.replace(/yaml$/, '{yaml,installer.yaml,locale.en-US.yaml}')}" && winget install --manifest manifest`,
  },
  homebrewCask: { name: 'Homebrew cask', example: (address) => brewed(address, 'Casks') },
  homebrewFormula: { name: 'Homebrew formula', example: (address) => brewed(address, 'Formula') },
  aur: { name: 'Arch Linux', example: (address) => `${fetched(address)} && makepkg -si` },
  nix: {
    name: 'Nix',
    example: (address) =>
      `${fetched(address)} && nix-build -E '(import <nixpkgs> {}).fetchurl (import ./sources.nix).sources.\${builtins.currentSystem}'`,
  },
  appstream: { name: 'AppStream releases', example: itself },
  electronWindows: { name: 'electron-updater on Windows', example: itself },
  electronMac: { name: 'electron-updater on macOS', example: itself },
  electronLinux: { name: 'electron-updater on Linux', example: itself },
  tauri: { name: 'Tauri updater', example: itself },
  sparkle: { name: 'Sparkle', example: itself },
} satisfies Partial<Record<FeedId, FeedWords>>;

/** The words of the page for programs. */
export const developersWords = {
  title: (name: string) => `${name} for developers and package maintainers`,
  description: 'The same facts for programs: lists of releases, updaters, package files, scripts.',
  intro: 'The install scripts check the SHA-256 of what they install; open one to read it first.',
  catalogue: 'Everything on the page as JSON',
  schema: 'The form of that JSON',
  ofEdition: (name: string, edition: string) => `${name}: ${edition}`,
  copyExample: (name: string) => `Copy: ${name}`,
  copy: 'Copy',
  copied: 'Copied',
  feeds: feedWords,
};

export type DevelopersWords = typeof developersWords;
