import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { buildSync } from 'esbuild';
import { type Catalogue, type CatalogueInput } from '../../catalogue/schema';
import { release as runRelease } from '../../publisher/program';

const repository = path.join(__dirname, '..', '..');

export interface Ran {
  /** Null when a signal ended it. */
  code: number | null;
  stdout: string;
  stderr: string;
}

let bundle: string | undefined;

/** What starts `release` as a process of its own: the program and its first arguments. Bundled, since tsx takes twice as long. */
export function releaseProgram(preload?: string): [string, ...string[]] {
  if (bundle === undefined) {
    bundle = path.join(repository, '.cache', 'tests', `release-${process.pid}.mjs`);
    buildSync({
      entryPoints: [path.join(repository, 'publisher', 'cli.ts')],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      // What builds and shows the site renders the page: no test of a process of its own needs it.
      external: ['../build', '../dev'],
    });
  }
  return [process.execPath, ...(preload ? ['--import', preload] : []), bundle];
}

interface Circumstances {
  env?: Record<string, string>;
  /** A module that runs before the command, in its process. */
  preload?: string;
}

/** Starts `release` as a process of its own: where a process is what the test is about. */
export function start(
  args: string[],
  { env = {}, preload }: Circumstances = {},
): { child: ChildProcess; ended: Promise<Ran> } {
  const [program, ...before] = releaseProgram(preload);
  const child = spawn(program, [...before, ...args], { env: { ...process.env, ...env } });
  child.stdin.end();
  const ran: Ran = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ran.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ran.stderr += text;
  });
  return {
    child,
    ended: new Promise((resolve) => child.on('close', (code) => resolve({ ...ran, code }))),
  };
}

/** Runs `release` in this process, with `input` on standard input. */
export async function release(
  args: string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([readAll(stdout), readAll(stderr)]);
  const code = await runRelease(args, {
    env: { ...process.env, ...env },
    stdin: Readable.from([input]),
    stdout,
    stderr,
  });
  stdout.end();
  stderr.end();
  const [out, err] = await printed;
  return { code, stdout: out, stderr: err };
}

/** Project folders of their own, removed after the tests of the file. */
export function projects(): () => Project {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let count = 0;
  return () => new Project(path.join(folder, String(++count)));
}

/** One project with release files to add. */
export class Project {
  readonly download: string;
  readonly dist: string;

  constructor(readonly root: string) {
    this.download = path.join(root, 'public', 'download');
    this.dist = path.join(root, 'dist');
    mkdirSync(this.download, { recursive: true });
    mkdirSync(this.dist);
  }

  /** Runs `release` on this project. */
  run(...args: string[]): Promise<Ran> {
    return release([...args, '--root', this.root]);
  }

  /** Puts a file into the folder to add and gives its path. */
  put(name: string, content: string | Buffer): string {
    const file = path.join(this.dist, name);
    writeFileSync(file, content);
    return file;
  }

  catalogueText(): string {
    return readFileSync(path.join(this.download, 'releases.json'), 'utf8');
  }

  catalogue(): Catalogue {
    return JSON.parse(this.catalogueText());
  }

  /** Writes a catalogue of an invented product with these parts. */
  write(
    parts: Partial<Omit<CatalogueInput, 'product'>> & {
      product?: Partial<CatalogueInput['product']>;
    },
  ): void {
    const catalogue = {
      catalogueVersion: 1,
      releases: [],
      ...parts,
      product: { name: 'App', summary: 'An app.', ...parts.product },
    };
    writeFileSync(
      path.join(this.download, 'releases.json'),
      `${JSON.stringify(catalogue, null, 2)}\n`,
    );
  }

  /** Every file below public/download, sorted. */
  published(): string[] {
    return readdirSync(this.download, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.download, path.join(entry.parentPath, entry.name)))
      .sort();
  }
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A zip archive without entries (APPNOTE.TXT 4.3.16) with a comment that makes its content differ. */
export function zip(comment: string): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}
