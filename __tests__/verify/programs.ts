import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { accessSync, constants } from 'node:fs';

/** Whether a program of this name can be run here. */
export function hasProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** A test that needs a program of the machine; without it the test is reported as skipped, by its name. */
export function testWith(program: string, name: string, body: (() => void) | (() => Promise<void>)): void {
  const run = hasProgram(program) ? test : test.skip;
  run(`${name} [${program}]`, body, 120_000);
}

export interface Ran { status: number | null; output: string }

/** Runs a program and gives its exit code with all it printed. */
export function run(program: string, args: string[], options: { cwd?: string; env?: Record<string, string>; input?: string } = {}): Ran {
  const { status, stdout, stderr } = spawnSync(program, args, {
    ...options, env: { ...process.env, ...options.env }, encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** A folder of its own for the tests of one file, removed after them and after `finish`. */
export function temporaryFolder(finish?: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  afterAll(() => {
    finish?.(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
