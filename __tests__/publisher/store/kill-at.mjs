// Preloaded into a command: ends it with SIGKILL right before its n-th change to the file system (n in KILL_AT).
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

let left = Number(process.env.KILL_AT);
for (const name of ['copyFile', 'mkdir', 'open', 'rename', 'rm', 'rmdir']) {
  const original = fs[name];
  fs[name] = (...args) => {
    // Opening a file to read it changes nothing.
    if ((name !== 'open' || /w/.test(args[1])) && --left === 0)
      process.kill(process.pid, 'SIGKILL');
    return original(...args);
  };
}
syncBuiltinESMExports();
