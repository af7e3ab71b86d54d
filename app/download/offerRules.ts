import type { PlatformOffer } from '../../catalogue/offers';

/** The style rule that shows the offer which <html> names. Ids are made of vocabulary words, so they need no escaping. */
export function offerRules(offers: readonly PlatformOffer[]): string {
  const selectors = [...offers.map(({ id }) => id), 'asked'].map((id) => `[data-offer="${id}"] [data-offer~="${id}"]`);
  return `html${selectors.join(',html')}{display:block}`;
}
