import { all } from './dom';

/** Links to the page in other languages keep what its address asks for. */
function keepAsked(): void {
  all<HTMLAnchorElement>('a[hreflang]').forEach((link) => {
    link.search = location.search;
    link.hash = location.hash;
  });
}

/**
 * Fills in what only the address of the page says: where the site's is not known at build, that of the download page, from
 * wherever this is, and what is asked for, also once that has changed.
 */
export function fillAddresses(): void {
  keepAsked();
  addEventListener('click', keepAsked, true);
  all('[data-page-address]').forEach((place) => {
    place.textContent = new URL(place.dataset.pageAddress || '.', location.href).href;
  });
}
