import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Refusal } from '../terminal/outcome';
import { recordFile } from './plan';
import { type Target } from './target';

/** The first argument is a missing file, which rsync tells with this status (rsync(1), EXIT VALUES). */
const partial = 23;

interface Ran {
  status: number | null;
  said: string;
}

async function rsync(args: readonly string[], names: readonly string[] = []): Promise<Ran> {
  const program = spawn('rsync', args, {
    stdio: ['pipe', 'ignore', 'pipe'],
    // Its words are read.
    env: { ...process.env, LC_ALL: 'C' },
  });
  const said = text(program.stderr);
  const ended = new Promise<number | null>((resolve, reject) => {
    program.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Refusal({
              where: 'rsync',
              problem: 'it is not installed.',
              remedy:
                'Install it here and on the server, or deploy into a folder: --to /path/to/folder.',
            })
          : error,
      ),
    );
    program.on('close', resolve);
  });
  program.stdin.on('error', () => undefined);
  program.stdin.end(names.join('\0'));
  return { status: await ended, said: await said };
}

function expectDone({ status, said }: Ran, to: string): void {
  if (status === 0) return;
  throw new Refusal({
    where: to,
    problem: `rsync failed with status ${status}: ${said.trim()}`,
    remedy:
      'Correct what it names, then run this again: what is there already is not copied again.',
  });
}

/** A folder of a server that rsync and ssh reach: `user@host:folder`. */
export function remoteTarget(to: string): Target {
  const place = to.replace(/\/*$/, '/');
  const list = ['--from0', '--files-from=-'];
  // By content: what a build writes anew has another date each time.
  const copied = ['-rt', '--checksum'];
  const inTemporary = async <Result>(work: (folder: string) => Promise<Result>) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true });
    }
  };
  return {
    readRecord: () =>
      inTemporary(async (folder) => {
        const ran = await rsync([`${place}${recordFile}`, `${folder}/`]);
        const isMissing = ran.status === partial && /No such file or directory/.test(ran.said);
        if (isMissing) return null;
        expectDone(ran, to);
        return readFile(path.join(folder, path.basename(recordFile)), 'utf8');
      }),
    copy: async (out, names) =>
      expectDone(await rsync([...copied, ...list, `${out}/`, place], names), to),
    // What is missing where it looks goes; it looks only into folders that are there.
    remove: (names) =>
      inTemporary(async (folder) => {
        for (const name of names)
          await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
        expectDone(await rsync(['--delete-missing-args', ...list, `${folder}/`, place], names), to);
      }),
    writeRecord: (record) =>
      inTemporary(async (folder) => {
        const file = path.join(folder, recordFile);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(record));
        expectDone(await rsync([...copied, ...list, `${folder}/`, place], [recordFile]), to);
      }),
  };
}
