import { wordsOf } from '../catalogue/vocabulary';
import { appstream } from './appstream';
import { atom } from './atom';
import { aur } from './aur';
import { checksums } from './checksums';
import { electronLinux, electronMac, electronWindows } from './electron';
import { type Feed } from './feed';
import { go } from './go';
import { homebrewCask, homebrewFormula } from './homebrew';
import { installPs1 } from './install-ps1';
import { installSh } from './install-sh';
import { latest } from './latest';
import { metalink } from './metalink';
import { nix } from './nix';
import { previewImage } from './preview-image';
import { scoop } from './scoop';
import { robots, securityTxt, sitemap } from './site-files';
import { sparkle } from './sparkle';
import { tauri } from './tauri';
import { winget } from './winget';

/** Every output that is text, by its name and in the order in which they are written. */
export const textFeeds = {
  latest,
  go,
  atom,
  checksums,
  metalink,
  electronWindows,
  electronMac,
  electronLinux,
  tauri,
  sparkle,
  winget,
  scoop,
  homebrewCask,
  homebrewFormula,
  aur,
  appstream,
  nix,
  installSh,
  installPs1,
  sitemap,
  robots,
  securityTxt,
} as const satisfies Record<string, Feed>;

/** Their names. */
export const textFeedIds = wordsOf(textFeeds);

/** Every output of a publish besides the page: the page links them, and the publisher writes them from this table. */
export const feeds = { ...textFeeds, previewImage };
export type FeedId = keyof typeof feeds;
