import { mustHave, projectOf, readProjectOf, today, type Common, type Context } from './context';

/** The commands that change what the catalogue holds already, and the one that lists it. */
export function addChangeCommands({ command, run, ...surroundings }: Context): void {
  mustHave(
    command('withdraw <version>', 'marks a release as withdrawn; its files stay known'),
    '--reason <reason>',
    'why, for visitors',
  )
    .option('--instead <version>', 'what to use instead; without it there must be nothing')
    .action((version: string, options: Common & { reason: string; instead?: string }) =>
      run(options, async () =>
        (await import('../commands/withdraw')).withdraw(
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
        (await import('../commands/withdraw')).restore(projectOf(options), version),
      ),
  );

  command(
    'remove <version> [file...]',
    'takes a release that was never meant to be out of the catalogue, or only some of its files',
  )
    .option('--dry-run', 'show what would be removed and change nothing')
    .action((version: string, files: string[], options: Common & { dryRun?: boolean }) =>
      run(options, async () =>
        (await import('../commands/remove')).remove(projectOf(options), version, files, options),
      ),
    );

  command('undo', 'takes the last change of a command back').action((options: Common) =>
    run(options, async () => (await import('../commands/undo')).undo(projectOf(options))),
  );

  command('list', 'lists the releases, the newest first').action((options: Common) =>
    run(options, async () => (await import('../commands/list')).list(readProjectOf(options))),
  );
}
