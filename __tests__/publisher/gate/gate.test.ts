import { catalogueSchema, type Catalogue, type CatalogueInput } from '../../../catalogue/schema';
import { checkFacts, isMoving } from '../../../publisher/gate/gate';

const now = new Date('2026-06-15T12:00:00Z');
type FileInput = CatalogueInput['releases'][number]['files'][number];
type ReleaseInput = CatalogueInput['releases'][number];

let count = 0;
function file(name: string, rest: Partial<FileInput> = {}): FileInput {
  const sha256 = String(++count).padStart(64, '0');
  return { name, url: `files/${name}`, size: 1, sha256, os: 'windows', cpu: ['x64'], ...rest };
}

function catalogue(
  releases: (Partial<ReleaseInput> & { files: FileInput[] })[],
  product: Partial<CatalogueInput['product']> = {},
): Catalogue {
  return catalogueSchema.parse({
    catalogueVersion: 1,
    product: { name: 'App', summary: 'An app.', ...product },
    releases: releases.map((release, i) => ({
      version: `1.${releases.length - i}`,
      date: '2026-06-01',
      ...release,
    })),
  });
}

function reasons(...input: Parameters<typeof catalogue>): string[] {
  return checkFacts(catalogue(...input), now).reasons.map(
    ({ where, problem }) => `${where}: ${problem}`,
  );
}

test('a catalogue that is right has nothing to say', () => {
  expect(
    checkFacts(
      catalogue([{ files: [file('app.zip'), file('app.dmg', { os: 'macos', cpu: ['arm64'] })] }]),
      now,
    ),
  ).toEqual({ reasons: [], warnings: [] });
});

test('a release in the future is refused; today is not, wherever it is today', () => {
  expect(reasons([{ date: '2026-06-17', files: [] }])).toEqual([
    '1.1: its date, 2026-06-17, is in the future.',
  ]);
  expect(reasons([{ date: '2026-06-15T12:00:01Z', files: [] }])).toHaveLength(1);
  expect(reasons([{ date: '2026-06-16', files: [] }])).toEqual([]);
});

test('downloads of two editions may look the same, those of one may not; each edition keeps its platforms', () => {
  const editions = [
    { id: 'standard', name: 'Standard' },
    { id: 'dotnet', name: '.NET' },
  ];
  const twins = (edition?: string) => [
    file('app-windows-x64.zip', { format: 'zip' }),
    file('app_windows_x64.zip', { format: 'zip', edition }),
  ];
  expect(reasons([{ files: twins('dotnet') }], { editions })).toEqual([]);
  expect(reasons([{ files: twins('standard') }], { editions })).toEqual([
    expect.stringContaining('nothing tells it from app-windows-x64.zip'),
  ]);
  const linux = (name: string, edition?: string) =>
    file(name, { os: 'linux', cpu: ['x64'], edition });
  const before = { files: [linux('a'), linux('b', 'dotnet'), file('c', { edition: 'dotnet' })] };
  expect(reasons([{ files: [linux('a'), linux('b', 'dotnet')] }, before], { editions })).toEqual([
    '1.2: its edition .NET has nothing for Windows on x64, which 1.1 had.',
  ]);
  expect(reasons([{ files: [linux('a')] }, before], { editions })).toEqual([
    '1.2: it has nothing of the edition .NET, which 1.1 had.',
  ]);
  expect(
    reasons([{ files: [linux('a')] }, before], {
      editions: [
        { id: 'standard', name: 'Standard' },
        { id: 'dotnet', name: '.NET', until: '1.1' },
      ],
    }),
  ).toEqual([]);
});

test('two witnesses that disagree are refused with both hashes', () => {
  const right = file('app.zip', { witnesses: [{ source: 'GitHub', checked: '2026-06-01' }] });
  expect(reasons([{ files: [right] }])).toEqual([]);
  const other = 'f'.repeat(64);
  const [reason] = reasons([
    {
      files: [
        { ...right, witnesses: [{ source: 'GitHub', sha256: other, checked: '2026-06-01' }] },
      ],
    },
  ]);
  expect(reason).toContain(right.sha256);
  expect(reason).toContain(`GitHub says ${other}`);
});

test.each(['app.zip.sha256', 'SHA256SUMS', 'app.zip.minisig', 'app.zip.asc', 'latest-mac.yml'])(
  '%s is no download',
  (name) => {
    expect(reasons([{ files: [file(name)] }])[0]).toContain('it is offered as a download');
  },
);

test('one content under two names is refused', () => {
  const mac = file('app.dmg', { os: 'macos' });
  expect(reasons([{ files: [mac, file('app.zip', { sha256: mac.sha256 })] }])).toEqual([
    '1.1 › app.zip: its SHA-256 is the same as that of app.dmg.',
  ]);
});

test('files for one platform whose names differ in no word are refused with the option that labels them', () => {
  const twins = [file('app-1.0-x64.zip'), file('app_1.0_x64.zip')];
  expect(reasons([{ files: twins }])).toEqual([
    '1.1 › app_1.0_x64.zip: nothing tells it from app-1.0-x64.zip: they are for the same platform, in the same format, and no word of their names differs.',
  ]);
  expect(checkFacts(catalogue([{ files: twins }]), now).reasons[0]?.remedy).toContain(
    '--label "app_1.0_x64.zip=',
  );
  expect(
    reasons([{ files: [file('app-1.0-x64.zip'), file('app_1.0_x64.zip', { label: 'with JRE' })] }]),
  ).toEqual([]);
  expect(
    reasons([
      {
        files: ['duckdb_cli-windows-amd64.zip', 'libduckdb-windows-amd64.zip'].map((name) =>
          file(name, { format: 'zip' }),
        ),
      },
    ]),
  ).toEqual([]);
});

test('a file whose CPU nobody stated is for no certain CPU: what the release before had must not disappear behind it', () => {
  const before = { version: '1.0', files: [file('a.zip'), file('a-arm.zip', { cpu: ['arm64'] })] };
  const after = {
    version: '1.10',
    files: [file('b.zip'), file('b-arm.zip', { cpu: undefined, format: 'zip' })],
  };
  expect(reasons([before, after])).toEqual([
    '1.10: it has nothing for Windows on arm64, which 1.0 had; nobody stated the CPU of b-arm.zip.',
  ]);
  expect(reasons([before, { version: '1.10', files: [file('b.zip', { cpu: ['any'] })] }])).toEqual(
    [],
  );
});

test('a platform that the release before had must not disappear without a reason', () => {
  const before = {
    version: '1.0',
    files: [
      file('a.zip'),
      file('a.dmg', { os: 'macos', cpu: ['x64', 'arm64'] }),
      file('a.apk', { os: 'android', cpu: undefined }),
    ],
  };
  const after = {
    version: '1.10',
    files: [file('b.zip'), file('b.dmg', { os: 'macos', cpu: ['arm64'] })],
  };
  expect(reasons([before, after])).toEqual([
    '1.10: it has nothing for macOS on x64, which 1.0 had.',
    '1.10: it has nothing for Android, which 1.0 had.',
  ]);
  const dropped: ReleaseInput['dropped'] = [
    { os: 'macos', cpu: 'x64', reason: 'Apple dropped it' },
    { os: 'android', reason: 'Too few users' },
  ];
  expect(reasons([before, { ...after, dropped }])).toEqual([]);
  expect(reasons([before, { ...after, channel: 'beta' }])).toEqual([]);
  expect(
    reasons([before, { ...after, files: [file('b.jar', { os: undefined, cpu: undefined })] }]),
  ).toEqual([]);
});

test.each([
  ['https://github.com/o/r/releases/latest/download/app.zip', '1.0', true],
  ['https://example.com/download/nightly/app.zip', '1.0', true],
  ['https://example.com/app-latest.zip', '1.0', true],
  ['https://example.com/latest/app-1.0.zip', '1.0', true],
  ['https://github.com/o/r/releases/download/continuous/app.AppImage', 'continuous', true],
  ['https://example.com/nightly/2026-05-31/app.zip', '1.0', false],
  ['https://example.com/nightly/app-1.0.zip', 'v1.0', false],
  ['https://example.com/1.0/app.zip', '1.0', false],
  ['https://example.com/translatest/app.zip', '1.0', false],
  ['files/1.0/app-latest.zip', '1.0', false],
])('%s of %s: moving is %s', (url, version, moving) => {
  expect(isMoving(url, version)).toBe(moving);
});

test('a moving address beside a hash is refused', () => {
  expect(
    reasons([{ files: [file('a.zip', { url: 'https://example.com/latest/a.zip' })] }])[0],
  ).toContain('gives another file after the next release');
});

test('an expired key is refused unless another took its place; one that expires within 30 days is a warning', () => {
  const key = (fingerprint: string, expires?: string) => ({
    type: 'openpgp' as const,
    key: 'k',
    fingerprint,
    expires,
  });
  const check = (...keys: ReturnType<typeof key>[]) => checkFacts(catalogue([], { keys }), now);
  expect(check(key('AA', '2026-06-14')).reasons[0]).toMatchObject({
    where: 'product › OpenPGP key AA',
    problem: 'it expired on 2026-06-14.',
  });
  expect(check(key('AA', '2026-06-15'))).toMatchObject({
    reasons: [],
    warnings: [{ problem: 'it expires on 2026-06-15, in less than 30 days.' }],
  });
  expect(check(key('AA', '2026-08-01'))).toEqual({ reasons: [], warnings: [] });
  expect(check(key('AA', '2026-06-14'), key('BB'))).toMatchObject({
    reasons: [],
    warnings: [{ problem: 'it expired on 2026-06-14.' }],
  });
});
