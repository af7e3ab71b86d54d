import { bySystem } from '../../../catalogue/offers';
import { releasesAddress } from '../../../catalogue/paths';
import { type Product, type Release } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { Commands } from '../sections/Commands';
import { Keys } from '../sections/Keys';
import { commandsId, movedFrom, verifyFolder } from '../visitor/check/commands';
import { visible } from '../words/shown';
import { type VerifyWords } from '../words/verify';
import { type Words } from '../words/words-in';
import { type StaticPage } from './ReleasePage';

/**
 * The keys, and the lines that check a download of the newest release, or its source code. A link to a file shows the lines
 * for that one (`:target`, in releases.css), so that no script is needed and nobody scrolls past the others.
 */
export function verifyPage(
  product: Product,
  release: Release,
  { verify: words, page, afterClick }: Words,
): StaticPage {
  const title = words.title(`${product.name} ${release.version}`);
  const groups = bySystem(
    release.files.filter(({ kind }) => kind === 'download' || kind === 'source'),
  );
  const { keys = [] } = product;
  const main = (
    <main className="text-page">
      <p className="breadcrumb">
        <a href={addressOf(page.folder)}>{page.title(product.name)}</a>
        {keys.length > 0 && <a href="#keys">{words.keys}</a>}
      </p>
      <h1>{title}</h1>
      <nav aria-labelledby="choose">
        <h2 id="choose">{words.choose}</h2>
        {groups.map(({ os, files }) => (
          <dl key={os ?? ''} className="release-files">
            <dt>{words.os(os)}</dt>
            {files.map((file) => (
              <dd key={file.url}>
                <a href={`#${commandsId(file)}`} dir="ltr">
                  {visible(file.name)}
                </a>
              </dd>
            ))}
          </dl>
        ))}
      </nav>
      <p>{words.intro}</p>
      {groups.flatMap(({ files }) =>
        files.map((file) => (
          <Commands
            key={file.url}
            file={file}
            product={product}
            words={words}
            steps={afterClick.step}
          />
        )),
      )}
      <p>
        <a href={addressOf(releasesAddress)}>{words.olderFiles}</a>
      </p>
      {keys.length > 0 && <Keys keys={keys} words={words} />}
    </main>
  );
  return {
    address: page.folder + verifyFolder,
    title,
    description: words.description,
    main,
    script: true,
  };
}

/** Leads on from the old address, where the host has no redirects; one that has them answers before this. */
export function movedPage(words: VerifyWords): StaticPage {
  const main = (
    <main className="text-page">
      <h1>{words.moved}</h1>
      <p>
        <a href={addressOf(verifyFolder)}>{words.movedTo}</a>
      </p>
    </main>
  );
  return {
    address: movedFrom,
    title: words.moved,
    description: words.description,
    main,
    leadsTo: verifyFolder,
  };
}
