import type { StreamReply, StreamRequest } from './hash';
import { streamDigest } from './streamDigest';

/** Progress is told at most this often, in bytes: once a piece. */
const progressStep = 2 ** 23;

function reply(message: StreamReply): void {
  self.postMessage(message);
}

self.onmessage = async ({ data: { file, algorithm } }: MessageEvent<StreamRequest>) => {
  let told = 0;
  const onProgress = (bytes: number): void => {
    if (bytes - told < progressStep) return;
    told = bytes;
    reply({ bytes });
  };
  try {
    reply({ hash: await streamDigest(file, algorithm, { onProgress }) });
  } catch (error) {
    reply({ error: error instanceof Error ? { name: error.name, message: error.message } : { name: 'Error', message: String(error) } });
  }
};
