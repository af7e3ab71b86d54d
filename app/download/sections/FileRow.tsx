import { type Mirror, type Release, type ReleaseFile } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { type PageWords } from '../words/download-page';
import { CopyButton } from './CopyButton';
import { FileDetails } from './FileDetails';
import { proofsOf } from './proofs';
import { choosable } from './Release';

interface Props {
  file: ReleaseFile;
  release: Release;
  mirrors?: Mirror[];
  /** What the file is for: its CPU, or its kind. */
  title: string;
  /** The row's names in fragments such as #macos-arm64. */
  ids?: string[];
  /** The name of its edition, where what stands above the row does not say it. */
  edition?: string;
  words: PageWords;
}

/** One file in one line: what it is for, the link, the size, the hash to copy, the signature; the rest behind "Details". */
export function FileRow({ file, release, mirrors, title, ids = [], edition, words }: Props) {
  const [id, ...more] = ids;
  const hint = [
    file.kind === 'download' && words.cpuHint(file),
    edition,
    words.installation(file),
    file.label,
  ].filter(Boolean);
  const [signature] = proofsOf(file, words);
  return (
    <li id={id} {...choosable(file)} data-file="">
      <span>
        <b>{title}</b>
        {hint.length > 0 && <i>{` ${hint.join(' · ')}`}</i>}
        {more.map((name) => (
          <span key={name} id={name} />
        ))}
      </span>
      <a href={addressOf(file.url)} dir="ltr">
        {words.visible(file.name)}
      </a>
      <small>{words.size(file.size)}</small>
      <span>
        <CopyButton name={words.copySha256Of(file.name)} hash words={words} />
        {signature && (
          <a href={addressOf(signature.url)} aria-label={signature.name}>
            {signature.text}
          </a>
        )}
      </span>
      <FileDetails file={file} release={release} mirrors={mirrors} id={id} words={words} />
    </li>
  );
}
