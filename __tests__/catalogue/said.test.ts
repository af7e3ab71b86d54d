import { inLanguage, languagesOf, otherLanguage, textOf } from '../../catalogue/said';
import { catalogueSchema, type CatalogueInput, type Said } from '../../catalogue/schema';

const catalogue = (product: Partial<CatalogueInput['product']>) =>
  catalogueSchema.parse({
    catalogueVersion: 1,
    product: { name: 'App', summary: 'An app.', ...product },
    releases: [],
  });

const summaryIn = (
  language: 'en' | 'de' | 'ar',
  summary: Said,
  own?: CatalogueInput['product']['language'],
) => {
  const said = inLanguage(catalogue({ summary, language: own }), language).product.summary;
  return [textOf(said), otherLanguage(said)];
};

test('a page has a text in its own language, and otherwise that of the product, named as such', () => {
  const both = { de: 'Eine App.', en: 'An app.' };
  expect(summaryIn('de', both)).toEqual(['Eine App.', {}]);
  expect(summaryIn('ar', both)).toEqual(['An app.', { lang: 'en', dir: 'ltr' }]);
  expect(summaryIn('en', 'An app.')).toEqual(['An app.', {}]);
  expect(summaryIn('de', 'An app.')).toEqual(['An app.', { lang: 'en', dir: 'ltr' }]);
  expect(summaryIn('en', 'تطبيق.', 'ar')).toEqual(['تطبيق.', { lang: 'ar', dir: 'rtl' }]);
});

test('there is a page in every language, or in those that the publisher names, its own first', () => {
  expect(languagesOf({}).slice(0, 3)).toEqual(['en', 'de', 'fr']);
  expect(languagesOf({ language: 'ja' }).slice(0, 3)).toEqual(['ja', 'en', 'de']);
  expect(languagesOf({ languages: ['fr', 'de'] })).toEqual(['en', 'de', 'fr']);
  expect(languagesOf({ language: 'de', languages: [] })).toEqual(['de']);
});
