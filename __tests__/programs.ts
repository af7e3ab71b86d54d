import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

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
export function testWith(
  program: string,
  name: string,
  body: (() => void) | (() => Promise<void>),
): void {
  const run = hasProgram(program) ? test : test.skip;
  run(`${name} [${program}]`, body, 120_000);
}

/** Runs a program and gives its exit code with what it printed. */
export function run(
  program: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; input?: string } = {},
) {
  const env = { ...process.env, ...options.env };
  const { status, stdout, stderr } = spawnSync(program, args, {
    ...options,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

export interface Ran {
  status: number | null;
  output: string;
}

/** As `run`, with all that was printed in one text, errors last. */
export function runJoined(...call: Parameters<typeof run>): Ran {
  const { status, stdout, stderr } = run(...call);
  return { status, output: stdout + stderr };
}

/** A folder of its own for the tests of one file, removed after them and after `finish`. */
export function temporaryFolder(finish?: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  afterAll(() => {
    finish?.(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** As `run`, for programs that talk to a server in this process. */
export function runBeside(
  program: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; input?: string } = {},
) {
  return new Promise<{ status: number | null; stdout: string; stderr: string }>(
    (resolve, reject) => {
      const child = spawn(program, args, {
        cwd: options.cwd,
        env: { ...process.env, ...options.env },
      });
      const output = { stdout: '', stderr: '' };
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output.stdout += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        output.stderr += text;
      });
      child.on('error', reject);
      child.on('close', (status) => resolve({ status, ...output }));
      // A shell that stops early closes its input.
      child.stdin.on('error', () => undefined);
      child.stdin.end(options.input ?? '');
    },
  );
}
