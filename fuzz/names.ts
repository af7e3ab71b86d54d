import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cpuLabels, formatLabels, kindLabels, libcLabels, osLabels } from '../catalogue/vocabulary';
import { identifyName } from '../publisher/identify/identify-name';
import { identifyRelease } from '../publisher/identify/identify-release';
import { anyText } from './damage';
import { type Target } from './target';

/** Names made of the parts that rules look for, in any order, and any other strings. */
const parts = fc.constantFrom(
  'x86',
  '64',
  '32',
  'bit',
  'arm',
  'v7',
  'aarch64',
  'win',
  'mac',
  'OS',
  'X',
  'linux',
  'musl',
  'none',
  'elf',
  'android',
  'Apple',
  'Silicon',
  'tool',
  'arm64',
  '.deb',
  '.gpgsig',
  '.zip',
  'universal',
  'all',
  'src',
  '1',
  '.2',
  '1.0',
  '-',
  '_',
  '.',
  ' ',
  '+',
  'exe',
  'zip',
  '.tar.gz',
  '.apk',
  '.sig',
  '.json',
  '.app',
  'SUMS',
  'İ',
  '云',
  '\u212a',
  '\ud800',
  '\u202e',
);
const anyName = fc.oneof(
  anyText,
  fc.array(parts, { maxLength: 40 }).map((some) => some.join('')),
);
const proofs = ['.sha256', '.asc', '.sig', '.minisig', '.sigstore.json', '.pem', '.md5'];

function checkName(name: string): void {
  const { kind, os, cpu, libc, format, evidence } = identifyName(name);
  const said = (of: string) => evidence.filter((each) => each.of === of).map(({ value }) => value);
  assert(kind in kindLabels, kind);
  for (const [of, value, words] of [
    ['os', os, osLabels],
    ['libc', libc, libcLabels],
    ['format', format, formatLabels],
  ] as const) {
    assert(value === undefined || Object.hasOwn(words, value), value);
    assert.deepEqual(said(of), value === undefined ? [] : [value]);
  }
  assert(
    cpu === undefined || cpu.every((word) => word === 'any' || Object.hasOwn(cpuLabels, word)),
    cpu?.join(),
  );
  if (cpu) assert.deepEqual([new Set(cpu).size, said('cpu')], [cpu.length, [cpu.join()]]);
  for (const { saw } of evidence)
    for (const word of saw.split(' '))
      assert(name.toLowerCase().includes(word.toLowerCase()), `${saw} does not stand in the name`);
}

function checkProof(name: string): void {
  const { kind, os, cpu, libc } = identifyName(name);
  assert.notEqual(kind, 'download', name);
  assert.deepEqual([os, cpu, libc], [undefined, undefined, undefined], name);
}

const answersOf = (names: readonly string[]) =>
  Object.fromEntries(
    identifyRelease(names.map((name) => ({ name }))).map(
      ({ member: { name }, identity: { kind, os, cpu, format } }) => [
        name,
        [kind, os, cpu?.join(), format].join(' '),
      ],
    ),
  );

/**
 * Any name is answered in the words of the vocabulary, each claim with evidence that stands in the name; a checksum or a
 * signature is never a download; a release is answered name by name, whatever their order.
 */
export const names: Target = {
  name: 'names',
  share: 4,
  batch: 300,
  bound: 10,
  property: () =>
    fc.asyncProperty(
      fc.record({
        all: fc.uniqueArray(anyName, { minLength: 1, maxLength: 6 }),
        proof: fc.constantFrom(...proofs),
      }),
      async ({ all, proof }) => {
        all.forEach(checkName);
        all.forEach((name) => checkProof(`x${name}${proof}`));
        const forwards = answersOf(all);
        assert.deepEqual(Object.keys(forwards).sort(), [...all].sort());
        assert.deepEqual(answersOf(all.toReversed()), forwards);
      },
    ),
};
