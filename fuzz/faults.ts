/**
 * Seeds one fault at a time into a copy of the project, and says whether the test that should notice does:
 *
 *   npm run faults [-- --only publisher/store]
 *
 * A test that stays green is a defect of the test. Exit code 1 when there is one, when a test fails without any fault, or
 * when a fault no longer fits the code.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';

/** A line of the code, what stands there instead, and the test that must fail of it. */
interface Fault {
  file: string;
  from: string;
  to: string;
  test: string;
}

const fault = (file: string, from: string, to: string, test: string): Fault => ({
  file,
  from,
  to,
  test: `__tests__/${test}`,
});

const faults: readonly Fault[] = [
  fault('catalogue/version.ts', '? 1 : -1;', '? -1 : 1;', 'catalogue/version.test.ts'),
  fault(
    'catalogue/choose.ts',
    'own.length === 0)\n    return { state',
    'own.length >= 0)\n    return { state',
    'catalogue/choose.test.ts',
  ),
  fault(
    'catalogue/platform.ts',
    "macos: { arm64: ['x64'] }",
    "macos: { x64: ['arm64'] }",
    'catalogue/choose.test.ts',
  ),
  fault(
    'catalogue/addresses.ts',
    "parsed.username !== ''",
    "parsed.username === '-'",
    'catalogue/read.test.ts',
  ),
  fault(
    'catalogue/notes.ts',
    '/^https:\\/\\//i.test(url)',
    '/^(https|javascript):/i.test(url)',
    'catalogue/notes.test.ts',
  ),
  fault(
    'catalogue/quoting.ts',
    'text.replaceAll("\'", "\'\\\\\'\'")',
    'text',
    'app/visitor/check/commands.test.ts',
  ),
  fault(
    'signatures/minisign.ts',
    'signedName.normalize() !== fileName.normalize()',
    'signedName === fileName.repeat(2)',
    'signatures/minisign.test.ts',
  ),
  fault(
    'signatures/standing.ts',
    "return 'unproven';",
    "return 'good';",
    'signatures/minisign.test.ts',
  ),
  fault(
    'signatures/pinned-keys.ts',
    'endOf(date) <= signed',
    'endOf(date) <= -signed',
    'signatures/openpgp.test.ts',
  ),
  fault(
    'feeds/latest.ts',
    'newestOf(catalogue, channel)',
    'catalogue.releases.findLast((one) => one.channel === channel)',
    'feeds/write.test.ts',
  ),
  fault(
    'feeds/checksums.ts',
    '${file.sha256}  ${folder}',
    '${file.sha256.slice(1)}0  ${folder}',
    'feeds/read-back.test.ts',
  ),
  fault('feeds/tauri.ts', ".toString('base64')", ".toString('hex')", 'feeds/updaters.test.ts'),
  fault(
    'feeds/atom.ts',
    'release.withdrawn?.date ?? release.date',
    'release.date',
    'feeds/atom.test.ts',
  ),
  fault(
    'feeds/templates/install.sh',
    'if [ "$found" != "$sha256" ]; then',
    'if false; then',
    'feeds/install-sh.test.ts',
  ),
  fault(
    'app/download/visitor/detect.ts',
    "maxTouchPoints > 1 ? ['ios'",
    "maxTouchPoints > 9 ? ['ios'",
    'app/visitor/detect.test.ts',
  ),
  fault(
    'app/download/visitor/check/near-misses.ts',
    '|opdownload)$/i',
    ')$/i',
    'app/visitor/check/check.test.ts',
  ),
  fault(
    'app/download/sections/Notes.tsx',
    'if (url)',
    "if (url && version === '')",
    'app/sections/sections.test.tsx',
  ),
  fault(
    'publisher/terminal/report.ts',
    'return ok ? 0 : 1;',
    'return 0;',
    'publisher/program.test.ts',
  ),
  fault(
    'publisher/store/lock.ts',
    'now === started;',
    "now !== '';",
    'publisher/store/journal.test.ts',
  ),
  fault(
    'publisher/store/journal.ts',
    "return 'it is a link, or behind one.';",
    'return null;',
    'publisher/store/journal.test.ts',
  ),
  fault(
    'publisher/store/store.ts',
    'if (now === null ? before.bytes === null : before.bytes?.equals(now)) return;',
    'if (now !== before.bytes) return;',
    'publisher/store/disk.test.ts',
  ),
  fault(
    'publisher/gate/links.ts',
    'size !== undefined && length !== size',
    'size !== undefined && length === -size',
    'publisher/gate/links.test.ts',
  ),
  fault(
    'publisher/gate/gate.ts',
    'sha256 === undefined || sha256 === file.sha256',
    'sha256 === undefined || sha256 !== file.sha255',
    'publisher/gate/gate.test.ts',
  ),
  fault(
    'publisher/hashing/digest-file.ts',
    'if (hashed < pieceLength) return;',
    'if (hashed <= pieceLength) return;',
    'publisher/hashing/hash-files.test.ts',
  ),
  fault(
    'publisher/net/http.ts',
    'if (!isSafe(response.url))',
    "if (response.url === '')",
    'publisher/net/download.test.ts',
  ),
  fault(
    'publisher/sources/sums.ts',
    "[40, 'sha1']",
    "[40, 'sha224']",
    'publisher/sources/sums.test.ts',
  ),
  fault(
    'publisher/identify/elf-arm.ts',
    "if (architecture <= 5) return 'armv5';",
    "if (architecture <= 5) return 'armv7';",
    'publisher/identify/content.test.ts',
  ),
  fault(
    'publisher/terminal/text.ts',
    'first === 0xff && second === 0xfe',
    'first === 0xff && second === 0xff',
    'publisher/intake/proof.test.ts',
  ),
  fault(
    'publisher/export/policy.ts',
    'wakes ? ["\'self\'"',
    'wakes ? ["*"',
    'publisher/export/finish.test.ts',
  ),
  fault(
    'publisher/export/prune.ts',
    'return /(^|\\/)(__next',
    'return /(^|\\/)(___next',
    'publisher/export/finish.test.ts',
  ),
];

const { only = '' } = new Command('npm run faults --')
  .option('--only <text>', 'the faults in files whose path holds this')
  .parse()
  .opts<{ only?: string }>();
const chosen = faults.filter(({ file }) => file.includes(only));

const copy = path.resolve('.cache', `faults-${process.pid}`);
rmSync(copy, { recursive: true, force: true });
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
for (const file of files.trim().split('\n')) {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  cpSync(file, path.join(copy, file));
}

/** Whether these tests pass in the copy. */
function passes(tests: readonly string[]): boolean {
  const { status } = spawnSync('npx', ['jest', '--silent', ...tests], {
    cwd: copy,
    env: { ...process.env, CI: 'true' },
  });
  return status === 0;
}

/** What became of one fault. */
function outcomeOf({ file, from, to, test }: Fault): 'noticed' | 'NOT NOTICED' | 'NOT FOUND' {
  const at = path.join(copy, file);
  const text = readFileSync(at, 'utf8');
  if (!text.includes(from)) return 'NOT FOUND';
  writeFileSync(
    at,
    text.replace(from, () => to),
  );
  const isGreen = passes([test]);
  writeFileSync(at, text);
  return isGreen ? 'NOT NOTICED' : 'noticed';
}

if (!passes([...new Set(chosen.map(({ test }) => test))]))
  throw new Error('The tests fail without any fault. Run "npm run unit" and mend that first.');
let missed = 0;
for (const one of chosen) {
  const outcome = outcomeOf(one);
  if (outcome !== 'noticed') missed++;
  console.log(`${outcome.padEnd(12)} ${one.file.padEnd(45)} ${one.test}`);
}
rmSync(copy, { recursive: true, force: true });
console.log(`${chosen.length - missed} of ${chosen.length} faults noticed`);
process.exitCode = missed > 0 ? 1 : 0;
