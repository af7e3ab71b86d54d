import { choose, downloadsOf } from '../catalogue/choose';
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
 * of each format built for exactly that platform. Sorted by platform; no path comes twice.
 */
export function permanentLinks(catalogue: Catalogue): PermanentLink[] {
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
      const path = `latest/${platformId({ os, cpu })}`;
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
