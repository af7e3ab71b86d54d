import { existsSync } from 'node:fs';
import path from 'node:path';
import { buffer as readAll } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { isHttps, siteOf, writtenInFull } from '../catalogue/addresses';
import { catalogueOf } from '../catalogue/read';
import {
  formatPath,
  formatReason,
  placeText,
  problemText,
  showValue,
  type Reason,
} from '../catalogue/reason';
import { channelLabels, wordsOf } from '../catalogue/vocabulary';
import { type AddOptions } from './commands/add';
import { type CheckOptions } from './commands/check';
import { type ImportIntoOptions } from './commands/import-into';
import { type InitOptions } from './commands/init';
import { type ProductOptions } from './commands/product';
import { editionForm } from './intake/edition-option';
import { saidForm } from './intake/platform-option';
import { isInstalled, programFolder } from './program-folder';
import { attempt } from './terminal/attempt';
import { commandLine, programName } from './terminal/command-line';
import { Refusal, type Outcome } from './terminal/outcome';
import { openProgress } from './terminal/progress';
import { decodeText } from './terminal/text';

/** What the command talks to: the process that it is, or what a test gives it. */
interface Surroundings {
  env: Partial<Record<string, string>>;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
}

/** How a command shows what it did. */
interface Shown {
  json?: boolean;
  debug?: boolean;
}

interface Common extends Shown {
  root: string;
  catalogue?: string;
}

/** The day to write where none is given. SOURCE_DATE_EPOCH makes it the same every time (reproducible-builds.org/specs). */
function today({ env }: Surroundings): string {
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

/** What a command works on: the catalogue that is named, or the project. */
const projectOf = ({ root, catalogue }: Common): string => catalogue ?? root;

/** What a command reads: in a copy of this project that has no catalogue of its own, the sample. */
function readProjectOf(common: Common): string {
  const project = projectOf(common);
  const { base, file } = catalogueOf(project);
  const sample = path.join(programFolder, 'sample', 'releases.json');
  const isSample = base === programFolder && existsSync(sample);
  return isSample && !existsSync(path.join(base, file)) ? sample : project;
}

/** Where the site is that is built and served. */
interface SiteOptions {
  out?: string;
  siteUrl?: string;
  wholeSite?: boolean;
  host?: string;
  port?: number;
}

const outOf = ({ root, catalogue, out }: Common & SiteOptions): string =>
  out ?? (catalogue === undefined ? path.join(root, 'out') : 'out');

/** Where the project is, where nothing else is said: a copy of this project, or where the user stands. */
function defaultRoot(): string {
  const isInside = !path.relative(programFolder, process.cwd()).startsWith('..');
  return isInside && !isInstalled ? programFolder : process.cwd();
}

/** The site's address, from the option or the environment. */
function siteAddress({ env }: Surroundings, { siteUrl }: { siteUrl?: string }): URL | null {
  const address = siteUrl ?? env.SITE_URL ?? '';
  const site = address === '' || URL.canParse(address) ? siteOf({ SITE_URL: address }) : undefined;
  if (site === null) return site;
  if (
    site &&
    /^https?:$/.test(site.protocol) &&
    !site.username &&
    !site.password &&
    // What else a path may hold means something to one or the other server that is told it.
    /^[\w./~%+-]*$/.test(site.pathname)
  )
    return site;
  throw new Refusal({
    where: siteUrl === undefined ? 'SITE_URL' : '--site-url',
    problem: {
      expected:
        'an address that begins with https://, without a user name and with no more than letters, digits and . _ ~ % + - in its path',
      found: showValue(address),
    },
    remedy: 'Write it like https://user.github.io/project, or unset it.',
  });
}

function isoDate(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('Write it like 2026-05-31 or 2026-05-31T12:00:00Z.');
  return text;
}

function httpsAddress(text: string): string {
  const full = writtenInFull(text);
  if (!isHttps(text))
    throw new InvalidArgumentError(
      `It must be an https:// address${full === undefined ? '' : `, written ${full}`}.`,
    );
  return text;
}

function webAddress(text: string): URL {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('Write it like https://example.org or http://localhost:3000.');
  return new URL(text);
}

const httpsAddressOrNone = (text: string): string => (text === '' ? text : httpsAddress(text));

function count(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('Write a whole number from 1 on.');
  return Number(text);
}

function port(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65535)
    throw new InvalidArgumentError('Write a number from 0 to 65535; 0 takes any that is free.');
  return number;
}

const several = (value: string, before: string[] = []): string[] => [...before, value];

const write = (stream: NodeJS.WritableStream, line: string): boolean => stream.write(`${line}\n`);

/** A reason for scripts: the words that people get, and the parts of its place and its problem where it has them. */
function reasonFacts(reason: Reason): Record<string, unknown> {
  const { where, line, column, path, problem, remedy } = reason;
  return {
    where: placeText(reason),
    problem: problemText(reason),
    remedy,
    ...(line !== undefined && { file: where, line, column }),
    ...(path && { path: formatPath(path) }),
    ...(typeof problem === 'object' && problem),
  };
}

/** Prints an outcome, for people or as one JSON object, and gives the exit code: 0 done, 1 refused. */
function report(outcome: Outcome, { json }: Shown, { stdout, stderr }: Surroundings): 0 | 1 {
  const { warnings } = outcome;
  if (json) {
    const { ok } = outcome;
    const facts = outcome.ok ? outcome.facts : { reasons: outcome.reasons.map(reasonFacts) };
    write(stdout, JSON.stringify({ ok, ...facts, warnings: warnings.map(reasonFacts) }, null, 2));
    return ok ? 0 : 1;
  }
  for (const warning of warnings) write(stderr, `warning: ${formatReason(warning)}`);
  if (outcome.ok) {
    for (const line of outcome.lines) write(stdout, line);
    return 0;
  }
  const { reasons, left = 'Nothing was changed' } = outcome;
  for (const reason of reasons) write(stderr, `refused: ${formatReason(reason)}`);
  write(
    stderr,
    `${left}: ${reasons.length === 1 ? 'one reason' : `${reasons.length} reasons`} above.`,
  );
  return 1;
}

/**
 * Says that the program itself is wrong, on standard error and, for scripts, as a refusal. Exit code 70: an internal
 * software error (EX_SOFTWARE of sysexits(3)).
 */
function reportMistake(
  error: unknown,
  { json, debug }: Shown,
  { stdout, stderr }: Surroundings,
): 70 {
  const reason: Reason = {
    where: 'release',
    problem: `a mistake in this program, not in your files: ${error instanceof Error ? error.message : String(error)}.`,
    remedy: debug
      ? 'Please report it with the lines above.'
      : 'Please report it with what --debug prints.',
  };
  if (debug) write(stderr, inspect(error));
  if (json)
    write(
      stdout,
      JSON.stringify({ ok: false, reasons: [reasonFacts(reason)], warnings: [] }, null, 2),
    );
  else write(stderr, formatReason(reason));
  return 70;
}

async function withProgress<T>(
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

const channel = () =>
  new Option('--channel <channel>', 'its channel').choices(wordsOf(channelLabels));

const edition = () =>
  new Option(
    '--edition <names=id>',
    `which files are a program of their own: ${editionForm}; the catalogue remembers it (repeat for each edition)`,
  ).argParser(several);

/** An option that must be given: asked for last, so that a mistyped one is answered with the one that is meant. */
function mustHave(command: Command, flags: string, description: string): Command {
  const option = new Option(flags, description);
  return command.addOption(option).hook('preAction', (of) => {
    if (of.getOptionValue(option.attributeName()) === undefined)
      of.error(`error: required option '${flags}' not specified`);
  });
}

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

  async function run(common: Shown, work: () => Promise<Outcome>): Promise<void> {
    try {
      code = report(await attempt(work), common, surroundings);
    } catch (error) {
      code = reportMistake(error, common, surroundings);
    }
  }

  // Commands are loaded when they are asked for: their parsers take longer to load than most commands to run.
  function command(usage: string, description: string): Command {
    return program
      .command(usage)
      .description(description)
      .option('--root <folder>', 'the project that holds public/download', defaultRoot())
      .option('--catalogue <file>', 'the catalogue, wherever it lies; its files lie beside it')
      .option('--json', 'print the outcome as one JSON object')
      .option('--debug', 'print where in the program a mistake of the program itself is');
  }

  mustHave(
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
    )
    .option(
      '--label <name=words>',
      'what tells a file from another for the same platform, like app-jre.zip="with JRE" (repeat for each file)',
      several,
    )
    .addOption(edition())
    .option('--replace', 'other content may take a published name; this is recorded')
    .option('--allow-empty', 'a release without anything to download is meant')
    .option('--sha512', "compute SHA-512 too, which electron-builder's updater needs")
    .option(
      '--product <name>',
      'begin a new catalogue for this product, where there is only the sample',
    )
    .option('--summary <line>', 'what the product is, in one line')
    .option('--dry-run', 'show what would be added and write nothing')
    .action((paths: string[], options: Common & AddOptions) =>
      run(options, async () => {
        const { add } = await import('./commands/add');
        return withProgress(stderr, 'hashing', (onHashed) =>
          add(projectOf(options), paths, options, {
            today: today(surroundings),
            now: new Date(),
            onHashed,
          }),
        );
      }),
    );

  command(
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
    )
    .option(
      '--label <name=words>',
      'what tells a file from another for the same platform, like app-jre.zip="with JRE" (repeat for each file)',
      several,
    )
    .addOption(edition())
    .option('--fetch', 'read every file once and compute what the source lacks')
    .option('--replace', 'other content may take a published name; this is recorded')
    .option('--allow-empty', 'a release without anything to download is meant')
    .option(
      '--product <name>',
      'begin a new catalogue for this product, where there is only the sample',
    )
    .option('--summary <line>', 'what the product is, in one line')
    .option('--dry-run', 'show what would be added and write nothing')
    .action((from: string[], options: Common & ImportIntoOptions) =>
      run(options, async () => {
        const [{ importInto }, { transport }] = await Promise.all([
          import('./commands/import-into'),
          import('./net/http'),
        ]);
        const readInput = async () => decodeText(await readAll(stdin));
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
            readInput,
            onFetched,
          }),
        );
      }),
    );

  command('check', "the gate: refuses a catalogue that isn't provably right")
    .option(
      '--links',
      'ask the network too: every link, and every mirror of the newest releases, must give the right length',
    )
    .option(
      '--fetch',
      'as --links, and read what mirrors give to the end: it must have the right SHA-256',
    )
    .option('--allow-dropped <reason>', 'record why the newest release leaves platforms out')
    .option(
      '--site <address>',
      'instead compare what a host serves with out: bytes, types, headers, redirects, compression, https',
      webAddress,
    )
    .action((options: Common & CheckOptions & { site?: URL }) =>
      run(options, async () => {
        if (options.site)
          return (await import('./commands/check-site')).checkSite(
            readProjectOf(options),
            outOf(options),
            options.site,
            fetch,
          );
        const [{ check }, { transport }] = await Promise.all([
          import('./commands/check'),
          import('./net/http'),
        ]);
        return withProgress(stderr, 'hashing', (onHashed) =>
          withProgress(
            stderr,
            'asking',
            (onChecked) =>
              check(readProjectOf(options), options, {
                now: new Date(),
                transport,
                onHashed,
                onChecked,
              }),
            (count) => `${count} links`,
          ),
        );
      }),
    );

  mustHave(
    command('withdraw <version>', 'marks a release as withdrawn; its files stay known'),
    '--reason <reason>',
    'why, for visitors',
  )
    .option('--instead <version>', 'what to use instead; without it there must be nothing')
    .action((version: string, options: Common & { reason: string; instead?: string }) =>
      run(options, async () =>
        (await import('./commands/withdraw')).withdraw(
          projectOf(options),
          version,
          options,
          today(surroundings),
        ),
      ),
    );

  command('restore <version>', 'takes a withdrawal back').action(
    (version: string, options: Common) =>
      run(options, async () =>
        (await import('./commands/withdraw')).restore(projectOf(options), version),
      ),
  );

  command(
    'remove <version> [file...]',
    'takes a release that was never meant to be out of the catalogue, or only some of its files',
  )
    .option('--dry-run', 'show what would be removed and change nothing')
    .action((version: string, files: string[], options: Common & { dryRun?: boolean }) =>
      run(options, async () =>
        (await import('./commands/remove')).remove(projectOf(options), version, files, options),
      ),
    );

  command('undo', 'takes the last change of a command back').action((options: Common) =>
    run(options, async () => (await import('./commands/undo')).undo(projectOf(options))),
  );

  command('product', 'shows the facts about the product, or changes them; "" takes one away')
    .option('--name <name>', "the product's name")
    .option('--summary <line>', 'what it is, in one line')
    .option('--command <name>', 'what to type to start it')
    .option('--contact <address>', 'where to report a security problem: https://… or mailto:…')
    .option('--homepage <address>', 'its page', httpsAddressOrNone)
    .option('--source <address>', 'where its source code is', httpsAddressOrNone)
    .option('--licence <name>', 'its licence, an SPDX identifier such as MIT')
    .option('--licence-url <address>', "the licence's text", httpsAddressOrNone)
    .option('--icon <file>', 'a square SVG or PNG; it is put beside the catalogue')
    .option('--accent <colour>', 'a colour like #1a7f37')
    .option(
      '--mirror <address>',
      'a server that holds <version>/<file name>, the preferred one first (repeat for each)',
      (value: string, before: string[] = []) => [...before, httpsAddressOrNone(value)],
    )
    .action((options: Common & ProductOptions) =>
      run(options, async () =>
        (await import('./commands/product')).product(projectOf(options), options),
      ),
    );

  command(
    'key <action> <file...>',
    'adds public keys that releases are signed with: key add FILE',
  ).action((action: string, files: string[], options: Common) =>
    run(options, async () => {
      if (action === 'add')
        return (await import('./commands/product')).addKeys(projectOf(options), files);
      throw new Refusal({
        where: `key ${action}`,
        problem: 'keys are only added by a command.',
        remedy: `Add one with ${commandLine('key', 'add')} FILE; to one that was lost, add "revoked" in the catalogue.`,
      });
    }),
  );

  command('list', 'lists the releases, the newest first').action((options: Common) =>
    run(options, async () => (await import('./commands/list')).list(readProjectOf(options))),
  );

  command('init', "begins a catalogue: takes the product's facts and empties the sample")
    .option('--name <name>', "the product's name")
    .option('--summary <line>', 'what it is, in one line')
    .option('--homepage <address>', 'its page', httpsAddress)
    .option('--source <address>', 'where its source code is', httpsAddress)
    .option('--licence <name>', 'its licence, an SPDX identifier such as MIT')
    .option('--licence-url <address>', "the licence's text", httpsAddress)
    .option('--accent <colour>', 'a colour like #1a7f37')
    .option(
      '--key <file>',
      'a public key that releases are signed with: minisign.pub, or an armored OpenPGP key (repeat for each)',
      several,
    )
    .action((options: Common & InitOptions) =>
      run(options, async () => {
        const [{ init }, { askMissing }] = await Promise.all([
          import('./commands/init'),
          import('./terminal/prompt'),
        ]);
        return init(
          projectOf(options),
          stdin.isTTY && !options.json
            ? { ...options, ...(await askMissing(options, stdin, stderr)) }
            : options,
        );
      }),
    );

  const buildSite = async (options: Common & SiteOptions): Promise<Outcome> => {
    const [{ build }, { transport }] = await Promise.all([import('./build'), import('./net/http')]);
    const site = siteAddress(surroundings, options);
    const onCompile = () =>
      stderr.write('Compiling the page, once for this version: about half a minute…\n');
    return withProgress(stderr, 'hashing', (onHashed) =>
      build(
        readProjectOf(options),
        { out: outOf(options), site, whole: options.wholeSite === true, onCompile },
        { now: new Date(), transport, onHashed },
      ),
    );
  };

  command('build', 'runs the gate and writes the page into out/download')
    .option('--out <folder>', 'where the site goes (default: out)')
    .option(
      '--whole-site',
      'for a host of its own: also write what belongs at its root, and whole configurations',
    )
    .option('--site-url <address>', 'at which address it will be (default: SITE_URL)')
    .action((options: Common & SiteOptions) => run(options, () => buildSite(options)));

  mustHave(
    command(
      'deploy',
      'publishes out, the pages last, and keeps what pages that are still open ask for',
    ),
    '--to <place>',
    'a folder, or user@host:folder for rsync and ssh',
  )
    .option('--out <folder>', 'where the site is (default: out)')
    .action((options: Common & SiteOptions & { to: string }) =>
      run(options, async () =>
        (await import('./commands/deploy')).deploy(outOf(options), options.to),
      ),
    );

  const place = async (options: SiteOptions) => (await import('./listen')).placeOf(options, env);

  command('serve', 'serves what was built as a host would')
    .option('--out <folder>', 'where the site is (default: out)')
    .option('--build', 'build a whole site first')
    .option('--host <name>', 'for whom (default: HOST, or 127.0.0.1: this computer alone)')
    .option('--port <number>', 'where to listen (default: PORT, or 3000)', port)
    .action((options: Common & SiteOptions & { build?: boolean }) =>
      run(options, async () => {
        const { serve } = await import('./serve');
        const built = async () => {
          const outcome = await buildSite({ ...options, wholeSite: true });
          if (outcome.ok) report(outcome, options, surroundings);
          return outcome;
        };
        return serve(outOf(options), await place(options), options.build ? built : undefined);
      }),
    );

  command('dev', 'shows the page while you work on the catalogue')
    .option('--site-url <address>', 'at which address it will be (default: SITE_URL)')
    .option('--host <name>', 'for whom (default: HOST, or 127.0.0.1: this computer alone)')
    .option('--port <number>', 'where to listen (default: PORT, or 3000)', port)
    .action((options: Common & SiteOptions) =>
      run(options, async () =>
        (await import('./dev')).preview(
          readProjectOf(options),
          siteAddress(surroundings, options),
          await place(options),
        ),
      ),
    );

  program
    .command('identify')
    .description(
      'reads the file names of a release on standard input and prints what each is, as JSON lines; an empty line begins another release',
    )
    .action(async () => {
      const { identifyLines } = await import('./commands/identify');
      for await (const line of identifyLines(stdin)) write(stdout, line);
    });

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return code;
}
