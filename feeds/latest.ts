import { newestOf } from '../catalogue/version';
import { channelLabels, wordsOf } from '../catalogue/vocabulary';
import { type Material } from './material';
import { json, type OutputFile } from './output';
import { feeds } from './table';

/** The newest release of each channel, as it stands in the catalogue but with full addresses. */
export function latest(material: Material): OutputFile[] {
  const { catalogue, product } = material;
  const releases = wordsOf(channelLabels).flatMap((channel) => {
    const release = newestOf(catalogue, channel);
    return release ? [[channel, release] as const] : [];
  });
  const content = json({
    latestVersion: 1,
    product: product.name,
    releases: Object.fromEntries(releases),
  });
  return [{ path: feeds.latest.path(), content }];
}
