import { bringsFiles } from './dom';

// While files are dragged over the window an overlay lies over the page; the drop goes through it.

const { drop: text } = document.querySelector<HTMLElement>('[data-drop]')?.dataset ?? {};
const overlay = document.createElement('div');
overlay.className = 'overlay';
overlay.setAttribute('aria-hidden', 'true');
overlay.appendChild(document.createElement('b')).textContent = text || '';

let leaving: ReturnType<typeof setTimeout> | undefined;

function end(): void {
  clearTimeout(leaving);
  overlay.remove();
}

function show(event: DragEvent): void {
  if (!bringsFiles(event)) return;
  clearTimeout(leaving);
  if (!overlay.parentNode) document.body.appendChild(overlay);
}

if (text !== undefined) {
  addEventListener('dragenter', show);
  addEventListener('dragover', show);
  // Leaving one element for another looks in some browsers like leaving the window; then `dragover` comes at once.
  addEventListener('dragleave', () => {
    clearTimeout(leaving);
    leaving = setTimeout(end, 150);
  });
  addEventListener('drop', end);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end();
  });
}
