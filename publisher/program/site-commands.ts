import { type Command } from 'commander';
import { siteOf } from '../../catalogue/addresses';
import { showValue } from '../../catalogue/reason';
import { Refusal, type Outcome } from '../terminal/outcome';
import { report } from '../terminal/report';
import {
  mustHave,
  outOf,
  readProjectOf,
  withProgress,
  type Common,
  type Context,
  type Surroundings,
} from './context';
import { port } from './values';

/** Where the site is that is built and served. */
interface SiteOptions extends Common {
  out?: string;
  siteUrl?: string;
  wholeSite?: boolean;
  host?: string;
  port?: number;
}

/** The site's address, from the option or the environment. */
function siteAddress({ env }: Surroundings, { siteUrl }: SiteOptions): URL | null {
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

async function buildSite(surroundings: Surroundings, options: SiteOptions): Promise<Outcome> {
  const { stderr } = surroundings;
  const [{ build }, { transport }] = await Promise.all([import('../build'), import('../net/http')]);
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
}

const withSiteUrl = (command: Command) =>
  command.option('--site-url <address>', 'at which address it will be (default: SITE_URL)');

const withPlace = (command: Command) =>
  command
    .option('--host <name>', 'for whom (default: HOST, or 127.0.0.1: this computer alone)')
    .option('--port <number>', 'where to listen (default: PORT, or 3000)', port);

/** The commands that build the site, publish it and show it. */
export function addSiteCommands({ command, run, ...surroundings }: Context): void {
  const place = async (options: SiteOptions) =>
    (await import('../listen')).placeOf(options, surroundings.env);

  withSiteUrl(
    command('build', 'runs the gate and writes the page into out/download')
      .option('--out <folder>', 'where the site goes (default: out)')
      .option(
        '--whole-site',
        'for a host of its own: also write what belongs at its root, and whole configurations',
      ),
  ).action((options: SiteOptions) => run(options, () => buildSite(surroundings, options)));

  mustHave(
    command(
      'deploy',
      'publishes out, the pages last, and keeps what pages that are still open ask for',
    ),
    '--to <place>',
    'a folder, or user@host:folder for rsync and ssh',
  )
    .option('--out <folder>', 'where the site is (default: out)')
    .action((options: SiteOptions & { to: string }) =>
      run(options, async () =>
        (await import('../commands/deploy')).deploy(outOf(options), options.to),
      ),
    );

  withPlace(
    command('serve', 'serves what was built as a host would')
      .option('--out <folder>', 'where the site is (default: out)')
      .option('--build', 'build a whole site first'),
  ).action((options: SiteOptions & { build?: boolean }) =>
    run(options, async () => {
      const { serve } = await import('../serve');
      const built = async () => {
        const outcome = await buildSite(surroundings, { ...options, wholeSite: true });
        if (outcome.ok) report(outcome, options, surroundings);
        return outcome;
      };
      return serve(outOf(options), await place(options), options.build ? built : undefined);
    }),
  );

  withPlace(withSiteUrl(command('dev', 'shows the page while you work on the catalogue'))).action(
    (options: SiteOptions) =>
      run(options, async () =>
        (await import('../dev')).preview(
          readProjectOf(options),
          siteAddress(surroundings, options),
          await place(options),
        ),
      ),
  );
}
