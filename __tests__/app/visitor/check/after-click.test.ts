import { stepsAfter } from '../../../../app/download/visitor/check/after-click';
import { afterClick } from '../../../../app/download/words/en';
import { fileSchema, type ReleaseFile } from '../../../../catalogue/schema';
import { formatLabels, osLabels, wordsOf } from '../../../../catalogue/vocabulary';

function steps(more: Partial<ReleaseFile>) {
  const file = fileSchema.parse({
    name: 'app',
    url: 'files/app',
    size: 1,
    sha256: 'a'.repeat(64),
    ...more,
  });
  return stepsAfter(file);
}

test('each common format says what to do next', () => {
  const ids = (more: Partial<ReleaseFile>) => steps(more).map(({ id }) => id);
  expect(ids({ os: 'macos', format: 'dmg' })).toEqual(['open', 'drag-to-applications', 'eject']);
  expect(ids({ os: 'windows', format: 'exe' })).toEqual(['open', 'follow-installer']);
  expect(ids({ os: 'windows', format: 'zip' })).toEqual(['extract-all', 'run-inside']);
  expect(ids({ os: 'android', format: 'apk' })).toEqual(['open', 'allow-source']);
  expect(ids({ format: 'wasm' })).toEqual([]);
});

test('commands name the file so that the tool takes it for a file', () => {
  expect(steps({ os: 'linux', format: 'deb', name: 'app_1.0_amd64.deb' })[0]?.command?.text).toBe(
    'sudo apt install ./app_1.0_amd64.deb',
  );
  expect(steps({ os: 'linux', format: 'deb', name: "it's $x.deb" })[0]?.command?.text).toBe(
    "sudo apt install ./'it'\\''s $x.deb'",
  );
  expect(steps({ os: 'linux', format: 'tar.xz', name: '-x.tar.xz' })[0]?.command?.text).toBe(
    "tar -xf './-x.tar.xz'",
  );
});

test('Gatekeeper and SmartScreen are mentioned only when the catalogue says that the file is not signed', () => {
  const last = (more: Partial<ReleaseFile>) => steps(more).at(-1)?.id;
  expect(last({ os: 'macos', format: 'dmg', codeSigning: 'none' })).toBe('gatekeeper');
  expect(last({ os: 'macos', format: 'dmg', codeSigning: 'signed' })).toBe('gatekeeper');
  expect(last({ os: 'macos', format: 'dmg', codeSigning: 'notarised' })).toBe('eject');
  expect(last({ os: 'macos', format: 'dmg' })).toBe('eject');
  expect(last({ os: 'windows', format: 'exe', codeSigning: 'none' })).toBe('smartscreen');
  expect(last({ os: 'windows', format: 'exe', codeSigning: 'signed' })).toBe('follow-installer');
});

test('no format on any system needs more than four steps, and each has words', () => {
  for (const os of wordsOf(osLabels)) {
    for (const format of wordsOf(formatLabels)) {
      const all = steps({ os, format, codeSigning: 'none' });
      expect(all.length).toBeLessThanOrEqual(4);
      for (const { id } of all) expect(afterClick.step[id]).toMatch(/^[A-Z].*\.$/);
    }
  }
});
