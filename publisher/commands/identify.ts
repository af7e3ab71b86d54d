import { createInterface } from 'node:readline';
import { identifyName } from '../identify/name';

/** Reads file names, one a line, and gives what each name tells as one line of JSON: for scripts. */
export async function* identifyLines(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  for await (const name of createInterface({ input, crlfDelay: Infinity })) {
    if (name.trim() === '') continue;
    const { kind, os = null, cpu = null, libc = null, format = null, evidence } = identifyName(name.trim());
    yield JSON.stringify({ name: name.trim(), kind, os, cpu, libc, format, evidence });
  }
}
