import { Message } from './download/sections/Message';
import { words } from './download/words/download-page';
import { iconOf, loadCatalogue, pagePath } from './site';

/** What a host shows at an address that is not there: whose site it is, and the way back. */
export default async function NotFound() {
  const result = await loadCatalogue();
  const product = result.state === 'ok' ? result.catalogue.product : null;
  const icon = product ? await iconOf(product) : undefined;
  return (
    <>
      <title>{product ? `${words.notFoundTitle} · ${product.name}` : words.notFoundTitle}</title>
      {icon && <link rel="icon" href={icon} />}
      <Message
        title={words.notFoundTitle}
        text={words.notFound}
        link={{
          href: pagePath,
          text: product ? words.notFoundWay(product.name) : words.notFoundLink,
        }}
        product={product ? { name: product.name, icon } : undefined}
      />
    </>
  );
}
