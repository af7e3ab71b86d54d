import assert from 'node:assert/strict';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { Notes } from '../app/download/sections/Notes';
import { wordsIn } from '../app/download/words/words-in';
import { notesAddress } from '../catalogue/addresses';
import { notesHtml } from '../catalogue/notes';
import { releaseSchema } from '../catalogue/schema';
import { atom } from '../feeds/atom';
import { feedInput } from '../feeds/material';
import { sparkle } from '../feeds/sparkle';
import { desktop, rootSite } from '../fixtures/catalogues';
import { dangers } from '../fixtures/notes-dangers';
import { anyText } from './damage';
import { type Target } from './target';

/** Parts of Markdown and of what a page must never take from it. */
const part = fc.constantFrom(
  '[a](',
  '](',
  ')',
  '[b]: ',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p style="position:fixed">',
  '<!--',
  ']]>',
  '</content>',
  '|a|b|\n|:-:|--:|\n|c|d|\n',
  '\n',
  '\n\n',
  '    ',
  '# ',
  '> ',
  '1. ',
  '- ',
  '* ',
  '_',
  '**',
  '~~',
  '`',
  '```js" onclick="alert(1)\n',
  '~~~\n',
  '![',
  '"',
  "'",
  '\\',
  'https://example.org/',
  'HTTPS://example.org/\u202e',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//example.org/',
  '<https://example.org/"onclick=alert(1)>',
  '<javascript:x>',
  'java&#10;script:x',
  '&lt;',
  '&amp;lt;',
  '&#0;',
  '&#x202e;',
  '&colon;',
  '\u0000',
  '\u0001',
  '\u001b[2J',
  '\u0085',
  '\u202e',
  '\u2066',
  '\u2028',
  '\ufffe',
  '😀',
);
const markdown = fc
  .array(fc.oneof({ weight: 4, arbitrary: part }, { weight: 1, arbitrary: anyText }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((all) => all.join(''));

const xml = new XMLParser({ processEntities: true, trimValues: false, parseTagValue: false });
const atomShape = z.object({
  feed: z.object({ entry: z.object({ content: z.string() }) }),
});
const sparkleShape = z.object({
  rss: z.object({ channel: z.object({ item: z.object({ description: z.string() }) }) }),
});

/** The HTML of the notes as each feed that carries them hands it to a reader of XML. */
function carried(text: string): string[] {
  const [release] = desktop.releases;
  assert(release);
  const input = feedInput({ ...desktop, releases: [{ ...release, notes: text }] }, rootSite);
  const [inAtom, inSparkle] = [atom, sparkle].map(({ find, write }) => {
    const material = find(input);
    assert(!('lacks' in material));
    return xml.parse(String(write(material)[0]?.content));
  });
  return [
    atomShape.parse(inAtom).feed.entry.content,
    sparkleShape.parse(inSparkle).rss.channel.item.description,
  ];
}

/** Whatever notes hold, their HTML shows text and good links only, and is the same on the page and in every feed that carries it. */
export const notes: Target = {
  name: 'notes',
  share: 4,
  batch: 100,
  bound: 10,
  property: () =>
    fc.asyncProperty(markdown, async (text) => {
      const taken = releaseSchema.shape.notes.safeParse(text);
      if (!taken.success || !taken.data || notesAddress(taken.data) !== undefined) return;
      assert(typeof taken.data === 'string');
      const html = notesHtml(taken.data);
      assert.deepEqual(dangers(html), []);
      assert.equal(
        renderToStaticMarkup(
          createElement(Notes, { notes: taken.data, version: '1', words: wordsIn('en').page }),
        ),
        `<div class="release-notes" dir="auto">${html}</div>`,
      );
      // Notes of which nothing is to be seen are left out of Sparkle's feed.
      if (html !== '') assert.deepEqual(carried(taken.data), [html, html]);
    }),
};
