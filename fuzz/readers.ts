import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { readDocuments } from '../publisher/sources/read-documents';
import { toDocument } from '../publisher/sources/source';
import { sources } from '../publisher/sources/sources';
import { anyText, damagedJson, damagedText, shapedJson } from './damage';
import { type Target } from './target';

const folder = path.join('fixtures', 'metadata');
const texts = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .map((name) => readFileSync(path.join(folder, name), 'utf8'));
const values = texts.flatMap((text): unknown[] =>
  /^\s*[[{]/.test(text) ? [JSON.parse(text)] : [],
);
const keys = [
  'tag_name',
  'assets',
  'node_id',
  'released_at',
  'zipball_url',
  'draft',
  'name',
  'path',
  'type',
  'extra',
  'dist_version',
  'releases',
  'artifacts',
  'version',
  'platforms',
  'stable',
  'files',
  'url',
  'links',
];

const text = fc.oneof(
  anyText,
  damagedText(texts),
  fc.oneof(damagedJson(values), shapedJson(keys)).map((value) => JSON.stringify(value)),
);
const name = fc.oneof(
  anyText,
  fc.constantFrom('latest.yml', 'SHA256SUMS', 'a/b.json', 'https://example.org/appcast.xml'),
);

/** Whatever another tool's metadata hold is read, or refused with reasons: never thrown at, and nothing of it reaches a prototype. */
export const readers: Target = {
  name: 'readers',
  share: 3,
  batch: 300,
  bound: 10,
  property: () =>
    fc.asyncProperty(
      fc.record({
        text,
        name,
        source: fc.option(fc.constantFrom(...sources.map(({ id }) => id))),
        beside: fc.option(text),
      }),
      async (input) => {
        const documents = [
          toDocument(input.name, input.text),
          ...(input.beside === null ? [] : [toDocument('SHA256SUMS', input.beside)]),
        ];
        const forced = sources.find(({ id }) => id === input.source);
        const outcome = readDocuments(documents, forced, {
          today: '2026-09-01',
          version: '1.0',
          urlBase: 'https://example.org/files/',
        });
        assert(outcome.ok || outcome.reasons.length > 0, 'refused without a reason');
        assert.deepEqual(Object.keys(Object.prototype), []);
        for (const source of sources)
          assert.equal(typeof source.recognises(toDocument(input.name, input.text)), 'boolean');
      },
    ),
};
