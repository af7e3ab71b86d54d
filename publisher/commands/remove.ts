import { isLocal } from '../../catalogue/addresses';
import { type Reason } from '../../catalogue/reason';
import { ownText } from '../../catalogue/said';
import { type Catalogue, type Release } from '../../catalogue/schema';
import { releaseOf, withoutFiles } from '../intake/put-release';
import { changeCatalogue } from '../store/store';
import { commandLine } from '../terminal/command-line';
import { formatBytes } from '../terminal/format-bytes';
import { done, refused, type Outcome } from '../terminal/outcome';
import { unknownVersion } from './withdraw';

/** What stands in the way of taking files away, with what to do about it. */
function obstacles(catalogue: Catalogue, release: Release, names: readonly string[]): Reason[] {
  const unknown = names
    .filter((name) => !release.files.some((file) => file.name === name))
    .map((name) => ({
      where: `${release.version} › ${name}`,
      problem: 'the release has no such file.',
      remedy: `It has ${release.files.map((file) => file.name).join(', ')}.`,
    }));
  const needed =
    names.length > 0
      ? []
      : catalogue.releases
          .filter(({ withdrawn }) => withdrawn?.instead === release.version)
          .map(({ version, withdrawn }) => ({
            where: release.version,
            problem: `it is what to use instead of ${version}, which is withdrawn.`,
            remedy: `Name another first: ${commandLine('withdraw', version, '--reason', ownText(withdrawn?.reason ?? '', catalogue.product), '--instead')} <version>`,
          }));
  return [...unknown, ...needed];
}

/**
 * Takes a release that was never meant to be out of the catalogue, or only the files `names` of it, with what lies of them
 * beside the page. What people have downloaded is not known any more afterwards: a release that was out is withdrawn instead.
 */
export function remove(
  root: string,
  version: string,
  names: readonly string[],
  { dryRun = false }: { dryRun?: boolean },
): Promise<Outcome> {
  return changeCatalogue(root, (catalogue) => {
    const release = releaseOf(catalogue, version);
    if (!release) return unknownVersion(version, catalogue);
    const reasons = obstacles(catalogue, release, names);
    if (reasons.length > 0) return { outcome: refused(reasons) };
    const gone = new Set(
      release.files.filter(({ name }) => names.length === 0 || names.includes(name)),
    );
    const others = withoutFiles(release, gone);
    const left = others.files.length > 0 ? others : null;
    const list = [...gone].map(
      ({ name, size, url }) =>
        `${name}, ${formatBytes(size)}${isLocal(url) ? '' : `, which stays at ${url}`}`,
    );
    const what = left
      ? `${gone.size} of ${release.files.length} files of ${release.version}`
      : release.version;
    const again = `${commandLine('add')} <folder> --version ${release.version} --date ${release.date} --channel ${release.channel}`;
    const lines = dryRun
      ? [...list, `${what} would be removed. Nothing was changed (--dry-run).`]
      : [
          ...list,
          `${what} removed.`,
          `Undo: ${again}`,
          'If it was out already, "withdraw" tells those who have it; "remove" forgets it.',
        ];
    const releases = catalogue.releases.flatMap((each) =>
      each === release ? (left ?? []) : [each],
    );
    return {
      outcome: done(lines, {
        version: release.version,
        removed: [...gone].map(({ name }) => name),
        dryRun,
      }),
      write: dryRun ? undefined : { catalogue: { ...catalogue, releases } },
    };
  });
}
