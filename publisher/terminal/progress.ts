import { size as formatBytes } from '../../app/download/words/download-page';

/** Called with how much of how much is done. */
export type OnProgress = (done: number, total: number) => void;

function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Shows progress on `stream`: one line that is rewritten on a terminal, a plain line every five seconds elsewhere, so
 * that a log shows that something goes on. `finish` ends the line.
 */
export function openProgress(
  stream: NodeJS.WritableStream & { isTTY?: boolean },
  what: string,
  format: (count: number) => string = formatBytes,
): { onProgress: OnProgress; finish(): void } {
  const every = stream.isTTY ? 100 : 5000;
  const started = Date.now();
  let shown = started;
  let isOpen = false;
  return {
    onProgress(done, total) {
      const now = Date.now();
      if (now - shown < every) return;
      shown = now;
      const speed = done / ((now - started) / 1000);
      const left = speed > 0 ? `, ${duration((total - done) / speed)} left` : '';
      const line = `${what}: ${format(done)} of ${format(total)}, ${format(Math.round(speed))}/s${left}`;
      isOpen = stream.isTTY === true;
      stream.write(stream.isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
    },
    finish() {
      if (isOpen) stream.write('\r\u001b[2K');
    },
  };
}
