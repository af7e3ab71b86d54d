import { type Edition } from '../../../catalogue/schema';
import { type Os } from '../../../catalogue/vocabulary';
import { type PageWords } from '../words/download-page';
import { OwnText } from './OwnText';
import { Sentence } from './Sentence';

/** What a group of files is for: a system, of a product in editions one of those on it. */
export function GroupName({
  edition,
  os,
  words,
}: {
  edition?: Edition;
  os?: Os;
  words: PageWords;
}) {
  if (!edition) return words.os(os);
  return (
    <Sentence says={(name) => words.groupOf(name, os)}>
      <OwnText of={edition.name} />
    </Sentence>
  );
}
