import MarkdownIt from 'markdown-it';
import { notesAddress } from '../../catalogue/addresses';

// As on the page: raw HTML stays text, only https links become links, and a picture would be a request to somebody else.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.validateLink = (url) => /^https:\/\//i.test(url);
markdown.disable('image');

/** Release notes as HTML; empty when there are none or when they are only an address. */
export function notesHtml(notes: string | undefined): string {
  return notes === undefined || notesAddress(notes) ? '' : markdown.render(notes);
}
