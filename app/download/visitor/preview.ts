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

// React, which may draw the page anew when it takes over, knows nothing of what was put there before.
setInterval(() => {
  if (over && !over.isConnected) document.body.append(over);
}, 200);

new EventSource('preview-events').onmessage = ({ data }: MessageEvent<string>) => {
  const { id, saved, lines }: { id: string; saved: number; lines: string[] } = JSON.parse(data);
  // What was saved while this page was on its way is news too; both clocks are this computer's.
  const isNews = known === undefined ? saved > performance.timeOrigin : known !== id;
  known = id;
  if (lines.length > 0) show(lines);
  else if (isNews) location.reload();
};
