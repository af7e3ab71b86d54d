import { spawnSync } from 'node:child_process';
import { formatProblem, readCatalogue } from '../catalogue/read';

const result = await readCatalogue();
if (result.state === 'problems') {
  for (const problem of result.problems) console.error(formatProblem(problem));
  console.error(`\n${result.problems.length} problem(s). Nothing was built.`);
  process.exit(1);
}
const build = spawnSync('next', ['build'], { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
process.exitCode = build.status ?? 1;
