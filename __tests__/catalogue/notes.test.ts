import fc from 'fast-check';
import { notesHtml } from '../../catalogue/notes';
import { dangers } from '../../fixtures/notes-dangers';

const {
  releases: [hostile],
} = jest.requireActual<{ releases: { notes: string }[] }>('../../fixtures/hostile/releases.json');

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

it.each(['\u0001', '&#x202e;', '\u2066', '\u0085', '\ufffe', '\u0000'])(
  'shows %j, which nothing can show or which turns the direction of writing, as a sign of that',
  (sign) => {
    expect(notesHtml(`setup-${sign}gpj.exe`)).toBe('<p>setup-\ufffdgpj.exe</p>\n');
  },
);

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
