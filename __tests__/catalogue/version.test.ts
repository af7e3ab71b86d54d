import fc from 'fast-check';
import { catalogueSchema } from '../../catalogue/schema';
import { compareVersions, mainRelease, newestOf } from '../../catalogue/version';

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
  ['9.8p1', '9.9p1'],
  ['9.9', '9.9p1'],
  ['21.0.2+9', '21.0.2+13'],
  ['3.0b2', '3.0'],
  ['0.16.0-dev.9', '0.16.0-dev.10'],
])('%s is older than %s', (older, newer) => {
  expect(compareVersions(older, newer)).toBeLessThan(0);
  expect(compareVersions(newer, older)).toBeGreaterThan(0);
});

test.each([['v1.0', '1.0'], ['1.0', '1.0.0'], ['go1.22', '1.22.0']])('%s and %s are one version', (a, b) => {
  expect(compareVersions(a, b)).toBe(0);
});

test('any strings can be ordered, and both ways round agree', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => {
    expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
    expect(compareVersions(a, a)).toBe(0);
  }));
});

const release = (version: string, more: object = {}) => ({ version, date: '2026-01-01', files: [], ...more });
const catalogueOf = (...releases: object[]) =>
  catalogueSchema.parse({ catalogueVersion: 1, product: { name: 'P', summary: 'S' }, releases });

test('the newest release is the highest version that is not withdrawn, wherever it stands', () => {
  const catalogue = catalogueOf(
    release('1.10.0'),
    release('1.11.0', { withdrawn: { date: '2026-02-01', reason: 'It lost data.', instead: '1.10.0' } }),
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
