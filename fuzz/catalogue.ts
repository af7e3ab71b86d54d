import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { offersOf } from '../catalogue/offers';
import { cataloguePath, readCatalogue } from '../catalogue/read';
import { formatReason } from '../catalogue/reason';
import { mainRelease } from '../catalogue/version';
import { anyText, damagedJson, damagedText, shapedJson } from './damage';
import { type Target } from './target';

const texts = [
  'sample/releases.json',
  'fixtures/desktop/releases.json',
  'fixtures/hostile/releases.json',
].map((file) => readFileSync(file, 'utf8'));
const keys = [
  'catalogueVersion',
  'product',
  'name',
  'summary',
  'keys',
  'releases',
  'version',
  'date',
  'files',
  'url',
  'size',
  'sha256',
  'os',
  'cpu',
  'signatures',
  'withdrawn',
  'instead',
  'notes',
];
const text = fc.oneof(
  anyText,
  damagedText(texts),
  fc
    .oneof(
      { weight: 3, arbitrary: damagedJson(texts.map((whole): unknown => JSON.parse(whole))) },
      shapedJson(keys),
    )
    .map((value) => JSON.stringify(value)),
);

/** Any file is read as a catalogue or refused with problems at their lines; what is accepted can be offered. */
export const catalogue: Target = {
  name: 'catalogue',
  share: 2,
  batch: 150,
  bound: 10,
  property() {
    const root = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
    mkdirSync(path.join(root, path.dirname(cataloguePath)), { recursive: true });
    return fc.asyncProperty(fc.record({ text }), async (input) => {
      writeFileSync(path.join(root, cataloguePath), input.text);
      const result = readCatalogue(root, { lookAtFiles: input.text.length % 4 === 0 });
      if (result.state === 'problems') {
        const lines = input.text.split('\n').length;
        assert(result.problems.length > 0, 'refused without a problem');
        for (const problem of result.problems)
          assert(
            problem.line !== undefined && problem.line >= 1 && problem.line <= lines,
            formatReason(problem),
          );
      } else if (result.state === 'ok') {
        const release = mainRelease(result.catalogue);
        if (release) offersOf(result.catalogue, release);
      }
    });
  },
};
