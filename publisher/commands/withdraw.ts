import type { Catalogue, Release } from '../../catalogue/schema';
import { done, refused, type Outcome } from '../outcome';
import { changeCatalogue, type Decision } from '../store';

function unknownVersion(version: string, { releases }: Catalogue): Decision {
  const there = releases.map((release) => release.version).join(', ');
  return { outcome: refused([{ where: version, problem: 'the catalogue has no such release.', remedy: there === '' ? 'It is empty.' : `It has ${there}.` }]) };
}

function replaceRelease(catalogue: Catalogue, release: Release): Catalogue {
  return { ...catalogue, releases: catalogue.releases.map((each) => (each.version === release.version ? release : each)) };
}

/** Marks a release as withdrawn: its files stay known, the page says why and offers `instead`. `today` is an ISO date. */
export function withdraw(root: string, version: string, { reason, instead }: { reason: string; instead: string }, today: string): Promise<Outcome> {
  return changeCatalogue(root, (catalogue) => {
    const release = catalogue.releases.find((each) => each.version === version);
    if (!release) return unknownVersion(version, catalogue);
    const isTheSame = release.withdrawn?.reason === reason && release.withdrawn.instead === instead;
    if (isTheSame) return { outcome: done([`${version} is withdrawn already, with this reason.`], { version, withdrawn: release.withdrawn }) };
    const withdrawn = { date: release.withdrawn?.date ?? today, reason, instead };
    return {
      outcome: done([`${version} is withdrawn; the page offers ${instead} instead.`], { version, withdrawn }),
      write: { catalogue: replaceRelease(catalogue, { ...release, withdrawn }) },
    };
  });
}

/** Takes a withdrawal back. */
export function restore(root: string, version: string): Promise<Outcome> {
  return changeCatalogue(root, (catalogue) => {
    const release = catalogue.releases.find((each) => each.version === version);
    if (!release) return unknownVersion(version, catalogue);
    if (!release.withdrawn) return { outcome: done([`${version} isn't withdrawn.`], { version }) };
    return {
      outcome: done([`${version} is offered again.`], { version }),
      write: { catalogue: replaceRelease(catalogue, { ...release, withdrawn: undefined }) },
    };
  });
}
