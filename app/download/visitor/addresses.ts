import { all, root } from './dom';

// Where the site's address is not known at build: that of the download page, from wherever this is.
all('[data-page-address]').forEach((place) => {
  place.textContent = new URL(place.dataset.pageAddress || '.', location.href).href;
});
// Shows the buttons that need a script.
root.script = '';
