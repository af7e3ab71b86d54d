import MarkdownIt from 'markdown-it';
import { notesAddress } from './addresses';
import { textOf } from './said';
import { type Said } from './schema';

// Notes come from a catalogue and are not trusted. Raw HTML stays text.
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

// The page's policy blocks the style attributes that aligned columns come with.
markdown.core.ruler.push('alignment', ({ tokens }) => {
  for (const token of tokens) {
    const [, side] = /^text-align:(left|center|right)$/.exec(String(token.attrGet('style'))) ?? [];
    token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
    if (side) token.attrSet('class', `align-${side}`);
  }
});

// The parser asks about an address that it has read, so that [words]() would lead back to the page itself.
markdown.core.ruler.push('nowhere', ({ tokens }) => {
  for (const token of tokens) {
    let dropped = false;
    token.children =
      token.children?.filter((child) => {
        if (child.type === 'link_open') dropped = !child.attrGet('href');
        return !(dropped && /^link_(open|close)$/.test(child.type));
      }) ?? null;
  }
});

// Control characters, which XML cannot hold (XML 1.0, 2.2), and those that turn the direction of writing (Unicode UTS 39, 5).
const unshowable =
  /[^\t\n\u0020-\u007e\u00a0-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Release notes as harmless HTML, the same for the page and every feed; empty when there are none or only their address. */
export function notesHtml(notes: Said | undefined): string {
  if (notes === undefined || notesAddress(notes) !== undefined) return '';
  return markdown.render(textOf(notes)).replace(unshowable, '\ufffd');
}
