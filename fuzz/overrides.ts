import assert from 'node:assert/strict';
import { buildSync } from 'esbuild';
import fc from 'fast-check';
import { z } from 'zod';
import { choose, type Choosable, type Offer } from '../catalogue/choose';
import { minimumOsOf, offersOf } from '../catalogue/offers';
import { cpusOf, runnableCpus } from '../catalogue/platform';
import { releaseSchema, type Release } from '../catalogue/schema';
import {
  channelLabels,
  cpuLabels,
  formatLabels,
  osLabels,
  wordsOf,
  type Cpu,
} from '../catalogue/vocabulary';
import { fileOf, tool } from '../fixtures/catalogues';
import { environments } from '../fixtures/environments';
import { anyText } from './damage';
import { type Target } from './target';

const oses = wordsOf(osLabels);
const cpus = wordsOf(cpuLabels);
const isOf = <Word extends string>(
  words: readonly Word[],
  text: string | undefined,
): text is Word => words.some((word) => word === text);

const file = fc.record({
  os: fc.option(fc.constantFrom(...oses), { nil: undefined }),
  cpu: fc.option(
    fc.oneof(
      fc.constant<('any' | Cpu)[]>(['any']),
      fc.uniqueArray(fc.constantFrom<('any' | Cpu)[]>(...cpus), { minLength: 1, maxLength: 3 }),
    ),
    { nil: undefined },
  ),
  format: fc.constantFrom(...wordsOf(formatLabels)),
  minimumOs: fc.option(fc.constantFrom('10', '10.15', '14'), { nil: undefined }),
});
const releases = fc
  .array(fc.array(file, { maxLength: 6 }), { minLength: 1, maxLength: 3 })
  .map((all) =>
    all.map((files, at): Release =>
      releaseSchema.parse({
        version: `1.${all.length - at}`,
        date: '2026-01-01',
        files: files.map((facts, i) => fileOf(`f${i}`, facts)),
      }),
    ),
  );

const word = fc.oneof(
  fc.constantFrom<string>(
    ...oses,
    ...cpus,
    ...wordsOf(channelLabels),
    ...wordsOf(formatLabels),
    'unknown',
    'none',
    'any',
    '',
    'arm64@1',
    '1.1',
    'asked',
    '__proto__',
    'constructor',
    'MACOS',
    '%zz',
    '"]',
  ),
  anyText,
);
const search = fc
  .array(fc.tuple(fc.constantFrom('os', 'cpu', 'version', 'channel', 'format', 'x'), word), {
    maxLength: 4,
  })
  .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`);
const platformWords = z
  .object({ os: z.enum([...oses, 'unknown']), cpu: z.enum([...cpus, 'unknown']) })
  .nullable();
const hash = fc.oneof(
  fc.constant(''),
  fc.tuple(word, word).map(([os, cpu]) => `#${os}-${cpu}`),
  anyText.map((text) => `#${text}`),
);
const agent = fc.oneof(
  fc.constantFrom(...environments.map(({ userAgent }) => userAgent)),
  fc.string(),
);

/** Whether a file runs on a platform, or nobody knows that it does not. */
function runsOn(own: Choosable, os: string, cpu: string): boolean {
  const known = cpusOf(own);
  if (own.os !== undefined && own.os !== os && os !== 'chromeos') return false;
  if (
    known === 'any' ||
    known === 'unknown' ||
    !isOf(oses, os) ||
    !isOf(cpus, cpu) ||
    os === 'chromeos'
  )
    return true;
  return runnableCpus(os, cpu).some((one) => known.includes(one));
}

function checkHanded<File extends Choosable>(offer: Offer<File>, os: string, cpu: string): void {
  const handed =
    offer.state === 'one' ? [offer.main] : offer.state === 'equals' ? offer.equals : [];
  for (const own of handed)
    assert(runsOn(own, os, cpu), `${own.os} ${own.cpu?.join()} handed out for ${os} ${cpu}`);
}

/** A script of the page, as a browser gets it; what it exports is in `bundle`. */
function bundled(contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, loader: 'ts', resolveDir: 'app/download/visitor' },
    bundle: true,
    format: 'iife',
    globalName: 'bundle',
    define: { hasOlderOffers: 'true', hasSwitch: 'false' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Whatever the address of the page asks for, the boot script names an offer that the page has, of the system that was
 * asked for, with the file that choosing for it gives; or it leaves the choice to the visitor. Any other words for a
 * platform name one of the vocabulary, or nothing.
 */
export const overrides: Target = {
  name: 'overrides',
  share: 2,
  batch: 300,
  bound: 10,
  property() {
    const start = new Function(
      ...['document', 'location', 'window', 'navigator', 'MutationObserver', 'addEventListener'],
      bundled("import './boot';"),
    );
    const machine: Record<string, string> = {};
    const { platformOf, readOverride } = new Function(
      'document',
      `${bundled("export * from './asked/ask-platform'; export * from './override';")} return bundle;`,
    )({ documentElement: { dataset: machine } });
    return fc.asyncProperty(
      fc.record({ releases, search, hash, userAgent: agent }),
      async (input) => {
        const [release] = input.releases;
        assert(release);
        const offers = offersOf({ ...tool, releases: input.releases }, release);
        const dataset = {
          offers: offers
            .map(({ id, offer }) => [id, minimumOsOf(offer) ?? []].flat().join('='))
            .join(' '),
        };
        const booted = (location: { search: string; hash: string }) => {
          const root: Record<string, string> = {};
          start(
            { documentElement: { dataset: root }, currentScript: { dataset } },
            location,
            { navigator: { userAgent: input.userAgent } },
            { languages: ['de-AT', 'en'] },
            class {
              observe() {}
            },
            () => {},
          );
          return root;
        };
        const root = booted(input);
        const plain = booted({ search: '', hash: '' });
        assert.deepEqual([root.os, root.cpu, root.usual], [plain.os, plain.cpu, plain.offer]);
        Object.assign(machine, { os: root.os, cpu: root.cpu });
        const words = readOverride(input.search);
        const platform = platformWords.parse(platformOf(words.os, words.cpu));
        if (platform)
          checkHanded(
            choose(
              {
                files: release.files.filter(
                  ({ format }) => !words.format || format === words.format,
                ),
              },
              platform,
            ),
            platform.os,
            platform.cpu,
          );
        if (!root.offer || root.offer === 'asked') return;
        const found = offers.find(({ id }) => id === root.offer);
        assert(found, `no offer is named ${root.offer}`);
        if (root.asked !== 'platform') assert.equal(root.offer, plain.offer);
        const [os = '', cpu = ''] =
          root.asked === 'platform' ? found.id.split('-') : [root.os, root.cpu];
        assert.equal(found.platform.os, os);
        assert(
          isOf(cpus, cpu) || cpu === 'unknown' || cpu === 'none',
          `${found.id} is no platform that can be asked for`,
        );
        if (found.id.endsWith('-none')) assert.equal(found.offer.state, 'none');
        else assert.deepEqual(found.offer, choose(found.release, found.platform));
        checkHanded(found.offer, os, cpu);
      },
    );
  },
};
