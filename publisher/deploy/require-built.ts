import { access } from 'node:fs/promises';
import path from 'node:path';
import { buildLine } from '../terminal/command-line';
import { Refusal } from '../terminal/outcome';

/** Refuses a folder `out` that holds no page: nothing was built there. */
export async function requireBuilt(out: string): Promise<void> {
  const page = path.join(out, 'download', 'index.html');
  await access(page).catch(() => {
    throw new Refusal({
      where: page,
      problem: 'it is missing.',
      remedy: `Build the site first: ${buildLine}`,
    });
  });
}
