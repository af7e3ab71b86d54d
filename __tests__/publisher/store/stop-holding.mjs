// Preloaded into a command: once it holds the lock it says so, and waits until it is ended.
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { readFile } = fs;
fs.readFile = async (file, ...rest) => {
  if (String(file).endsWith('releases.json')) {
    process.stdout.write('holding\n');
    await new Promise((resolve) => {
      setTimeout(resolve, 600_000);
    });
  }
  return readFile(file, ...rest);
};
syncBuiltinESMExports();
