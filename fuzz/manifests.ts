import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { rootSite } from '../fixtures/catalogues';
import { fileJudges } from '../fixtures/judges';
import { run } from '../fixtures/programs';
import { renderFeeds } from '../publisher/export/write-feeds';
import { hostileCatalogue } from './hostile';
import { type Target } from './target';

/** Whatever the fields of a catalogue hold, what is written of it is read by the real parsers. */
export const manifests: Target = {
  name: 'manifests',
  share: 2,
  batch: 2,
  bound: 120,
  judges: fileJudges.map(({ program }) => program),
  property() {
    const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
    return fc.asyncProperty(hostileCatalogue, async (catalogue) => {
      rmSync(folder, { recursive: true, force: true });
      for (const { path: place, content } of renderFeeds(catalogue, rootSite).files) {
        const file = path.join(folder, place);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, content);
        if (/\.ya?ml$/.test(place)) assert.equal(typeof load(String(content)), 'object', place);
        if (place.endsWith('.json'))
          assert.equal(typeof JSON.parse(String(content)), 'object', place);
        for (const { program, args } of fileJudges.filter(({ files }) => files.test(place))) {
          const { status, stderr } = run(program, [...args, file], {
            env: { NIX_STATE_DIR: folder, NIX_STORE_DIR: folder },
          });
          assert.equal(status, 0, `${program} refuses ${place}: ${stderr}\n${String(content)}`);
        }
      }
    });
  },
};
