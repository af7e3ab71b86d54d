import fc from 'fast-check';
import { readSaid } from '../../../publisher/intake/platform-option';
import { checkNames, nameProblem } from '../../../publisher/store/file-names';

test.each([
  'app-1.0.zip',
  'App Setup 1.0.exe',
  'app_1.0~rc1+b2_amd64.deb',
  'приложение.zip',
  '100%.zip',
  'app#1.zip',
  'console.exe',
  '.hidden',
])('%s can be published', (name) => {
  expect(nameProblem(name)).toBeNull();
});

test.each([
  ['a:b.zip', "Windows can't save"],
  ['a/b', "Windows can't save"],
  ['what?.zip', "Windows can't save"],
  ['con.txt', 'device'],
  ['COM1', 'device'],
  ['app.', 'drops'],
  ['app ', 'drops'],
  ['..', 'not a name'],
  ['a\nb', 'control'],
  ['a\u009b2J.zip', 'control'],
  ['setup-\u202egpj.exe', 'turns the direction'],
  ['\ud800.zip', 'Unicode'],
  ['e\u0301.zip', 'NFC'],
  [`${'x'.repeat(240)}.zip`, '240 bytes'],
])("%j can't: %s", (name, why) => {
  expect(nameProblem(name)).toContain(why);
});

test("two names that one folder can't hold are refused", () => {
  expect(checkNames(['a.zip', 'A.zip'])[0]?.problem).toContain('upper and lower case');
  expect(checkNames(['a.zip', 'a.zip'])[0]?.problem).toContain('given twice');
});

test('a name that is accepted survives its way through an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
      if (nameProblem(name) !== null) return;
      const url = new URL(`files/1.0/${encodeURIComponent(name)}`, 'https://example.com/download/');
      expect(decodeURIComponent(url.pathname)).toBe(`/download/files/1.0/${name}`);
    }),
  );
});

test('--as names a platform or a kind', () => {
  expect(
    readSaid([
      'a=b.zip=windows/x64',
      'b.dmg=macos/x64,arm64',
      'c.jar=any',
      'd=linux',
      'e.apk=android/any',
      'n.txt=docs',
    ]),
  ).toEqual({
    said: new Map(
      Object.entries({
        'a=b.zip': { os: 'windows', cpu: ['x64'] },
        'b.dmg': { os: 'macos', cpu: ['x64', 'arm64'] },
        'c.jar': { os: 'any', cpu: 'any' },
        d: { os: 'linux' },
        'e.apk': { os: 'android', cpu: 'any' },
        'n.txt': { kind: 'docs' },
      }),
    ),
    reasons: [],
  });
  expect(
    readSaid(['a.zip', 'a.zip=beos', 'a.zip=windows/z80', 'a.zip=windows/x64/x86']).reasons,
  ).toHaveLength(4);
});
