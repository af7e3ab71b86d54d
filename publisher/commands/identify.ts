import { createInterface } from 'node:readline';
import { identifyRelease } from '../identify/identify-release';

/**
 * Reads the file names of a release, one a line, and gives what each tells beside the others as one line of JSON: for
 * scripts. An empty line ends a release.
 */
export async function* identifyLines(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  let names: { name: string }[] = [];
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const name = line.trim();
    if (name !== '') names.push({ name });
    else {
      yield* linesOf(names);
      names = [];
    }
  }
  yield* linesOf(names);
}

function linesOf(names: readonly { name: string }[]): string[] {
  return identifyRelease(names).map(
    ({
      member: { name },
      identity: { kind, os = null, cpu = null, libc = null, format = null, evidence },
    }) => JSON.stringify({ name, kind, os, cpu, libc, format, evidence }),
  );
}
