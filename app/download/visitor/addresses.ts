import { all } from './dom';

/**
 * Where the site's address is not known at build: that of the download page, from wherever this is. Links to the page in
 * other languages keep what its address asks for.
 */
export function fillAddresses(): void {
  all<HTMLAnchorElement>('[hreflang]').forEach((link) => {
    link.search = location.search;
  });
  all('[data-page-address]').forEach((place) => {
    place.textContent = new URL(place.dataset.pageAddress || '.', location.href).href;
  });
}
