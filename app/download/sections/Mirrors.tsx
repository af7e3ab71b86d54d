import { mirrorAddress } from '../../../catalogue/addresses';
import type { Product, Release, ReleaseFile } from '../../../catalogue/schema';
import { mirrorsNote, mirrorsTitle } from '../messages/feeds';

/** Other servers that hold a file, for the visitor to choose from; nothing when the product has none. */
export function Mirrors({ product, release, file }: { product: Product; release: Release; file: ReleaseFile }) {
  const { mirrors = [] } = product;
  if (mirrors.length === 0) return null;
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  return (
    <details>
      <summary>{mirrorsTitle}</summary>
      <ul>
        {mirrors.map((mirror) => (
          <li key={mirror.url}>
            <a href={mirrorAddress(mirror, release, file)}>{mirror.name ?? new URL(mirror.url).host}</a>
            {mirror.country && <small>{` ${countries.of(mirror.country.toUpperCase())}`}</small>}
          </li>
        ))}
      </ul>
      <p>{mirrorsNote}</p>
    </details>
  );
}
