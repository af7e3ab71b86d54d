// Only in the preview (publisher/dev.ts): loads the page again when the catalogue or the icon was saved, and shows
// mistakes over it until they are mended.

let known: string | undefined;
let over: HTMLElement | undefined;

function show(lines: string[]): void {
  over?.remove();
  over = document.createElement('div');
  over.setAttribute('role', 'alert');
  over.style.cssText =
    'position:fixed;inset:0;z-index:99;overflow:auto;padding:2rem;background:#fff;color:#b00;font:1rem/1.6 monospace;white-space:pre-wrap';
  over.textContent = lines.join('\n\n');
  document.body.append(over);
}

new EventSource('preview-events').onmessage = ({ data }: MessageEvent<string>) => {
  const { id, lines }: { id: string; lines: string[] } = JSON.parse(data);
  // A page that was loaded with a mistake says it itself.
  if (known !== undefined && known !== id) {
    if (lines.length > 0) show(lines);
    else location.reload();
  }
  known = id;
};
