/** What the boot script has found out, on <html>. */
export const root = document.documentElement.dataset;

/** All elements that a selector finds, as an array. */
export const all = <Kind extends HTMLElement = HTMLElement>(
  selector: string,
  inside: ParentNode = document,
) => Array.from(inside.querySelectorAll<Kind>(selector));

/** Whether a part of the page is of the edition that is shown, or of all of them. */
const isShown = (part: HTMLElement) => {
  const edition = part.closest<HTMLElement>('[data-in]');
  return !edition || edition.dataset.in === root.edition;
};

/** The block of the page that shows an offer. Ids are words of the vocabulary, so that any other text names none. */
export const offerOf = (id: string | undefined) =>
  all('.offer').find(
    (part) => isShown(part) && `${part.dataset.if}`.split(' ').indexOf(`${id}`) >= 0,
  );

/** The system of a file by its row on a release's page, or by the group that the row stands in on this one. */
export function systemOf(row: HTMLElement): string {
  const group = row.closest<HTMLElement>('[data-system]');
  const { system = '' }: DOMStringMap = group ? group.dataset : {};
  // No system has a hyphen: other-files are of none.
  return row.dataset.os || (system.indexOf('-') < 0 ? system : '');
}

/** The link of a file in its row, or in any other part. */
export const fileLink = (place: Element) =>
  place.querySelector<HTMLAnchorElement>('a:not([href^="#"])');

/** Whether a drag brings files from outside. */
export function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer !== null && dataTransfer.types.indexOf('Files') >= 0;
}

/** Opens what a place of the page is closed in, and goes there. Engines before 2025 do not do so for a fragment. */
export function reveal(place: Element | null): void {
  let isClosed = false;
  for (let part = place; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement && !part.open) isClosed = part.open = true;
  }
  if (place && isClosed) place.scrollIntoView();
}
