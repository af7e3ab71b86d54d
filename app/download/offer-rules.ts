import { type PlatformOffer } from '../../catalogue/offers';
import { type Release } from '../../catalogue/schema';

// Quotes only where CSS needs them (macos-arm64@1): the rules stand in every page, some twice for each id.
const quoted = (id: string) => (/^[a-z][\w-]*$/.test(id) ? id : `"${id}"`);

const rule = (selectors: readonly string[], style: string) =>
  selectors.length > 0 ? `${selectors.join(',')}{${style}}` : '';

/**
 * The style rules that show the offer which <html> names, with the processor that it is for and its system's commands.
 * Ids are made of vocabulary words, so they need no escaping.
 */
export function offerRules(
  offers: readonly PlatformOffer[],
  { packages = [] }: Pick<Release, 'packages'>,
): string {
  const shown = [...offers.map(({ id }) => id), 'asked']
    .map(quoted)
    .map((id) => `html[data-offer=${id}] [data-offer~=${id}]`);
  const processors = [...new Set(offers.map(({ platform }) => platform.cpu))].flatMap((cpu) => [
    `html[data-offer$=-${cpu}] [data-of=${cpu}]`,
    ...(offers.some(({ id }) => id.includes(`-${cpu}@`))
      ? [`html[data-offer*="-${cpu}@"] [data-of=${cpu}]`]
      : []),
  ]);
  const systems = [...new Set(offers.map(({ platform }) => platform.os))];
  const foreign = systems
    .filter(() => packages.length > 0)
    .map((os) => `html[data-offer|=${os}] [data-systems]:not([data-systems~=${os}])`);
  const phones = offers
    .filter(
      ({ platform: { os }, offer }) => offer.state === 'none' && (os === 'ios' || os === 'android'),
    )
    .map(({ id }) => `html[data-offer=${id}] [data-proof]`);
  return [
    rule(shown, 'display:block'),
    rule(processors, 'display:inline'),
    rule([...foreign, ...phones], 'display:none'),
  ].join('');
}
