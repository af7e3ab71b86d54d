import MarkdownIt from 'markdown-it';
import { words } from '../messages/en';
import styles from './Notes.module.css';

// Raw HTML stays text, and only https links become links: notes come from a catalogue and are not trusted.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.validateLink = (url) => /^https:\/\//i.test(url);
// A picture would be a request to somebody else's server.
markdown.disable('image');
// The page has its own first and second level headings.
markdown.core.ruler.push('headings', ({ tokens }) => {
  for (const token of tokens) {
    if (token.type.startsWith('heading_')) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 2)}`;
  }
});

/** Release notes: a link when the catalogue gives an address, rendered Markdown otherwise. */
export function Notes({ notes, version }: { notes: string | undefined; version: string }) {
  if (!notes) return null;
  if (/^https:\S+$/.test(notes)) return <p><a href={notes}>{`${words.releaseNotes} ${version}`}</a></p>;
  return <div className={styles.notes} dangerouslySetInnerHTML={{ __html: markdown.render(notes) }} />;
}
