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
  /** The row's name in the page's address. */
  id: string | undefined;
  words: PageWords;
}

/** Everything about a file that does not fit into its line. */
export function FileDetails({ file, release, mirrors, id, words }: Props) {
  const { format, minimumOs, os, size } = file;
  const facts = [
    format && words.format(format),
    minimumOs && words.minimumOs(os, minimumOs),
    words.exactBytes(size),
  ].filter(Boolean);
  const [, ...proofs] = proofsOf(file, words);
  return (
    <details data-details="">
      <summary aria-label={words.detailsOf(file.name)}>{words.details}</summary>
      <div>
        <p>
          {words.sha256} <code data-hash="">{file.sha256}</code>
        </p>
        <p>
          {facts.join(' · ')}
          {proofs.map(({ url, text, name }) => (
            <span key={url}>
              {' · '}
              <a href={addressOf(url)} aria-label={name}>
                {text}
              </a>
            </span>
          ))}
        </p>
        {id && (
          <p>
            <a href={`#${id}`}>{words.linkToRow}</a>
          </p>
        )}
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
