import { type Command } from 'commander';
import { type InitOptions } from '../commands/init';
import { type ProductOptions } from '../commands/product';
import { commandLine } from '../terminal/command-line';
import { Refusal } from '../terminal/outcome';
import { projectOf, type Common, type Context } from './context';
import { httpsAddress, httpsAddressOrNone, language, otherLanguages, several } from './values';

/** The facts about a product that a new catalogue and an old one take alike. */
function withFacts(command: Command, address: (text: string) => string): Command {
  return command
    .option('--name <name>', "the product's name")
    .option('--summary <line>', 'what it is, in one line')
    .option('--homepage <address>', 'its page', address)
    .option('--source <address>', 'where its source code is', address)
    .option('--licence <name>', 'its licence, an SPDX identifier such as MIT')
    .option('--licence-url <address>', "the licence's text", address)
    .option('--accent <colour>', 'a colour like #1a7f37');
}

/** The commands that begin a catalogue and change the facts about its product. */
export function addProductCommands({ command, run, stdin, stderr }: Context): void {
  withFacts(
    command('product', 'shows the facts about the product, or changes them; "" takes one away'),
    httpsAddressOrNone,
  )
    .option('--command <name>', 'what to type to start it')
    .option('--language <tag>', 'the language of its texts and of /download/', language)
    .option(
      '--languages <tags>',
      'the other languages that there are pages in, as de,fr: all of them, if nothing is said, or none',
      otherLanguages,
    )
    .option('--contact <address>', 'where to report a security problem: https://… or mailto:…')
    .option('--icon <file>', 'a square SVG or PNG; it is put beside the catalogue')
    .option(
      '--mirror <address>',
      'a server that holds <version>/<file name>, the preferred one first (repeat for each)',
      (value: string, before: string[] = []) => several(httpsAddressOrNone(value), before),
    )
    .action((options: Common & ProductOptions) =>
      run(options, async () =>
        (await import('../commands/product')).product(projectOf(options), options),
      ),
    );

  command(
    'key <action> <file...>',
    'adds public keys that releases are signed with: key add FILE',
  ).action((action: string, files: string[], options: Common) =>
    run(options, async () => {
      if (action === 'add')
        return (await import('../commands/product')).addKeys(projectOf(options), files);
      throw new Refusal({
        where: `key ${action}`,
        problem: 'keys are only added by a command.',
        remedy: `Add one with ${commandLine('key', 'add')} FILE; to one that was lost, add "revoked" in the catalogue.`,
      });
    }),
  );

  withFacts(
    command('init', "begins a catalogue: takes the product's facts and empties the sample"),
    httpsAddress,
  )
    .option(
      '--key <file>',
      'a public key that releases are signed with: minisign.pub, or an armored OpenPGP key (repeat for each)',
      several,
    )
    .action((options: Common & InitOptions) =>
      run(options, async () => {
        const [{ init }, { askMissing }] = await Promise.all([
          import('../commands/init'),
          import('../terminal/prompt'),
        ]);
        return init(
          projectOf(options),
          stdin.isTTY && !options.json
            ? { ...options, ...(await askMissing(options, stdin, stderr)) }
            : options,
        );
      }),
    );
}
