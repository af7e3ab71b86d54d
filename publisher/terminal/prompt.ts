import { createInterface } from 'node:readline/promises';
import { type ProductFacts } from '../commands/init';

const questions = [
  { field: 'name', question: "The product's name: " },
  { field: 'summary', question: 'What it is, in one line: ' },
  { field: 'homepage', question: 'Its page, an https:// address (empty for none): ' },
  { field: 'source', question: 'Where its source code is, an https:// address (empty for none): ' },
  { field: 'licence', question: 'Its licence, an SPDX identifier (empty for none): ' },
] as const;

/** Asks on the terminal for the facts that the options leave out; an empty answer leaves them out too. */
export async function askMissing(
  given: ProductFacts,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<Partial<ProductFacts>> {
  const terminal = createInterface({ input, output });
  try {
    const answers: Partial<ProductFacts> = {};
    for (const { field, question } of questions) {
      if (given[field] !== undefined) continue;
      const answer = (await terminal.question(question)).trim();
      if (answer !== '') answers[field] = answer;
    }
    return answers;
  } finally {
    terminal.close();
  }
}
