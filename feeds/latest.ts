import { newestOf } from '../catalogue/version';
import { channelLabels, wordsOf } from '../catalogue/vocabulary';
import { type Feed } from './feed';
import { aFile, allFiles, anywhere, type Material } from './material';
import { json, type OutputFile } from './output';

/** The newest release of each channel, as it stands in the catalogue but with full addresses. */
function write(material: Material): OutputFile[] {
  const { catalogue, product } = material;
  const releases = wordsOf(channelLabels).flatMap((channel) => {
    const release = newestOf(catalogue, channel);
    return release ? [[channel, release] as const] : [];
  });
  const content = json({
    latestVersion: 1,
    product: product.name,
    ...(product.editions && {
      editions: product.editions.map(({ id, name }) => ({ id, name })),
    }),
    releases: Object.fromEntries(releases),
  });
  return [{ path: latest.path(), content }];
}

/** Its row in the table of outputs. */
export const latest = {
  path: () => 'download/latest.json',
  format: 'JSON',
  specification: 'README.md#latestjson',
  find: anywhere(allFiles, aFile),
  write,
} satisfies Feed;
