import { type ReactNode } from 'react';
import { mirrorAddress } from '../../../catalogue/addresses';
import { type Mirror, type Release, type ReleaseFile } from '../../../catalogue/schema';
import { visible } from '../words/download-page';
import { mirrorLink, mirrorName, mirrorsOf } from '../words/feeds';

interface Props {
  mirrors?: readonly Mirror[];
  release: Pick<Release, 'version'>;
  file: Pick<ReleaseFile, 'name'>;
  className?: string;
  /** What to say below the list. */
  children?: ReactNode;
}

/** Other servers that hold a file, for the visitor to choose from; nothing when the product has none. */
export function Mirrors({ mirrors = [], release, file, className, children }: Props) {
  const name = visible(file.name);
  return (
    mirrors.length > 0 && (
      <details className={className} data-mirrors="">
        <summary>{mirrorsOf(name)}</summary>
        <ul>
          {mirrors.map((mirror) => (
            <li key={mirror.url}>
              <a href={mirrorAddress(mirror, release, file)} aria-label={mirrorLink(name, mirror)}>
                {mirrorName(mirror)}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </details>
    )
  );
}
