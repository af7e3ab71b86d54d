import { type PlatformOffer } from '../../catalogue/offers';

// Quotes only where CSS needs them (macos-arm64@1): the rule stands in every page, twice for each id.
const quoted = (id: string) => (/^[a-z][\w-]*$/.test(id) ? id : `"${id}"`);

/** The style rule that shows the offer which <html> names. Ids are made of vocabulary words, so they need no escaping. */
export function offerRules(offers: readonly PlatformOffer[]): string {
  const selectors = [...offers.map(({ id }) => id), 'asked']
    .map(quoted)
    .map((id) => `[data-offer=${id}] [data-offer~=${id}]`);
  return `html${selectors.join(',html')}{display:block}`;
}
