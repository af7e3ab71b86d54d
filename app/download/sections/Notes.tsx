import MarkdownIt from 'markdown-it';
import { notesAddress } from '../../../catalogue/addresses';
import { words } from '../messages/en';

// Raw HTML stays text, and only https links become links: notes come from a catalogue and are not trusted.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.validateLink = (url) => /^https:\/\//i.test(url);
// A picture would be a request to somebody else's server.
markdown.disable('image');
// Notes stand below a second level heading of the page, whatever level they begin with themselves.
markdown.core.ruler.push('headings', ({ tokens }) => {
  let depth: number[] = [];
  for (const token of tokens) {
    if (token.type === 'heading_open') {
      const level = Number(token.tag.slice(1));
      depth = [...depth.filter((outer) => outer < level), level];
    }
    if (token.type.startsWith('heading_')) token.tag = `h${Math.min(6, depth.length + 2)}`;
  }
});

/** Release notes: a link when the catalogue gives an address, rendered Markdown otherwise. */
export function Notes({ notes, version }: { notes: string | undefined; version: string }) {
  if (!notes) return null;
  const url = notesAddress(notes);
  if (url) return <p><a href={url}>{`${words.releaseNotes} ${version}`}</a></p>;
  return <div className="release-notes" dangerouslySetInnerHTML={{ __html: markdown.render(notes) }} />;
}
