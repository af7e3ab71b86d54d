import { type CheckWords } from '../words/check';
import { type CheckItem } from './use-checks';

interface Props {
  item: CheckItem & { state: 'reading' };
  words: CheckWords;
}

/** How far a file has been read, and how long the rest will take. */
export function CheckProgress({ item: { file, bytes, since, now }, words }: Props) {
  const perSecond = bytes / Math.max(0.001, (now - since) / 1000);
  // Whole quarters are said, so that a screen reader is not talked over.
  const quarter = Math.floor((4 * bytes) / Math.max(1, file.size));
  return (
    <>
      <progress max={Math.max(1, file.size)} value={bytes} aria-label={words.reading(file.name)} />
      <p>
        {bytes > 0 && words.progress(bytes, file.size, perSecond, (file.size - bytes) / perSecond)}
      </p>
      <p role="status" className="unseen">
        {words.quarter(file.name, quarter)}
      </p>
    </>
  );
}
