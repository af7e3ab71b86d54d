import { pieceLength } from '../../../../catalogue/piece-length';
import { digest } from './digest';
import { type HashReply, type HashRequest } from './hash-in-worker';

function reply(message: HashReply): void {
  self.postMessage(message);
}

self.onmessage = async ({ data: { file, what } }: MessageEvent<HashRequest>) => {
  let told = 0;
  // Once a piece is often enough to be seen.
  const onProgress = (bytes: number): void => {
    if (bytes - told < pieceLength && bytes < file.size) return;
    told = bytes;
    reply({ bytes });
  };
  try {
    reply({ hashes: await digest(file, what, { onProgress }) });
  } catch (error) {
    reply({
      error:
        error instanceof Error
          ? { name: error.name, message: error.message }
          : { name: 'Error', message: String(error) },
    });
  }
};
