import { choose, downloadsOf } from '../catalogue/choose';
import { catalogueOf } from '../catalogue/editions';
import { cpusOf, listedCpus, platformId } from '../catalogue/platform';
import { type Catalogue } from '../catalogue/schema';
import { mainRelease } from '../catalogue/version';
import { cpuLabels, osLabels, wordsOf } from '../catalogue/vocabulary';

/** A moving link below /download/ and where it leads: an https address, or a path relative to /download/. */
export interface PermanentLink {
  path: string;
  target: string;
}

/**
 * `latest/<os>-<cpu>` for the file that the page would choose there, and `latest/<os>-<cpu>.<format>` for the first file
 * of each format built for exactly that platform. Sorted by platform; no path comes twice. Of a product with editions these
 * lead to the first, and `latest/<edition>/<os>-<cpu>` to each.
 */
export function permanentLinks(catalogue: Catalogue): PermanentLink[] {
  const { editions = [] } = catalogue.product;
  const [first = catalogue, ...others] = editions.map(({ id }) => catalogueOf(catalogue, id));
  return [
    ...linksBelow('latest/', first),
    ...editions.flatMap(({ id }, index) =>
      linksBelow(`latest/${id}/`, [first, ...others][index] ?? first),
    ),
  ];
}

/** The links to what a catalogue offers, below a folder. */
function linksBelow(folder: string, catalogue: Catalogue): PermanentLink[] {
  const release = mainRelease(catalogue);
  if (!release) return [];
  return wordsOf(osLabels).flatMap((os) =>
    wordsOf(cpuLabels).flatMap((cpu) => {
      const own = downloadsOf(release).filter(
        (file) => file.os === os && listedCpus(file).includes(cpu),
      );
      const offer = choose(release, { os, cpu });
      const isOffered =
        offer.state === 'one' && offer.main.os === os && cpusOf(offer.main) !== 'unknown';
      const path = `${folder}${platformId({ os, cpu })}`;
      const formats = new Map(
        [...own]
          .reverse()
          .flatMap((file) => (file.format ? [[file.format, file.url] as const] : [])),
      );
      return [
        ...(isOffered ? [{ path, target: offer.main.url }] : []),
        ...[...formats]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([format, target]) => ({ path: `${path}.${format}`, target })),
      ];
    }),
  );
}
