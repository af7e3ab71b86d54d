import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { toDocument } from '../../publisher/sources/source';
import { sources } from '../../publisher/sources/sources';

const folder = join(__dirname, '../fixtures/metadata');
const fixtures = readdirSync(folder).filter((name) => name !== 'README.md').map((name) => readFileSync(join(folder, name), 'utf8'));
const context = { today: '2026-09-01', version: '1.0', urlBase: 'https://example.org/1.0' };

/** Texts that look like the formats: real ones with a part cut out, doubled or replaced. */
const damaged = fc.tuple(fc.constantFrom(...fixtures), fc.nat(5000), fc.nat(300), fc.oneof(fc.string(), fc.constantFrom('null', '{}', '[]', '-1', '"', '\ud800', '\\ud800', '%ff', '&lt;', '\u0000', '*a', '!!js/function')))
  .map(([text, at, length, put]) => text.slice(0, at % text.length) + put + text.slice(at % text.length + length));

/** JSON with the keys that the formats have and values of any type. */
const keys = ['tag_name', 'assets', 'node_id', 'released_at', 'zipball_url', 'draft', 'name', 'path', 'type', 'extra', 'dist_version', 'releases', 'artifacts', 'version', 'platforms', 'stable', 'files', 'url', 'links', '__proto__', 'constructor'];
const shaped = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.jsonValue({ maxDepth: 1 }), fc.constantFrom('app-\ud800.zip', '\udfff', 'https://example.org/%ff/\ud800', 'v1\ud83d'), fc.array(tie('value'), { maxLength: 3 }), fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 8 })),
})).value.map((value) => JSON.stringify(value));

describe.each(sources.map((source) => [source.id, source] as const))('%s', (_, source) => {
  test('any text is read or refused with reasons, never thrown at', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), damaged, shaped), fc.string(), (text, name) => {
      const document = toDocument(name, text);
      source.recognises(document);
      const outcome = source.read([document], context);
      if (!outcome.ok) expect(outcome.reasons.length).toBeGreaterThan(0);
    }), { numRuns: 200 });
  });

  test('half of a character, which no address can hold, in every name and address is read or refused with reasons', () => {
    for (const text of fixtures) {
      for (const half of ['\ud800', '\\ud800', '%ff', '%']) {
        const document = toDocument(`app${half}`, text.replace(/\.(?=(zip|tar|exe|dmg|deb|rpm|AppImage|pkg|msi|sha256|txt|yml|xz)\b)/gi, `${half}.`));
        source.recognises(document);
        expect(() => source.read([document], context)).not.toThrow();
      }
    }
    for (const path of ['%', '%ff', 'a/%zz/-/releases']) expect(() => source.api?.(new URL(`https://gitlab.com/${path}/b`))).not.toThrow();
  });

  test('any project address gives an API address on the same host, or none', () => {
    fc.assert(fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
      const api = source.api?.(new URL(address));
      if (api && api.hostname !== 'api.github.com') expect(api.origin).toBe(new URL(address).origin);
    }));
  });
});

test('__proto__ in foreign JSON changes nothing for anybody', () => {
  const text = '{"version": "1", "platforms": {"__proto__": {"url": "https://example.org/a.zip", "polluted": true}}, "__proto__": {"polluted": true}}';
  for (const source of sources) source.read([toDocument('latest.json', text)], context);
  expect('polluted' in {}).toBe(false);
});

test('a YAML file whose aliases multiply is refused', () => {
  const lines = ['version: 1.0.0', 'path: a', 'sha512: a', 'a: &a [x, x, x, x, x, x, x, x, x]'];
  for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg']) lines.push(`${to}: &${to} [${Array(9).fill(`*${from}`).join(', ')}]`);
  const source = sources.find(({ id }) => id === 'electron-builder');
  expect(source?.read([toDocument('latest.yml', lines.join('\n'))], context)).toEqual({
    ok: false, reasons: [expect.objectContaining({ where: 'latest.yml', problem: expect.stringContaining('expected YAML: Excessive alias count') })],
  });
});

test('a document with thousands of the same mistake gives a short list', () => {
  const text = JSON.stringify(Array.from({ length: 5000 }, () => ({ version: 'go1', stable: 1, files: 'none' })));
  const outcome = sources.find(({ id }) => id === 'go')?.read([toDocument('dl.json', text)], context);
  expect(outcome?.ok === false && outcome.reasons).toHaveLength(21);
});
