import { type PublishedFile } from '../../../catalogue/check-list';
import { type Purpose } from '../../../feeds/purpose';
import { type Messages } from './messages';

/** What a published file that is no download is for, and what to do with it, in one language. */
export function purposeOf(words: Messages['check']['published']): (file: PublishedFile) => string {
  const { belongsTo, packages, updates, crawlers, ...own } = words;
  const purposes: Record<Purpose, string> = {
    ...own,
    electronWindows: updates,
    electronMac: updates,
    electronLinux: updates,
    tauri: updates,
    sparkle: updates,
    winget: packages('WinGet'),
    scoop: packages('Scoop'),
    homebrewCask: packages('Homebrew'),
    homebrewFormula: packages('Homebrew'),
    nix: packages('Nix'),
    sitemap: crawlers,
    robots: crawlers,
  };
  const isPurpose = (word: string): word is Purpose => word in purposes;
  return ({ purpose, of }) =>
    [of !== undefined && belongsTo(of), purposes[isPurpose(purpose) ? purpose : 'other']]
      .filter(Boolean)
      .join(' ');
}
