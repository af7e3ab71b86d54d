import fc from 'fast-check';
import { catalogueSchema } from '../../catalogue/schema';
import { compareVersions, isPreRelease, mainRelease, newestOf } from '../../catalogue/version';

test.each([
  // Compared as floats or as strings these four come out wrong on well-known pages.
  ['10.9', '10.14'],
  ['2.0.0-rc.9', '2.0.0-rc.10'],
  ['24.04.1', '24.10'],
  ['7', '10'],
  // SemVer 2.0, §11.4
  ['1.0.0-alpha', '1.0.0-alpha.1'],
  ['1.0.0-alpha.1', '1.0.0-alpha.beta'],
  ['1.0.0-alpha.beta', '1.0.0-beta'],
  ['1.0.0-beta', '1.0.0-beta.2'],
  ['1.0.0-beta.2', '1.0.0-beta.11'],
  ['1.0.0-beta.11', '1.0.0-rc.1'],
  ['1.0.0-rc.1', '1.0.0'],
  ['go1.9', 'go1.22rc1'],
  ['go1.22rc1', 'go1.22.0'],
  ['v1.9.9', 'v1.10.0'],
  ['release-3.2', 'release-3.10'],
  ['131.0.6778.85', '131.0.6778.108'],
  ['2024-05-31', '2024-06-01'],
  ['2024.12.31', '2025.1.1'],
  ['1.1.1k', '1.1.1w'],
  ['1.0.2', '1.0.2a'],
  ['3.3-rc', '3.3a'],
  ['4.6.3-rc2', '4.6.3-stable'],
  ['1.9.3', '1.9.3-p551'],
  ['9.8p1', '9.9p1'],
  ['9.9', '9.9p1'],
  ['21.0.2+9', '21.0.2+13'],
  ['3.0b2', '3.0'],
  ['0.16.0-dev.9', '0.16.0-dev.10'],
])('%s is older than %s', (older, newer) => {
  expect(compareVersions(older, newer)).toBeLessThan(0);
  expect(compareVersions(newer, older)).toBeGreaterThan(0);
});

test.each([
  ['v1.0', '1.0'],
  ['1.0', '1.0.0'],
  ['go1.22', '1.22.0'],
])('%s and %s are one version', (a, b) => {
  expect(compareVersions(a, b)).toBe(0);
});

test.each([
  '2.0b1',
  '1.22rc1',
  '1.0.0-dev.3',
  '1.0.0-pre.1',
  '2.0.0.Beta1',
  '5.0.0-M3',
  '3.13.0a6',
  '1.0.dev5',
  'v2.47.0-rc1.windows.1',
  '1.4.16-SNAPSHOT-c1aa188',
  '0.14.0-dev.2851+b074fb7dd',
  'beta-1.2.3',
  '1.0.0-rfv.237',
])('%s comes before its release', (version) => {
  expect(isPreRelease(version)).toBe(true);
});

test.each([
  '1.2.3',
  'v1.2',
  '1.0.2a',
  '3.3a',
  '9.9p1',
  '7.1.1-29',
  '4.6.3-stable',
  '1.4.3.Final',
  '1.0.post1',
  '21.0.2+13',
  '2024-05-31',
  'v2.47.0.windows.1',
  'jdk8u192-b98',
  '1.9.3-p551',
  'b3827',
  'v1.30.2+k3s1',
])('%s is a release', (version) => {
  expect(isPreRelease(version)).toBe(false);
});

test('what a forge states settles a word that nobody knows, not one that always means it', () => {
  expect(isPreRelease('1.2.3-ce')).toBe(true);
  expect(isPreRelease('1.2.3-ce', false)).toBe(false);
  expect(isPreRelease('1.2.3-rc1', false)).toBe(true);
  expect(isPreRelease('1.2.3', true)).toBe(true);
});

test('any strings can be ordered, and both ways round agree', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
      expect(compareVersions(a, a)).toBe(0);
    }),
  );
});

const release = (version: string, more: object = {}) => ({
  version,
  date: '2026-01-01',
  files: [],
  ...more,
});
const catalogueOf = (...releases: object[]) =>
  catalogueSchema.parse({ catalogueVersion: 1, product: { name: 'P', summary: 'S' }, releases });

test('the newest release is the highest version that is not withdrawn, wherever it stands', () => {
  const catalogue = catalogueOf(
    release('1.10.0'),
    release('1.11.0', {
      withdrawn: { date: '2026-02-01', reason: 'It lost data.', instead: '1.10.0' },
    }),
    release('1.9.0'),
    release('2.0.0-rc.1', { channel: 'beta' }),
  );
  expect(newestOf(catalogue, 'stable')?.version).toBe('1.10.0');
  expect(newestOf(catalogue, 'beta')?.version).toBe('2.0.0-rc.1');
  expect(mainRelease(catalogue)?.version).toBe('1.10.0');
});

test('a product with nightly builds only still has a main release', () => {
  expect(mainRelease(catalogueOf(release('1', { channel: 'nightly' })))?.version).toBe('1');
  expect(mainRelease(catalogueOf())).toBeUndefined();
});
