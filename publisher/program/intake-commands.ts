import { buffer as readAll } from 'node:stream/consumers';
import { Option, type Command } from 'commander';
import { channelLabels, wordsOf } from '../../catalogue/vocabulary';
import { type AddOptions } from '../commands/add';
import { type ImportIntoOptions } from '../commands/import-into';
import { editionForm } from '../intake/edition-option';
import { saidForm } from '../intake/platform-option';
import { decodeText } from '../terminal/text';
import { mustHave, projectOf, today, withProgress, type Common, type Context } from './context';
import { count, httpsAddress, isoDate, several } from './values';

const channel = () =>
  new Option('--channel <channel>', 'its channel').choices(wordsOf(channelLabels));

/** What tells the files of one release from each other. */
function withDistinctions(command: Command): Command {
  return command
    .option(
      '--label <name=words>',
      'what tells a file from another for the same platform, like app-jre.zip="with JRE" (repeat for each file)',
      several,
    )
    .option(
      '--edition <names=id>',
      `which files are a program of their own: ${editionForm}; the catalogue remembers it (repeat for each edition)`,
      several,
    );
}

/** What a release may do to the catalogue. */
function withPermissions(command: Command): Command {
  return command
    .option('--replace', 'other content may take a published name; this is recorded')
    .option('--allow-empty', 'a release without anything to download is meant');
}

/** The product, where the catalogue is begun by its first release. */
function withProduct(command: Command): Command {
  return command
    .option(
      '--product <name>',
      'begin a new catalogue for this product, where there is only the sample',
    )
    .option('--summary <line>', 'what the product is, in one line')
    .option('--dry-run', 'show what would be added and write nothing');
}

function addAdd({ command, run, ...surroundings }: Context): void {
  const add = mustHave(
    command('add <path...>', 'adds release files: a folder stands for the files right in it'),
    '--version <version>',
    'the version they are of',
  )
    .addOption(channel())
    .option('--date <date>', 'the day of the release (default: today)', isoDate)
    .option('--notes <file or address>', 'release notes: a Markdown file or an https:// address')
    .option(
      '--url-base <address>',
      'the files are hosted below this https:// address, not beside the page',
      httpsAddress,
    )
    .option(
      '--minimum-os <os=version>',
      'the oldest OS they run on, like macos=10.15 (repeat for each OS)',
      several,
    )
    .option(
      '--as <name=platform>',
      `what a file is for, where its name is wrong or silent: ${saidForm} (repeat for each file)`,
      several,
    )
    .option(
      '--force-as <name=platform>',
      'as --as, even against what the bytes of the file prove',
      several,
    );
  withPermissions(withDistinctions(add)).option(
    '--sha512',
    "compute SHA-512 too, which electron-builder's updater needs",
  );
  withProduct(add).action((paths: string[], options: Common & AddOptions) =>
    run(options, async () => {
      const { add } = await import('../commands/add');
      return withProgress(surroundings.stderr, 'hashing', (onHashed) =>
        add(projectOf(options), paths, options, {
          today: today(surroundings),
          now: new Date(),
          onHashed,
        }),
      );
    }),
  );
}

function addImport({ command, run, ...surroundings }: Context): void {
  const { env, stdin, stderr } = surroundings;
  const importing = command(
    'import <source...>',
    'reads what another release tool wrote: owner/repo, an address, a file, or - for standard input',
  )
    .option(
      '--format <format>',
      "the format, when it isn't recognised; a wrong one is answered with the list",
    )
    .option('--version <version>', 'only this release; or the version, where the source has none')
    .option(
      '--tag-prefix <text>',
      'what tags begin with that is no part of the version, like jdk for jdk8u192-b98',
    )
    .option('--newest <count>', 'only so many of the newest releases', count)
    .addOption(channel())
    .option('--date <date>', 'the day of the release, where the source has none', isoDate)
    .option(
      '--url-base <address>',
      "where the files are, where the source doesn't say",
      httpsAddress,
    )
    .option(
      '--as <name=platform>',
      'what a file is for, over what its metadata and name say (repeat for each file)',
      several,
    );
  withDistinctions(importing).option(
    '--fetch',
    'read every file once and compute what the source lacks',
  );
  withProduct(withPermissions(importing)).action(
    (from: string[], options: Common & ImportIntoOptions) =>
      run(options, async () => {
        const [{ importInto }, { transport }] = await Promise.all([
          import('../commands/import-into'),
          import('../net/http'),
        ]);
        const told = new Set<string>();
        const tell = (host: string) => {
          if (!told.has(host)) stderr.write(`Asking ${host}. A saved file needs no network.\n`);
          told.add(host);
        };
        return withProgress(stderr, 'fetching', (onFetched) =>
          importInto(projectOf(options), from, options, {
            today: today(surroundings),
            transport: {
              ...transport,
              fetch: (input, init) => {
                tell(new URL(input instanceof Request ? input.url : input).host);
                return transport.fetch(input, init);
              },
            },
            token: env.GITHUB_TOKEN,
            readInput: async () => decodeText(await readAll(stdin)),
            onFetched,
          }),
        );
      }),
  );
}

/** The commands that bring releases into the catalogue. */
export function addIntakeCommands(context: Context): void {
  addAdd(context);
  addImport(context);
}
