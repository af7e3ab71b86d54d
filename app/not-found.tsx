import { type Metadata } from 'next';
import { languageOf } from '../catalogue/said';
import { type Product } from '../catalogue/schema';
import { Message } from './download/sections/Message';
import { wordsIn } from './download/words/words-in';
import { iconOf, loadCatalogue, pagePath } from './site';

/** Whose site it is; null where there is no catalogue that can be read. */
function productOf(): Product | null {
  const result = loadCatalogue();
  return result.state === 'ok' ? result.catalogue.product : null;
}

export function generateMetadata(): Metadata {
  const product = productOf();
  const { page: words } = wordsIn(languageOf(product ?? {}));
  const icon = product ? iconOf(product) : undefined;
  return {
    title: product ? `${words.notFoundTitle} · ${product.name}` : words.notFoundTitle,
    ...(icon ? { icons: { icon } } : {}),
  };
}

/** What a host shows at an address that is not there: whose site it is, and the way back. */
export default function NotFound() {
  const product = productOf();
  const { page: words } = wordsIn(languageOf(product ?? {}));
  return (
    <Message
      title={words.notFoundTitle}
      text={words.notFound}
      link={{
        href: pagePath,
        text: product ? words.title(product.name) : words.notFoundLink,
      }}
      product={product ? { name: product.name, icon: iconOf(product) } : undefined}
    />
  );
}
