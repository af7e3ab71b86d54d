import { Fragment } from 'react';
import { textOf } from '../../../catalogue/said';
import { type Mirror, type Release, type ReleaseFile, type Said } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { type PageWords } from '../words/download-page';
import { visible } from '../words/shown';
import { CopyButton } from './CopyButton';
import { FileDetails } from './FileDetails';
import { OwnText } from './OwnText';
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
  edition?: Said;
  words: PageWords;
}

/** What a script chooses a download by, but for what the row's name and its group say already (rows.ts). */
function chosenBy(file: ReleaseFile, id: string | undefined) {
  const all = choosable(file);
  if (file.kind !== 'download') return all;
  const { 'data-os': system, 'data-cpu': cpu, ...rest } = all;
  return { ...rest, 'data-cpu': id === `${system}-${cpu}` ? undefined : cpu };
}

/** One file in one line: what it is for, the link, the size, the hash to copy, the signature; the rest behind "Details". */
export function FileRow({ file, release, mirrors, title, ids = [], edition, words }: Props) {
  const [id, ...more] = ids;
  const hint = [
    file.kind === 'download' && words.cpuHint(file),
    edition,
    words.installation(file),
    file.label,
  ].flatMap((fact) => fact || []);
  const [signature] = proofsOf(file, words);
  return (
    <li id={id} {...chosenBy(file, id)} data-file="">
      <span>
        <b>{title}</b>
        {hint.length > 0 && (
          <i>
            {hint.map((fact, i) => (
              <Fragment key={textOf(fact)}>
                {i > 0 ? ' · ' : ' '}
                <OwnText of={fact} />
              </Fragment>
            ))}
          </i>
        )}
        {more.map((name) => (
          <span key={name} id={name} />
        ))}
      </span>
      <a href={addressOf(file.url)} dir="ltr">
        {visible(file.name)}
      </a>
      <small>{words.size(file.size)}</small>
      <div>
        {signature && (
          <a href={addressOf(signature.url)} aria-label={signature.name}>
            {signature.text}
          </a>
        )}
        <CopyButton name={words.copySha256Of(file.name)} hash words={words} />
      </div>
      <FileDetails file={file} release={release} mirrors={mirrors} words={words} />
    </li>
  );
}
