import { wordsOf } from '../catalogue/vocabulary';
import { appstream } from './appstream';
import { atom } from './atom';
import { aur } from './aur';
import { checksums } from './checksums';
import { electron } from './electron';
import { go } from './go';
import { homebrewCask, homebrewFormula } from './homebrew';
import { installPs1 } from './install-ps1';
import { installSh } from './install-sh';
import { latest } from './latest';
import { metalink, type MetalinkMaterial } from './metalink';
import { nix } from './nix';
import { type OutputFile } from './output';
import { scoop } from './scoop';
import { robots, securityTxt, sitemap } from './site-files';
import { sparkle } from './sparkle';
import { type FeedId } from './table';
import { tauri } from './tauri';
import { winget } from './winget';

/** The feeds that are text; the picture takes a renderer that runs on its own. */
export type TextFeedId = Exclude<FeedId, 'previewImage'>;

/** How each of them is written; paths, formats, specifications and needs stand in feeds/table.ts, where the page reads them too. */
export const writers: Record<TextFeedId, (material: MetalinkMaterial) => OutputFile[]> = {
  latest,
  go,
  atom,
  checksums,
  metalink,
  electronWindows: electron('windows'),
  electronMac: electron('macos'),
  electronLinux: electron('linux'),
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
};

/** Their ids, in the order in which they are written. */
export const feedIds = wordsOf(writers);
