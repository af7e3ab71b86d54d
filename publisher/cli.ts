import { release } from './program';

// Who reads only the beginning (| head) has closed the pipe: there is nobody to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await release(process.argv.slice(2), process);
