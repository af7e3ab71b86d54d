import { type Catalogue, type Release } from '../../catalogue/schema';
import { newestFirst, newestOf } from '../../catalogue/version';
import { releaseOf } from '../intake/put-release';
import { changeCatalogue, type Decision } from '../store/store';
import { commandLine } from '../terminal/command-line';
import { done, refused, type Outcome } from '../terminal/outcome';

/** The refusal for a version that the catalogue doesn't have. */
export function unknownVersion(version: string, { releases }: Catalogue): Decision {
  const there = newestFirst(releases)
    .slice(0, 10)
    .map((release) => release.version)
    .join(', ');
  const remedy =
    there === '' ? 'It is empty.' : `It has ${there}${releases.length > 10 ? '…' : '.'}`;
  return {
    outcome: refused([{ where: version, problem: 'the catalogue has no such release.', remedy }]),
  };
}

function replaceRelease(catalogue: Catalogue, release: Release): Catalogue {
  return {
    ...catalogue,
    releases: catalogue.releases.map((each) => (each.version === release.version ? release : each)),
  };
}

/** Why this can't stand as what to use instead, or what could; null when it is right. */
function insteadProblem(
  { version, channel }: Release,
  usable: Catalogue,
  instead: string | undefined,
): Decision | null {
  const best = (newestOf(usable, channel) ?? newestFirst(usable.releases)[0])?.version;
  if (instead === undefined ? best === undefined : releaseOf(usable, instead)) return null;
  const problem =
    instead === undefined
      ? 'nothing is said about what to use instead.'
      : "there is no other release of this version that isn't withdrawn.";
  const remedy =
    best === undefined
      ? 'Leave --instead out: the page then says that there is nothing to use instead.'
      : `Say it with --instead ${best}`;
  return {
    outcome: refused([
      { where: instead === undefined ? version : `--instead ${instead}`, problem, remedy },
    ]),
  };
}

/**
 * Marks a release as withdrawn: its files stay known, the page says why and offers `instead`. Without one there must be no
 * other release to use. `today` is an ISO date.
 */
export function withdraw(
  root: string,
  version: string,
  { reason, instead: named }: { reason: string; instead?: string },
  today: string,
): Promise<Outcome> {
  return changeCatalogue(root, (catalogue) => {
    const release = releaseOf(catalogue, version);
    if (!release) return unknownVersion(version, catalogue);
    const usable = {
      ...catalogue,
      releases: catalogue.releases.filter((each) => each !== release && !each.withdrawn),
    };
    const wrong = insteadProblem(release, usable, named);
    if (wrong) return wrong;
    const instead = named === undefined ? undefined : releaseOf(usable, named)?.version;
    const isTheSame = release.withdrawn?.reason === reason && release.withdrawn.instead === instead;
    if (isTheSame)
      return {
        outcome: done([`${release.version} is withdrawn already, with this reason.`], {
          version,
          withdrawn: release.withdrawn,
        }),
      };
    const withdrawn = {
      date: release.withdrawn?.date ?? today,
      reason,
      ...(instead !== undefined && { instead }),
    };
    const now =
      instead === undefined
        ? 'the page says that there is nothing to use instead, and offers nothing'
        : `the page offers ${instead} instead`;
    return {
      outcome: done(
        [
          `${release.version} is withdrawn; ${now}.`,
          `Undo: ${commandLine('restore', release.version)}`,
        ],
        { version, withdrawn },
      ),
      write: { catalogue: replaceRelease(catalogue, { ...release, withdrawn }) },
    };
  });
}

/** Takes a withdrawal back. */
export function restore(root: string, version: string): Promise<Outcome> {
  return changeCatalogue(root, (catalogue) => {
    const release = releaseOf(catalogue, version);
    if (!release) return unknownVersion(version, catalogue);
    const { withdrawn } = release;
    if (!withdrawn) return { outcome: done([`${release.version} isn't withdrawn.`], { version }) };
    const { reason, instead } = withdrawn;
    const again =
      typeof reason === 'string'
        ? commandLine(
            'withdraw',
            release.version,
            '--reason',
            reason,
            ...(instead === undefined ? [] : ['--instead', instead]),
          )
        : commandLine('undo');
    return {
      outcome: done([`${release.version} is offered again.`, `Undo: ${again}`], { version }),
      write: { catalogue: replaceRelease(catalogue, { ...release, withdrawn: undefined }) },
    };
  });
}
