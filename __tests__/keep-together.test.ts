import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

test('what tests and the programs that they start leave in the temporary folder goes with the run', () => {
  expect(path.basename(tmpdir())).toMatch(/^run-/);
  const script = [
    "import keepTogether from './fixtures/keep-together';",
    "import { exportedProject } from './fixtures/exported';",
    'keepTogether();',
    'console.log(await exportedProject({}));',
  ].join('\n');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    { encoding: 'utf8' },
  );
  const left = stdout.trim();
  expect(stderr).toBe('');
  expect(left).toMatch(/run-\w+\/export-\w+$/);
  expect(existsSync(left)).toBe(false);
});
