import { formatBytes } from './format-bytes';

/** Called with how much of how much is done. */
export type OnProgress = (done: number, total: number) => void;

/** Over how many milliseconds the speed is taken, and how many it needs before it says anything of the rest. */
const span = 10_000;
const enough = 3000;

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
  let shown = Date.now();
  let recent = [{ at: shown, done: 0 }];
  let isOpen = false;
  return {
    onProgress(done, total) {
      const now = Date.now();
      if (now - shown < every) return;
      shown = now;
      recent = [...recent.filter(({ at }) => now - at < span), { at: now, done }];
      const [first = { at: now, done }] = recent;
      const speed = (done - first.done) / ((now - first.at) / 1000);
      // A beginning tells nothing: the first file may be opened only, or come from a server that is slow to answer.
      const isKnown = now - first.at >= enough && speed > 0;
      const rest = isKnown
        ? `, ${format(Math.round(speed))}/s, ${duration((total - done) / speed)} left`
        : '';
      const line = `${what}: ${format(done)} of ${format(total)}${rest}`;
      isOpen = stream.isTTY === true;
      stream.write(stream.isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
    },
    finish() {
      if (isOpen) stream.write('\r\u001b[2K');
    },
  };
}
