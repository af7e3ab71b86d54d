import { decoded, isAbsolute } from '../../catalogue/addresses';
import { downloadsOf } from '../../catalogue/choose';
import { isWithin } from '../../catalogue/edition-names';
import { editionOf, ofEdition } from '../../catalogue/editions';
import { cpusOf, isFor, listedCpus } from '../../catalogue/platform';
import { type Reason } from '../../catalogue/reason';
import { ownText } from '../../catalogue/said';
import {
  type Catalogue,
  type Edition,
  type PublicKey,
  type Release,
  type ReleaseFile,
} from '../../catalogue/schema';
import { distinction, variantsOf } from '../../catalogue/variants';
import { newestFirst } from '../../catalogue/version';
import {
  channelLabels,
  kindLabels,
  osLabels,
  signatureLabels,
  wordsOf,
  type Cpu,
  type Os,
} from '../../catalogue/vocabulary';
import { endOf } from '../../signatures/pinned-keys';
import { identifyName } from '../identify/identify-name';
import { auxiliaryKinds } from '../identify/kind';
import { commandLine } from '../terminal/command-line';
import { type Findings } from '../terminal/outcome';

/** `1.2.0 › app.zip`: where in the catalogue something is, in the publisher's words. */
export function placeOf(release: Release, file?: ReleaseFile): string {
  return file ? `${release.version} › ${file.name}` : release.version;
}

function filesOf({
  releases,
}: Catalogue): { release: Release; file: ReleaseFile; where: string }[] {
  return releases.flatMap((release) =>
    release.files.map((file) => ({ release, file, where: placeOf(release, file) })),
  );
}

function futureDates({ releases }: Catalogue, now: Date): Reason[] {
  // A day begins first at UTC+14, so a date without a time is in the future only when it is so there.
  const tomorrow = new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const isFuture = ({ date }: Release) =>
    date.includes('T') ? Date.parse(date) > now.getTime() : date > tomorrow;
  return releases.filter(isFuture).map((release) => ({
    where: placeOf(release),
    problem: `its date, ${release.date}, is in the future.`,
    remedy: 'Correct the date, or publish on that day.',
  }));
}

function contradictingWitnesses(catalogue: Catalogue): Reason[] {
  return filesOf(catalogue).flatMap(({ file, where }) =>
    (file.witnesses ?? []).flatMap(({ source, sha256 }) =>
      sha256 === undefined || sha256 === file.sha256
        ? []
        : [
            {
              where,
              problem: `the catalogue says its SHA-256 is ${file.sha256}, ${source} says ${sha256}.`,
              remedy: `Find out which of the two files is the one you built; then add it again, or replace it at ${source}.`,
            },
          ],
    ),
  );
}

function offeredAuxiliaries(catalogue: Catalogue): Reason[] {
  return filesOf(catalogue).flatMap(({ file, where }) => {
    const { kind } = identifyName(file.name);
    return file.kind !== 'download' || !auxiliaryKinds.includes(kind)
      ? []
      : [
          {
            where,
            problem: `it is offered as a download, but by its name it is: ${kindLabels[kind].toLowerCase()}.`,
            remedy: `Set its "kind" to "${kind}".`,
          },
        ];
  });
}

function duplicateFiles({ releases }: Catalogue): Reason[] {
  return releases.flatMap((release) =>
    release.files.flatMap((file, index) => {
      const twin = release.files
        .slice(0, index)
        .find(({ sha256, kind }) => sha256 === file.sha256 && kind === 'download');
      return file.kind !== 'download' || !twin
        ? []
        : [
            {
              where: placeOf(release, file),
              problem: `its SHA-256 is the same as that of ${twin.name}.`,
              remedy:
                'If the content is really the same, keep one of the two; otherwise one hash is wrong: add that file again.',
            },
          ];
    }),
  );
}

/** Downloads that a visitor could not tell apart: same edition, platform and format, names without a word of their own, no label. */
function indistinguishable({ product, releases }: Catalogue): Reason[] {
  return releases.flatMap((release) =>
    variantsOf(release, product.editions).flatMap((group) =>
      group.flatMap((file, index) => {
        const words = distinction(file, group).toLowerCase();
        const twin = group
          .slice(0, index)
          .find((other) => distinction(other, group).toLowerCase() === words);
        return twin === undefined
          ? []
          : [
              {
                where: placeOf(release, file),
                problem: `nothing tells it from ${twin.name}: they are for the same platform, in the same format, and no word of their names differs.`,
                remedy: `Say in a few words what is special about it, when you add or import it: --label "${file.name}=with documentation"; or set its "label" in the catalogue. If it is a program of its own, say so with --edition "${file.name}=name".`,
              },
            ];
      }),
    ),
  );
}

const alwaysMoving = /(?:^|[/._-])latest(?:[/._-]|$)/i;
const oftenMoving =
  /\/(?:nightly|continuous|snapshot|current|canary|edge|tip|main|master|head|dev)\//i;

/**
 * Whether an address gives another file after the next release. `latest` always does; a folder named `nightly` does
 * unless the address also holds the version, a day or a commit.
 */
export function isMoving(url: string, version: string): boolean {
  if (!isAbsolute(url)) return false;
  const path = decoded(new URL(url).pathname);
  if (alwaysMoving.test(path)) return true;
  const bare = version.replace(/^\D+/, '');
  const isFixed =
    (bare !== '' && path.includes(bare)) ||
    /\d{4}-?\d{2}-?\d{2}|(?<![0-9a-f])[0-9a-f]{7,40}(?![0-9a-f])/i.test(path);
  return oftenMoving.test(path) && !isFixed;
}

function movingAddresses(catalogue: Catalogue): Reason[] {
  return filesOf(catalogue).flatMap(({ release, file, where }) =>
    !isMoving(file.url, release.version)
      ? []
      : [
          {
            where,
            problem: `${file.url} gives another file after the next release, so the hash beside it will be wrong.`,
            remedy: 'Use the address that holds the version.',
          },
        ],
  );
}

/** One OS with one CPU; without a CPU, something for that OS. `edition` where the product has several. */
interface Runs {
  os: Os;
  cpu?: Cpu;
  edition?: string;
}

function platforms(release: Pick<Release, 'files'>): Runs[] {
  const own = release.files.filter(({ kind }) => kind === 'download');
  return wordsOf(osLabels).flatMap((os) => {
    const files = own.filter((file) => file.os === os);
    const exact = [...new Set(files.flatMap(listedCpus))].map((cpu) => ({ os, cpu }));
    return files.every((file) => listedCpus(file).length > 0) ? exact : [...exact, { os }];
  });
}

/** Whether a release has something for a platform. What nobody stated the CPU of is nothing for a certain one. */
function has(release: Pick<Release, 'files'>, { os, cpu }: Runs): boolean {
  const downloads = release.files.filter(({ kind }) => kind === 'download');
  return downloads.some(
    (file) => file.os === undefined || (file.os === os && (!cpu || isFor(file, cpu))),
  );
}

/**
 * Platforms that a channel's newest release leaves out, without a reason, though the one before had them: each edition has
 * its own, unless it has ended (`until`).
 */
export function droppedPlatforms({
  product: { editions = [] },
  releases,
}: Catalogue): { release: Release; before: Release; missing: Runs[] }[] {
  return wordsOf(channelLabels).flatMap((channel) => {
    const [release, before] = newestFirst(
      releases.filter((each) => each.channel === channel && !each.withdrawn),
    );
    if (!release || !before) return [];
    const isSaid = ({ os, cpu, edition }: Runs) =>
      release.dropped?.some(
        (each) =>
          each.os === os &&
          (!each.cpu || each.cpu === cpu) &&
          (!each.edition || each.edition === edition),
      );
    const missingOf = (part: Pick<Release, 'files'>, was: Pick<Release, 'files'>): Runs[] =>
      platforms(was).filter((each) => !has(part, each));
    const lost =
      editions.length === 0
        ? missingOf(release, before)
        : editions
            .filter((edition) => isWithin(edition, release.version))
            .flatMap(({ id: edition }) => {
              const of = (one: Release) => ofEdition(one, edition, editions);
              return missingOf(of(release), of(before)).map((each) => ({ ...each, edition }));
            });
    const missing = lost.filter((each) => !isSaid(each));
    return missing.length > 0 ? [{ release, before, missing }] : [];
  });
}

/** Editions of which the newest release has nothing at all: one reason, not one for each platform. */
function lostEditions(catalogue: Catalogue): Reason[] {
  const { editions = [] } = catalogue.product;
  return droppedPlatforms(catalogue).flatMap(({ release, before, missing }) =>
    editions
      .filter(
        ({ id }) =>
          missing.some(({ edition }) => edition === id) && !hasEdition(release, id, editions),
      )
      .map(({ id, name }) => ({
        where: placeOf(release),
        problem: `it has nothing of the edition ${ownText(name, catalogue.product)}, which ${before.version} had.`,
        remedy: `Add its files; if their names have changed, say which they are: --edition "*${id}*=${id}". If it has ended, set "until": "${before.version}" at the edition in product.editions; if only this release lacks it, say why: npm run release -- check --allow-dropped "the reason"`,
      })),
  );
}

const hasEdition = (release: Release, id: string, editions: readonly Edition[]): boolean =>
  downloadsOf(ofEdition(release, id, editions)).length > 0;

function unexplainedDrops(catalogue: Catalogue): Reason[] {
  const { editions = [] } = catalogue.product;
  const single = droppedPlatforms(catalogue).map((drop) => ({
    ...drop,
    missing: drop.missing.filter(
      ({ edition }) => edition === undefined || hasEdition(drop.release, edition, editions),
    ),
  }));
  return single.flatMap(({ release, before, missing }) =>
    missing.map(({ os, cpu, edition }) => {
      const unstated =
        cpu &&
        downloadsOf(release).find(
          (file) =>
            file.os === os &&
            cpusOf(file) === 'unknown' &&
            (edition === undefined || editionOf(file, editions) === edition),
        );
      const of = editions.find(({ id }) => id === edition);
      return {
        where: placeOf(release),
        problem: `${of ? `its edition ${ownText(of.name, catalogue.product)}` : 'it'} has nothing for ${osLabels[os]}${cpu ? ` on ${cpu}` : ''}, which ${before.version} had${unstated ? `; nobody stated the CPU of ${unstated.name}` : ''}.`,
        remedy: unstated
          ? `If that file is for it, set its "cpu" to ["${cpu}"]; otherwise add the file, or say why it is gone: ${commandLine('check', '--allow-dropped', 'the reason')}`
          : `Add the file; or, if it is gone on purpose, say why: ${commandLine('check', '--allow-dropped', 'the reason')}`,
      };
    }),
  );
}

function expiredKeys({ product }: Catalogue, now: Date): Findings {
  const keys = product.keys ?? [];
  const isOver = ({ expires }: PublicKey) =>
    expires !== undefined && endOf(expires) <= now.getTime();
  const expired = keys.filter(isOver).map((key) => {
    const successor = keys.find((other) => other.type === key.type && !isOver(other));
    return {
      successor,
      reason: {
        where: `product › ${signatureLabels[key.type]} key ${key.fingerprint}`,
        problem: `it expired on ${key.expires}.`,
        remedy: successor
          ? `Releases are signed with ${successor.fingerprint} now; keep this one for the older ones.`
          : 'Extend it and publish the renewed key, or add the key that takes its place to product.keys.',
      },
    };
  });
  const soon = keys.filter(
    (key) =>
      key.expires !== undefined &&
      !isOver(key) &&
      endOf(key.expires) - now.getTime() <= 30 * 24 * 60 * 60 * 1000,
  );
  return {
    reasons: expired.filter(({ successor }) => !successor).map(({ reason }) => reason),
    warnings: [
      ...expired.filter(({ successor }) => successor).map(({ reason }) => reason),
      ...soon.map((key) => ({
        where: `product › ${signatureLabels[key.type]} key ${key.fingerprint}`,
        problem: `it expires on ${key.expires}, in less than 30 days.`,
        remedy: 'Extend it, or publish its successor now, so that both are known for a while.',
      })),
    ],
  };
}

/** Every rule that needs nothing but the catalogue and the time. All findings at once. */
export function checkFacts(catalogue: Catalogue, now: Date): Findings {
  const keys = expiredKeys(catalogue, now);
  return {
    reasons: [
      ...futureDates(catalogue, now),
      ...contradictingWitnesses(catalogue),
      ...offeredAuxiliaries(catalogue),
      ...duplicateFiles(catalogue),
      ...indistinguishable(catalogue),
      ...movingAddresses(catalogue),
      ...lostEditions(catalogue),
      ...unexplainedDrops(catalogue),
      ...keys.reasons,
    ],
    warnings: keys.warnings,
  };
}
