import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, chmodSync, constants, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Where one server works: `out` and `hosting` as a publisher has them, and room for its configuration. */
interface Place {
  folder: string;
  port: number;
}

/** A real server, and how it differs from the others. `start` writes its configuration and says what to run. */
export interface Host {
  name: string;
  program: string;
  start(place: Place): string[];
  /** It reads none of our files, so it sends none of our headers and no redirect from the root. */
  plain?: true;
  ranges: boolean;
}

/** The shipped snippet with what a publisher changes in it: folders, port and name. */
function snippet(name: string, { folder, port }: Place): string {
  return readFileSync(path.join(folder, 'hosting', name), 'utf8').replaceAll('/srv/www', path.join(folder, 'out')).replaceAll('/srv/hosting', path.join(folder, 'hosting'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`).replace('*:80>', `127.0.0.1:${port}>`).replace(/^example\.org \{/m, `http://127.0.0.1:${port} {`);
}

function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'mime', 'alias', 'headers', 'deflate', 'filter'];

export const hosts: readonly Host[] = [
  {
    name: 'nginx', program: 'nginx', ranges: true,
    start: (place) => ['-c', write(place.folder, 'nginx.conf',
      `daemon off; pid ${place.folder}/pid; error_log stderr; events {} http { access_log off; client_body_temp_path ${place.folder}/tmp; ${snippet('nginx.conf', place)} }`)],
  },
  {
    name: 'Apache', program: 'apache2', ranges: true,
    start: (place) => ['-X', '-f', write(place.folder, 'apache.conf', [
      `ServerRoot ${place.folder}`, `PidFile ${place.folder}/pid`, `ErrorLog ${place.folder}/error.log`, 'ServerName localhost', `Listen 127.0.0.1:${place.port}`, 'TypesConfig /etc/mime.types',
      ...apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      snippet('apache.conf', place),
    ].sort((a, b) => Number(b.startsWith('LoadModule')) - Number(a.startsWith('LoadModule'))).join('\n'))],
  },
  {
    name: 'Caddy', program: 'caddy', ranges: true,
    start: (place) => ['run', '--adapter', 'caddyfile', '--config', write(place.folder, 'Caddyfile', `{\n admin off\n}\n${snippet('Caddyfile', place)}`)],
  },
  {
    name: 'lighttpd', program: 'lighttpd', ranges: true,
    start: (place) => ['-D', '-f', write(place.folder, 'lighttpd.conf', [
      `server.port = ${place.port}`, 'server.bind = "127.0.0.1"',
      'include_shell "/usr/share/lighttpd/create-mime.conf.pl"', snippet('lighttpd.conf', place),
    ].join('\n'))],
  },
  {
    name: 'Python', program: 'python3', plain: true, ranges: false,
    start: ({ folder, port }) => ['-m', 'http.server', '--bind', '127.0.0.1', '--directory', path.join(folder, 'out'), `${port}`],
  },
  {
    name: 'Cloudflare Pages (wrangler)', program: 'wrangler', ranges: false,
    start: ({ port }) => ['pages', 'dev', 'out', '--ip', '127.0.0.1', '--port', `${port}`],
  },
  {
    name: 'Firebase (superstatic)', program: 'superstatic', ranges: false,
    start: ({ port }) => ['.', '--config', 'hosting/firebase.json', '--host', '127.0.0.1', '--port', `${port}`],
  },
];

/** The program's file, from PATH or where Debian puts servers. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

/** A copy of a built project's `out` and `hosting` with one hosted file, readable for servers that give up their rights. */
function published(project: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'host-'));
  chmodSync(folder, 0o755);
  for (const name of ['out', 'hosting']) cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  mkdirSync(path.join(folder, 'out', 'download', 'files', '1.0'), { recursive: true });
  write(path.join(folder, 'out', 'download', 'files', '1.0'), 'app.apk', 'PK'.repeat(1000));
  return folder;
}

/** Starts a server on a built project and waits until it answers. Throws with its output when it stops instead. */
export async function startHost(host: Host, program: string, project: string): Promise<{ origin: string; stop: () => void }> {
  const folder = published(project);
  const port = await freePort();
  const server: ChildProcess = spawn(program, host.start({ folder, port }), { cwd: folder, env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' } });
  let output = '';
  const listen = (data: Buffer) => { output += data.toString(); };
  server.stdout?.on('data', listen);
  server.stderr?.on('data', listen);
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 30_000;
  while (!await fetch(`${origin}/download/`).then(({ ok }) => ok, () => false)) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill();
      throw new Error(`${host.name} does not serve the page:\n${output}`);
    }
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
  return { origin, stop: () => { server.kill(); } };
}
