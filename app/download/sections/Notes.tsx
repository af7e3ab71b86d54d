import { notesAddress } from '../../../catalogue/addresses';
import { notesHtml } from '../../../catalogue/notes';
import { otherLanguage } from '../../../catalogue/said';
import { type Said } from '../../../catalogue/schema';
import { type PageWords } from '../words/download-page';

/** Release notes: a link when the catalogue gives an address, rendered Markdown otherwise. */
export function Notes({
  notes,
  version,
  words,
}: {
  notes: Said | undefined;
  version: string;
  words: PageWords;
}) {
  if (!notes) return null;
  const url = notesAddress(notes);
  if (url)
    return (
      <p>
        <a href={url}>{words.releaseNotesOf(version)}</a>
      </p>
    );
  return (
    <div
      className="release-notes"
      dir="auto"
      {...otherLanguage(notes)}
      dangerouslySetInnerHTML={{ __html: notesHtml(notes) }}
    />
  );
}
