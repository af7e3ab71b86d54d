import { existsSync } from 'node:fs';
import path from 'node:path';
import { Option, type Command } from 'commander';
import { catalogueOf } from '../../catalogue/read';
import { isInstalled, programFolder } from '../program-folder';
import { Refusal, type Outcome } from '../terminal/outcome';
import { openProgress } from '../terminal/progress';
import { type Shown } from '../terminal/report';

/** What the command talks to: the process that it is, or what a test gives it. */
export interface Surroundings {
  env: Partial<Record<string, string>>;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
}

/** The options that every command has. */
export interface Common extends Shown {
  root: string;
  catalogue?: string;
}

/** What a group of commands is written with. */
export interface Context extends Surroundings {
  /** A new command, with the options that every command has. */
  command(usage: string, description: string): Command;
  /** Does what a command does, and prints its outcome. */
  run(common: Shown, work: () => Promise<Outcome>): Promise<void>;
}

/** Where the project is, where nothing else is said: a copy of this project, or where the user stands. */
export function defaultRoot(): string {
  const isInside = !path.relative(programFolder, process.cwd()).startsWith('..');
  return isInside && !isInstalled ? programFolder : process.cwd();
}

/** What a command works on: the catalogue that is named, or the project. */
export const projectOf = ({ root, catalogue }: Common): string => catalogue ?? root;

/** What a command reads: in a copy of this project that has no catalogue of its own, the sample. */
export function readProjectOf(common: Common): string {
  const project = projectOf(common);
  const { base, file } = catalogueOf(project);
  const sample = path.join(programFolder, 'sample', 'releases.json');
  const isSample = base === programFolder && existsSync(sample);
  return isSample && !existsSync(path.join(base, file)) ? sample : project;
}

/** The folder of the site that is built. */
export const outOf = ({ root, catalogue, out }: Common & { out?: string }): string =>
  out ?? (catalogue === undefined ? path.join(root, 'out') : 'out');

/** The day to write where none is given. SOURCE_DATE_EPOCH makes it the same every time (reproducible-builds.org/specs). */
export function today({ env }: Surroundings): string {
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch && !/^\d{1,11}$/.test(epoch)) {
    throw new Refusal({
      where: 'SOURCE_DATE_EPOCH',
      problem: `it is "${epoch}", not whole seconds since 1970.`,
      remedy: 'Correct or unset it.',
    });
  }
  return new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString().slice(0, 10);
}

/** Shows on `stream` how far long work is; `format` says a count in words, which is in bytes otherwise. */
export async function withProgress<T>(
  stream: Surroundings['stderr'],
  what: string,
  work: (onProgress: (done: number, total: number) => void) => Promise<T>,
  format?: (count: number) => string,
): Promise<T> {
  const progress = openProgress(stream, what, format);
  try {
    return await work(progress.onProgress);
  } finally {
    progress.finish();
  }
}

/** An option that must be given: asked for last, so that a mistyped one is answered with the one that is meant. */
export function mustHave(command: Command, flags: string, description: string): Command {
  const option = new Option(flags, description);
  return command.addOption(option).hook('preAction', (of) => {
    if (of.getOptionValue(option.attributeName()) === undefined)
      of.error(`error: required option '${flags}' not specified`);
  });
}
