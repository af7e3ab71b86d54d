import { bySystem } from '../../../catalogue/offers';
import { type Product, type Release } from '../../../catalogue/schema';
import { pagePath } from '../../site';
import { Commands, commandsId } from '../sections/Commands';
import { verifyWords as words } from '../words/check';
import { visible, words as pageWords } from '../words/download-page';
import { type StaticPage } from './ReleasePage';

/** Every command that checks a download of the newest release, or its source code. */
export function commandsPage(product: Product, release: Release): StaticPage {
  const title = words.commandsTitle(product.name, release.version);
  const files = bySystem(
    release.files.filter(({ kind }) => kind === 'download' || kind === 'source'),
  ).flatMap((group) => group.files);
  const main = (
    <main className="text-page">
      <p className="breadcrumb">
        <a href={pagePath}>{pageWords.title(product.name)}</a>
      </p>
      <h1>{title}</h1>
      <p>{words.commandsIntro}</p>
      <nav>
        <ul className="release-files">
          {files.map((file) => (
            <li key={file.url}>
              <a href={`#${commandsId(file)}`}>{visible(file.name)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {files.map((file) => (
        <Commands key={file.url} file={file} product={product} />
      ))}
    </main>
  );
  return { address: 'commands/', title, description: words.commandsIntro, main };
}
