import { type Mirror, type Release, type ReleaseFile } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { checkWords } from '../words/check';
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
  return (
    <details data-details="">
      <summary aria-label={words.detailsOf(file.name)}>{words.details}</summary>
      <div>
        <p>
          {`${words.sha256} `}
          <code data-hash="">{file.sha256}</code>
        </p>
        {minimumOs && <p>{words.minimumOs(os, minimumOs)}</p>}
        {proofs.map(({ url, text, name }) => (
          <p key={url}>
            <a href={addressOf(url)} aria-label={name}>
              {text}
            </a>
          </p>
        ))}
        <Witnesses file={file} />
        <Mirrors mirrors={mirrors} release={release} file={file} words={words} />
      </div>
    </details>
  );
}

/** Who else states the same hash. One that states another hash never gets past the gate. */
function Witnesses({ file: { witnesses = [], sha256 } }: { file: ReleaseFile }) {
  const agreeing = witnesses.filter((witness) => (witness.sha256 ?? sha256) === sha256);
  const since = agreeing.map(({ checked }) => checked).sort()[0];
  return (
    since !== undefined && (
      <p>
        {checkWords.witnesses(
          agreeing.map(({ source }) => source),
          since,
        )}
      </p>
    )
  );
}
