import { mirrorAddress } from '../../../catalogue/addresses';
import { type Mirror, type Release, type ReleaseFile } from '../../../catalogue/schema';
import { type PageWords } from '../words/download-page';
import { visible } from '../words/shown';

interface Props {
  mirrors?: readonly Mirror[];
  release: Pick<Release, 'version'>;
  file: Pick<ReleaseFile, 'name'>;
  words: PageWords;
  /** What to say below the list. */
  children?: React.ReactNode;
}

/** Other servers that hold a file, for the visitor to choose from; nothing when the product has none. */
export function Mirrors({ mirrors = [], release, file, words, children }: Props) {
  const name = visible(file.name);
  return (
    mirrors.length > 0 && (
      <details className="mirrors" data-mirrors="">
        <summary>{words.mirrors}</summary>
        <ul>
          {mirrors.map((mirror) => (
            <li key={mirror.url}>
              <a
                href={mirrorAddress(mirror, release, file)}
                aria-label={words.mirrorLink(name, mirror)}
              >
                {words.mirrorName(mirror)}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </details>
    )
  );
}
