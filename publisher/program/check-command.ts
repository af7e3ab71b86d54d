import { type CheckOptions } from '../commands/check';
import { outOf, readProjectOf, withProgress, type Common, type Context } from './context';
import { webAddress } from './values';

/** The gate, and the comparison of what a host serves with what was built. */
export function addCheckCommand({ command, run, stderr }: Context): void {
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
          return (await import('../commands/check-site')).checkSite(
            readProjectOf(options),
            outOf(options),
            options.site,
            fetch,
          );
        const [{ check }, { transport }] = await Promise.all([
          import('../commands/check'),
          import('../net/http'),
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
}
