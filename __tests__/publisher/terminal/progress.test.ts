import { PassThrough } from 'node:stream';
import { openProgress } from '../../../publisher/terminal/progress';

afterEach(() => jest.useRealTimers());

test('says how long it takes only when it knows, and by how fast it has become', () => {
  jest.useFakeTimers({ now: 0 });
  const stream = Object.assign(new PassThrough(), { isTTY: true });
  const { onProgress } = openProgress(stream, 'hashing', (count) => `${count} bytes`);
  const shown = (at: number, done: number) => {
    jest.setSystemTime(at);
    onProgress(done, 6000);
    return String(stream.read()).replace(/^.*K/s, '');
  };
  // One byte in the first second would be an hour and a half.
  expect(shown(1000, 1)).toBe('hashing: 1 bytes of 6000 bytes');
  expect(shown(2000, 1000)).not.toContain('left');
  expect(shown(4000, 3000)).toContain('4 s left');
  expect(shown(5000, 4000)).toContain('3 s left');
});
