import { all } from '../dom';

/** The part of this page that lists the files of the release it offers. */
export const ownRelease = document.querySelector<HTMLElement>('[data-version]');

// This script lies in static/chunks/, whichever language the page is in; `npm run dev` has it in the page, of which there is one.
const { currentScript } = document;
const home =
  currentScript instanceof HTMLScriptElement && currentScript.src
    ? new URL('../../', currentScript.src)
    : location.href;

const pages = new Map<string, Promise<Document | null>>();

/** Another page of the site by its address below /download/, null where there is none; rejects when the site cannot be reached. */
function load(address: string): Promise<Document | null> {
  const page =
    pages.get(address) ??
    new Promise<Document | null>((resolve, reject) => {
      const request = new XMLHttpRequest();
      // Unlike DOMParser this needs no exception from the policy: nothing in the document ever runs.
      request.responseType = 'document';
      request.onload = () => resolve(request.status === 200 ? request.responseXML : null);
      request.onerror = () => reject(new Error(address));
      request.open('GET', new URL(address, home).href);
      request.send();
    });
  pages.set(address, page);
  return page;
}

/** Without the "v" of a tag, in any case; a query turns the plus of 1.0+build into a space. */
const plain = (version: string | null | undefined) =>
  `${version}`
    .toLowerCase()
    .replace(/^v(?=\d)/, '')
    .replace(/ /g, '+');

/** The release that a page is of. */
export async function releaseAt(address: string): Promise<HTMLElement | null> {
  const page = await load(address);
  return page && page.querySelector<HTMLElement>('main[data-version]');
}

/** The release of a version, as a part of this page or of its own; null where there is none. */
export async function releaseOf(version: string): Promise<HTMLElement | null> {
  const isIt = (release: HTMLElement | null) =>
    release !== null && plain(release.dataset.version) === plain(version);
  if (isIt(ownRelease)) return ownRelease;
  const named = await releaseAt(`releases/${encodeURIComponent(version)}/`);
  if (isIt(named)) return named;
  // Written in another way, or a version that is no name for a folder: the list of all releases knows its page.
  const list = await load('releases/');
  const line =
    list &&
    all('.release-version', list).find(({ textContent }) => plain(textContent) === plain(version));
  const link = line && line.closest('a');
  return link ? releaseAt(link.href) : null;
}

/** The release that `?version=` and `?channel=` ask for: both when both do, the newest of a channel, or the one of this page. */
export async function releaseAsked(
  version: string | undefined,
  channel: string | undefined,
): Promise<HTMLElement | null> {
  const newest = channel
    ? all('[data-version]').find(({ dataset }) => dataset.channel === channel)
    : ownRelease;
  const wanted = version ?? newest?.dataset.version;
  const release = wanted === undefined ? null : await releaseOf(wanted);
  return release && (!channel || release.dataset.channel === channel) ? release : null;
}
