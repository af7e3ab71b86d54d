import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { notesHtml } from '../../catalogue/notes';
import { elements } from '../../publisher/export/html';

const {
  releases: [hostile],
} = jest.requireActual<{ releases: { notes: string }[] }>('../../fixtures/hostile/releases.json');

/** What notes may come to hold: text with structure, and links to other sites. */
const allowed: Record<string, RegExp> = {
  href: /^https:\/\//i,
  title: /^/,
  class: /^(align-(left|center|right)|language-[^\s]*)$/,
  start: /^\d+$/,
};
const tags =
  /^(p|br|hr|em|strong|s|code|pre|blockquote|ul|ol|li|a|h[3-6]|table|thead|tbody|tr|th|td)$/;

/** What of some HTML could do more than show text. */
function dangers(html: string): string[] {
  return elements(parseFragment(html)).flatMap(({ tagName, attrs }) => [
    ...(tags.test(tagName) ? [] : [tagName]),
    ...attrs
      .filter(({ name, value }) => !allowed[name]?.test(value))
      .map(({ name, value }) => `${tagName} ${name}=${value}`),
  ]);
}

it('lets hostile notes show text and good links only', () => {
  const html = notesHtml(hostile?.notes);
  expect(dangers(html)).toEqual([]);
  expect(html.match(/<a [^>]*>/g)).toEqual([
    '<a href="https://example.org/ok">',
    '<a href="https://example.org/track.png">',
  ]);
  expect(html).toContain('<h3>Hi &lt;script&gt;');
});

it('says with a class how a column is aligned', () => {
  const html = notesHtml('| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |');
  expect(html).not.toContain('style');
  expect(html.match(/<td[^>]*>/g)).toEqual([
    '<td class="align-left">',
    '<td class="align-center">',
    '<td class="align-right">',
    '<td>',
  ]);
});

it.each([
  '[x]()',
  '[x](<>)',
  '[x]( )',
  '[x][y]\n\n[y]: <>',
  '[x](javascript:a)',
  '[x](//example.org)',
  '[x](data:text/html,a)',
])('makes no link of %s', (notes) => {
  expect(notesHtml(notes)).not.toContain('<a');
  expect(notesHtml(`${notes} [good](https://example.org/) **[]()**`)).toContain(
    '<a href="https://example.org/">good</a>',
  );
});

it('is harmless whatever the notes are', () => {
  const piece = fc.constantFrom(
    '[a](',
    '](',
    ')',
    '<script>',
    '|',
    '\n|:-:|--:|\n',
    '\n',
    '# ',
    '`',
    '```x" onclick="y\n',
    '![',
    'https://e.org/',
    'javascript:',
    '"',
    '<!--',
    '&lt;',
    '*',
    '_',
    '> ',
    '1. ',
    '\\',
    '<https://e.org/>',
    '<javascript:x>',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (parts) => {
      expect(dangers(notesHtml(parts.join('')))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

it('is empty where there is only the address of notes', () => {
  expect([notesHtml(undefined), notesHtml('https://example.org/news')]).toEqual(['', '']);
});
