import fc from 'fast-check';
import { toDocument } from '../../../publisher/sources/source';
import { sources } from '../../../publisher/sources/sources';

const context = { today: '2026-09-01', version: '1.0', urlBase: 'https://example.org/1.0' };

describe.each(sources.map((source) => [source.id, source] as const))('%s', (_, source) => {
  test('any project address gives an API address on the same host, or none', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
        const api = source.api?.(new URL(address));
        if (api && api.hostname !== 'api.github.com')
          expect(api.origin).toBe(new URL(address).origin);
      }),
    );
  });
});

test('__proto__ in foreign JSON changes nothing for anybody', () => {
  const text =
    '{"version": "1", "platforms": {"__proto__": {"url": "https://example.org/a.zip", "polluted": true}}, "__proto__": {"polluted": true}}';
  for (const source of sources) source.read([toDocument('latest.json', text)], context);
  expect('polluted' in {}).toBe(false);
});

test('a YAML file whose aliases multiply is refused', () => {
  const lines = ['version: 1.0.0', 'path: a', 'sha512: a', 'a: &a [x, x, x, x, x, x, x, x, x]'];
  for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg'])
    lines.push(`${to}: &${to} [${Array(9).fill(`*${from}`).join(', ')}]`);
  const source = sources.find(({ id }) => id === 'electron-builder');
  expect(source?.read([toDocument('latest.yml', lines.join('\n'))], context)).toEqual({
    ok: false,
    reasons: [
      expect.objectContaining({
        where: 'latest.yml',
        problem: expect.stringContaining('expected YAML: Excessive alias count'),
      }),
    ],
  });
});

test('a document with thousands of the same mistake gives a short list', () => {
  const text = JSON.stringify(
    Array.from({ length: 5000 }, () => ({ version: 'go1', stable: 1, files: 'none' })),
  );
  const outcome = sources
    .find(({ id }) => id === 'go')
    ?.read([toDocument('dl.json', text)], context);
  expect(outcome?.ok === false && outcome.reasons).toHaveLength(21);
});
