import { formatReason } from '../../../catalogue/reason';
import { seen } from '../../../publisher/identify/content-facts';
import { settleRelease, type Unsettled } from '../../../publisher/intake/settle-release';

function settled(file: Unsettled) {
  const [one] = settleRelease([file]);
  return one?.found.ok ? { ...one.found.identity, unknown: one.found.unknown } : one?.found;
}

test('metadata beats the name, with a warning; the publisher beats both, without one', () => {
  const entry = { name: 'rocket_windows_amd64.zip', os: 'macos' as const };
  const [byMetadata] = settleRelease([{ entry }]);
  expect(byMetadata?.found).toMatchObject({ identity: { os: 'macos', cpu: ['x64'] } });
  expect(byMetadata?.warnings.map(formatReason)).toEqual([
    expect.stringContaining('its metadata says os macos, its name windows (“windows”).'),
  ]);
  const [bySaid] = settleRelease([{ entry, said: { os: 'linux' } }]);
  expect(bySaid).toMatchObject({
    found: { identity: { os: 'linux', cpu: ['x64'] } },
    warnings: [],
  });
});

test('what the bytes prove beats what metadata states and what is said', () => {
  const content = { os: seen('linux' as const, 'interpreter'), cpu: seen(['x64' as const], 'ELF') };
  expect(settled({ entry: { name: 'rocket', os: 'macos' }, content })).toMatchObject({ ok: false });
  expect(settled({ entry: { name: 'rocket' }, content, said: { os: 'macos' } })).toMatchObject({
    ok: false,
  });
});

test('what the publisher calls documentation is for no platform; what is called a download must have one', () => {
  const docs = settled({ entry: { name: 'guide-linux-x64.zip' }, said: { kind: 'docs' } });
  expect(docs).toMatchObject({ kind: 'docs', os: undefined, cpu: undefined, unknown: [] });
  const source = { name: 'rocket-1.0-src.tar.gz' };
  expect(settled({ entry: source })).toMatchObject({ kind: 'source', unknown: [] });
  expect(settled({ entry: source, said: { kind: 'download' } })).toMatchObject({
    kind: 'download',
    unknown: ['os', 'cpu'],
  });
});
