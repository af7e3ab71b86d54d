import { choose } from '../../../catalogue/choose';
import { ofEdition } from '../../../catalogue/editions';
import { listedCpus, platformId, type Platform } from '../../../catalogue/platform';
import { productFirst } from '../../../catalogue/variants';
import { addRules } from './add-rules';
import { platformOf } from './asked/ask-platform';
import { ownRelease, releaseAsked, releaseAt, releaseOf } from './asked/ask-release';
import { rowsOf, type Row } from './asked/rows';
import { aboutOf, fileChoice, showChoices, showNothing } from './asked/show';
import { all, offerOf, root } from './dom';
import { askedEdition } from './editions';
import { readOverride } from './override';
import { say } from './say';

/** The style rules that only this script has a class for. */
declare const askedStyles: readonly string[];

// For an address that asks for one file (?version=, ?format=, other words for a platform), or for a place that is not on
// the page: few do, so the finished page loads this only then.

addRules(askedStyles);
all('[data-asked-unknown]').forEach((part) => {
  part.className = 'band';
});

const editions = all('[data-choice^="edition="]').map(({ dataset }) => ({
  id: `${dataset.choice}`.slice('edition='.length),
}));
const { isUnknown } = askedEdition(editions.map(({ id }) => id));

/** The files of a release in the edition that is shown. */
function rowsIn(release: HTMLElement): Row[] {
  const files = rowsOf(release);
  return root.edition ? ofEdition({ files }, root.edition, editions).files : files;
}

const { version, channel, format, ...words } = readOverride(location.search);
// Of #dotnet-mac-arm64 what follows the edition, which askedEdition has read.
const place = location.hash.replace(new RegExp(`^#${root.edition}-`, 'i'), '#');
const [, fragmentOs, fragmentCpu] = /^#([a-z]+)-([\w-]+)$/i.exec(place) ?? [];
const isFragment = fragmentOs !== undefined && platformOf(fragmentOs, fragmentCpu) !== null;
const os = words.os ?? (isFragment ? fragmentOs : undefined);
const cpu = words.cpu ?? (isFragment ? fragmentCpu : undefined);

/** What a release would offer on a platform, as this page itself chooses: one file, equals, or nothing. */
function offeredBy(release: HTMLElement, platform: Platform, only: string | undefined): Row[] {
  const rows = productFirst(rowsIn(release)).filter(
    (row) => only === undefined || row.format === only,
  );
  const systems = new Set(rows.map((row) => row.os));
  const [single] = systems;
  // A disk image names macOS as clearly as the word does.
  const implied =
    only !== undefined &&
    os === undefined &&
    systems.size === 1 &&
    single !== undefined &&
    single !== platform.os;
  const offer = choose(
    { files: rows },
    implied ? { os: single, cpu: cpu === undefined ? 'unknown' : platform.cpu } : platform,
  );
  switch (offer.state) {
    case 'one':
      return [offer.main];
    case 'equals':
      return offer.equals;
    case 'none':
      return [];
  }
}

/** The choice that this page has for a platform already, or for the visitor; false when it has none for what is asked. */
function showUsual(platform: Platform): boolean {
  const id = platformId(platform);
  if (os === undefined && cpu === undefined) {
    delete root.asked;
    root.offer = root.usual;
    return true;
  }
  if (!offerOf(id)) return false;
  root.asked = 'platform';
  root.offer = id;
  root.certainty = 'asked';
  return true;
}

/** Of a withdrawn release: what to use instead as the button, the release's own file as a plain link. */
async function showWithdrawn(
  about: DocumentFragment,
  own: Row[],
  platform: Platform,
): Promise<void> {
  const link = about.querySelector<HTMLAnchorElement>('[data-instead]');
  if (!link) return showChoices(about, [], own);
  link.remove();
  const name = `${link.textContent}`;
  const isOwn = link.dataset.instead === ownRelease?.dataset.version;
  const release = isOwn ? ownRelease : await releaseAt(link.href);
  const same = release ? offeredBy(release, platform, format) : [];
  const files = release && same.length === 0 ? offeredBy(release, platform, undefined) : same;
  const page = { name, facts: '', href: link.href };
  return showChoices(
    about,
    files.length > 0 ? files.map((file) => fileChoice(file, link.dataset.instead, name)) : [page],
    own,
  );
}

async function answer(): Promise<void> {
  const release = await releaseAsked(version, channel);
  const platform = platformOf(os, cpu);
  if (!release || !platform || isUnknown) return showNothing(release);
  if (release === ownRelease && format === undefined && showUsual(platform)) {
    if (os !== undefined) root.osEvidence = 'override';
    if (cpu !== undefined) root.cpuEvidence = 'override';
    return;
  }
  const files = offeredBy(release, platform, format);
  const about = aboutOf(release);
  if (about?.querySelector('[data-withdrawn]')) return showWithdrawn(about, files, platform);
  const everything = about?.querySelector<HTMLAnchorElement>('[data-all]');
  if (files.length > 0)
    showChoices(
      about,
      files.map((file) => fileChoice(file, release.dataset.version)),
      null,
    );
  // Only the version was asked for, and it has nothing for this machine.
  else if (everything && os === undefined && cpu === undefined && format === undefined) {
    showChoices(
      about,
      [{ name: `${everything.textContent}`, facts: '', href: everything.href }],
      null,
    );
  } else showNothing(release);
}

/** A link to a release that stood on this page when the link was made, or to a row in other words (#mac-intel). */
async function follow(fragment: string): Promise<void> {
  if (/^v/i.test(fragment)) {
    const release = await releaseOf(fragment.slice(1));
    if (release && release !== ownRelease) location.replace(release.ownerDocument.URL);
    else if (!release && /^v\d/i.test(fragment)) showNothing(null);
  } else if (isFragment) {
    const platform = platformOf(fragmentOs, fragmentCpu);
    const row =
      ownRelease &&
      rowsIn(ownRelease).find(
        (file) =>
          file.kind === 'download' &&
          file.os === platform?.os &&
          listedCpus(file).some((one) => one === platform?.cpu),
      );
    if (row?.row.id) location.replace(`#${row.row.id}`);
    else showNothing(null);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Tells what is offered now, however long the answer took; at load nothing is told. */
function tell(): void {
  const offer = offerOf(root.offer);
  const said = all('[data-asked-unknown],[data-about]')
    .concat(offer ? all('p,a', offer) : [])
    .filter(({ offsetParent, innerText }) => offsetParent && innerText.trim())
    .slice(0, 3)
    .map((element) => element.getAttribute('aria-label') || element.innerText);
  say(said.join(': '));
}

// The site cannot be reached, or the browser is older than what this needs.
const fail = () => showNothing(null);

if (root.asked === 'file') {
  answer().catch(fail).then(tell);
  // The client hints may come later and name another machine.
  new MutationObserver(() => {
    answer().catch(fail);
  }).observe(document.documentElement, { attributeFilter: ['data-os', 'data-cpu'] });
} else if (!document.getElementById(location.hash.slice(1)))
  follow(decoded(location.hash.slice(1))).catch(fail);
