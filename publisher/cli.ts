import './node-version.mjs';
import { programFolder } from './program-folder';

// Who reads only the beginning (| head) has closed the pipe: there is nobody to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// npm goes to the folder of the project (`npm --prefix`): paths are meant from where the user stands.
if (process.env.INIT_CWD && process.cwd() === programFolder) process.chdir(process.env.INIT_CWD);

const { release } = await import('./program');
process.exitCode = await release(process.argv.slice(2), process);
