import { type Mirror, type Release, type ReleaseFile } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { type PageWords } from '../words/download-page';
import { Mirrors } from './Mirrors';
import { proofsOf } from './proofs';

interface Props {
  file: ReleaseFile;
  release: Release;
  mirrors?: Mirror[];
  words: PageWords;
}

/**
 * What somebody needs of a file that does not fit into its line. The script adds the link to the row (rows' own names stand
 * in the list, data-row-link); the exact size stands beside the commands (Commands).
 */
export function FileDetails({ file, release, mirrors, words }: Props) {
  const { minimumOs, os } = file;
  const [, ...proofs] = proofsOf(file, words);
  const witnesses = words.witnesses(file);
  return (
    <details data-details="">
      <summary aria-label={words.detailsOf(file.name)}>{words.details}</summary>
      <div>
        <p>
          {`${words.sha256} `}
          <code data-hash="">{file.sha256}</code>
        </p>
        {minimumOs && (
          <p>{words.minimumOs([os && words.os(os), minimumOs].filter(Boolean).join(' '))}</p>
        )}
        {proofs.map(({ url, text, name }) => (
          <p key={url}>
            <a href={addressOf(url)} aria-label={name}>
              {text}
            </a>
          </p>
        ))}
        {witnesses !== undefined && <p>{witnesses}</p>}
        <Mirrors mirrors={mirrors} release={release} file={file} words={words} />
      </div>
    </details>
  );
}
