import { notesAddress } from '../../../catalogue/addresses';
import { notesHtml } from '../../../catalogue/notes';
import { words } from '../words/download-page';

/** Release notes: a link when the catalogue gives an address, rendered Markdown otherwise. */
export function Notes({ notes, version }: { notes: string | undefined; version: string }) {
  if (!notes) return null;
  const url = notesAddress(notes);
  if (url)
    return (
      <p>
        <a href={url}>{`${words.releaseNotes} ${version}`}</a>
      </p>
    );
  return <div className="release-notes" dangerouslySetInnerHTML={{ __html: notesHtml(notes) }} />;
}
