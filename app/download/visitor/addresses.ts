import { all } from './dom';

/** Where the site's address is not known at build: that of the download page, from wherever this is. */
export function fillAddresses(): void {
  all('[data-page-address]').forEach((place) => {
    place.textContent = new URL(place.dataset.pageAddress || '.', location.href).href;
  });
}
