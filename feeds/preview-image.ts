import { drawableText } from '../catalogue/paths';
import { type FeedRow } from './feed';
import { aFile, allFiles, anywhere, withProduct, onSite } from './material';
/** Its row in the table of outputs. */
export const previewImage = {
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
} satisfies FeedRow;
