import { createStaticServer } from './serve';

const port = Number(process.env.PORT ?? 3000);
const server = createStaticServer('out');

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `port ${port} is in use; choose another, for example PORT=${port + 1} npm start`
      : error.message;
  console.error(`Cannot serve out/: ${reason}`);
  process.exitCode = 1;
});
server.listen(port, () =>
  console.log(`Serving out/ at http://localhost:${port}/download/ (Ctrl+C to stop)`),
);
