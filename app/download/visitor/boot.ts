import { detect, type Detection } from './detect';
import { all, root } from './dom';
import { askedEdition, editionLists, markChoices } from './editions';
import { readOverride } from './override';
import { told } from './own-script';
import { collectSignals } from './signals';

/**
 * Runs before anything is painted. Sets attributes on <html>: `data-offer` names the block of the page to show,
 * `data-certainty` and the evidence choose its words. Without a fitting block `data-offer` is empty and the chooser stays.
 */
/** Whether the page has offers of older releases for older systems, which few products have. */
declare const hasOlderOffers: boolean;

const { offers = '', languages = '' } = told;

/** Whether the page has a switch, for a product of several editions or channels; the bundler takes out the rest where not. */
declare const hasSwitch: boolean;

const lists = hasSwitch ? editionLists(offers) : {};
if (hasSwitch) root.edition = askedEdition(Object.keys(lists)).shown;

/** Pairs of an offer's id and the OS version it needs, if any. */
const entries = (hasSwitch ? `${lists[`${root.edition}`]}` : offers)
  .split(' ')
  .map((entry) => entry.split('='));
const has = (id: string) => entries.some(([known]) => known === id);
const asked = readOverride(location.search);

/** Whether a known OS version is older than needed; parts that the browser does not tell count as new enough. */
function isOlder(version: string, needed: string): boolean {
  const parts = version.split('.').map(Number);
  const limits = needed.split(/[^\d]+/).map(Number);
  const at = parts.findIndex((part, i) => part !== (limits[i] || 0));
  return at >= 0 && parts[at]! < (limits[at] || 0);
}

/** The first offer for the id that runs on this version of the OS; where none does, the newest with its requirement. */
function fitting(id: string, version: string): string {
  const [runs = id] =
    entries.find(
      ([known = '', needed]) =>
        known.split('@')[0] === id && !(version && needed && isOlder(version, needed)),
    ) || [];
  return runs;
}

function usualOffer({ os, cpu, osVersion = '' }: Detection): string {
  const id = [`${os}-${cpu}`, `${os}-none`, `${os}-unknown`].find(has);
  return id && hasOlderOffers ? fitting(id, osVersion) : id || '';
}

function show(found: Detection): void {
  const { os, cpu, certainty, evidence } = found;
  const wanted = `${asked.os || os}-${asked.cpu || (asked.os && asked.os !== os ? 'unknown' : cpu)}`;
  root.os = os;
  root.cpu = cpu;
  root.usual = root.offer = usualOffer(found);
  root.osEvidence = evidence.os;
  root.cpuEvidence = evidence.cpu;
  root.certainty = certainty.os === 'likely' || certainty.cpu === 'likely' ? 'likely' : 'sure';
  if (
    asked.version ||
    asked.channel ||
    asked.format ||
    ((asked.os || asked.cpu) && !has(wanted)) ||
    (hasSwitch && askedEdition(Object.keys(lists)).isUnknown)
  ) {
    // A script of its own looks it up (asked.ts), in other words for the same platform too.
    root.asked = 'file';
    root.offer = 'asked';
  } else if (asked.os || asked.cpu) {
    root.asked = 'platform';
    root.offer = wanted;
    root.certainty = 'asked';
    if (asked.os) root.osEvidence = 'override';
    if (asked.cpu) root.cpuEvidence = 'override';
  }
}

/**
 * The first language of the browser's that the page is there in, of the tags in `languages`, the page's own first. Chinese
 * in traditional characters is none of them. Capitals mean nothing in a tag, and Hebrew was once `iw` (RFC 5646, 2.1.1 and 3.1.1).
 */
const preferred = (navigator.languages || [])
  .map((wanted) =>
    /^zh(?!-hans).*(hant|tw|hk|mo)/i.test(wanted)
      ? ''
      : languages
          .split(' ')
          .find(
            (tag) => tag.split('-')[0] === wanted.toLowerCase().replace('iw', 'he').split('-')[0],
          ),
  )
  .find(Boolean);

let sheet: CSSStyleSheet | null = null;
let shown = '';

/** One rule hides every part of the page that stands there for others; a rule that a script adds needs no permission of the policy. */
function hideOthers(): void {
  const { offer = '', certainty, asked: answer, osEvidence, cpuEvidence } = root;
  const rule = `[data-if]${[
    offer ? 'some' : 'any',
    'share' in navigator && 'share',
    offer,
    // Of macos-arm64 macos and arm64, of macos-arm64@1, an older release, arm64 alone.
    offer.replace(/-[^@]*/, ''),
    offer.replace(/^[^-]*-|@.*/g, ''),
    `so-${certainty}`,
    `asked-${answer}`,
    `os-${osEvidence}`,
    `cpu-${cpuEvidence}`,
    `in-${preferred}`,
  ]
    .map((word) => `:not([data-if~="${word}"])`)
    .join(
      '',
    )}${hasSwitch ? `,[data-in]:not([data-in="${root.edition}"])` : ''}{display:none!important}`;
  const style = document.querySelector<HTMLStyleElement>('style[data-href]');
  if (!style || !style.sheet || (style.sheet === sheet && rule === shown)) return;
  if (style.sheet === sheet) sheet.deleteRule(0);
  sheet = style.sheet;
  sheet.insertRule(rule, 0);
  shown = rule;
}

/** The system that the page is about now: opens its group of files, closes the others, marks its way in. */
function mark(): void {
  hideOthers();
  if (hasSwitch) markChoices(root.edition, asked.channel);
  const [os] = (root.offer || '').split('-');
  all('[data-system]').forEach((part) => {
    const isOwn = hasSwitch
      ? part.dataset.system === os && [root.edition, undefined].indexOf(part.dataset.edition) >= 0
      : part.dataset.system === os;
    if (part instanceof HTMLDetailsElement) part.open = isOwn;
    else part.setAttribute('aria-current', `${isOwn}`);
  });
}

// While the page is read what has come is marked before it is painted, so that nothing moves; later only a change counts,
// and what the visitor has opened stays open.
const watch = new MutationObserver(mark);
const filter = { attributeFilter: ['data-offer'] };
watch.observe(document.documentElement, { ...filter, childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  watch.disconnect();
  watch.observe(document.documentElement, filter);
});

let last: Detection | undefined;

// The switch (actions.ts) names another edition.
if (hasSwitch)
  new MutationObserver(() => {
    const list = `${lists[`${root.edition}`]}`.split(' ').map((entry) => entry.split('='));
    entries.splice(0, entries.length, ...list);
    if (last) show(last);
    mark();
  }).observe(document.documentElement, { attributeFilter: ['data-edition'] });

collectSignals(window, (signals) => show(hasSwitch ? (last = detect(signals)) : detect(signals)));
