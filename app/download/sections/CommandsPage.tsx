import { downloadsOf } from '../../../catalogue/choose';
import { bySystem } from '../../../catalogue/offers';
import type { Product, Release } from '../../../catalogue/schema';
import { pagePath } from '../../site';
import { words as pageWords } from '../messages/en';
import { verifyWords as words } from '../messages/verify';
import { Commands } from './Commands';
import type { StaticPage } from './ReleasePage';

/** Every command that checks a file of the newest release. */
export function commandsPage(product: Product, release: Release): StaticPage {
  const title = words.commandsTitle(product.name, release.version);
  const main = (
    <main className="text-page">
      <p className="breadcrumb"><a href={pagePath}>{pageWords.title(product.name)}</a></p>
      <h1>{title}</h1>
      <p>{words.commandsIntro}</p>
      {bySystem(downloadsOf(release)).flatMap(({ files }) => files).map((file) => <Commands key={file.url} file={file} product={product} />)}
    </main>
  );
  return { address: 'commands/', title, description: words.commandsIntro, main };
}
