import { root } from './dom';

// `data-drag` on <html> while files are dragged over the window: the style sheet lays the overlay over the page.

let leaving: ReturnType<typeof setTimeout> | undefined;

function end(): void {
  clearTimeout(leaving);
  delete root.drag;
}

/** Whether a drag brings files from outside. */
export function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer !== null && dataTransfer.types.indexOf('Files') >= 0;
}

addEventListener('dragover', (event) => {
  if (!bringsFiles(event)) return;
  clearTimeout(leaving);
  root.drag = '';
});
// Leaving one element for another looks in some browsers like leaving the window; then `dragover` comes at once.
addEventListener('dragleave', () => {
  clearTimeout(leaving);
  leaving = setTimeout(end, 150);
});
addEventListener('drop', end);
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') end();
});
