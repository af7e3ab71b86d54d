import { Command, CommanderError } from 'commander';
import { addChangeCommands } from './program/change-commands';
import { addCheckCommand } from './program/check-command';
import { defaultRoot, type Context, type Surroundings } from './program/context';
import { addIntakeCommands } from './program/intake-commands';
import { addProductCommands } from './program/product-commands';
import { addSiteCommands } from './program/site-commands';
import { attempt } from './terminal/attempt';
import { programName } from './terminal/command-line';
import { report, reportMistake, writeLine } from './terminal/report';

/**
 * Runs `release` with these arguments and gives its exit code: 0 done, 1 refused, 2 wrong usage, 70 a mistake of the
 * program itself.
 */
export async function release(args: string[], surroundings: Surroundings): Promise<number> {
  const { env, stdin, stdout, stderr } = surroundings;
  let code = 0;
  const program = new Command(programName)
    .description(
      'Puts releases into the catalogue, public/download/releases.json, and refuses anything broken.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    })
    .showHelpAfterError('(--help says more)');

  // Commands are loaded when they are asked for: their parsers take longer to load than most commands to run.
  const context: Context = {
    ...{ env, stdin, stdout, stderr },
    command: (usage, description) =>
      program
        .command(usage)
        .description(description)
        .option('--root <folder>', 'the project that holds public/download', defaultRoot())
        .option('--catalogue <file>', 'the catalogue, wherever it lies; its files lie beside it')
        .option('--json', 'print the outcome as one JSON object')
        .option('--debug', 'print where in the program a mistake of the program itself is'),
    async run(common, work) {
      try {
        code = report(await attempt(work), common, surroundings);
      } catch (error) {
        code = reportMistake(error, common, surroundings);
      }
    },
  };
  addIntakeCommands(context);
  addCheckCommand(context);
  addChangeCommands(context);
  addProductCommands(context);
  addSiteCommands(context);
  program
    .command('identify')
    .description(
      'reads the file names of a release on standard input and prints what each is, as JSON lines; an empty line begins another release',
    )
    .action(async () => {
      const { identifyLines } = await import('./commands/identify');
      for await (const line of identifyLines(stdin)) writeLine(stdout, line);
    });

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return code;
}
