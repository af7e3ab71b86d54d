import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Where one server works: `out` and `hosting` as a publisher has them, and room for its configuration and its own files. */
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
  /** It publishes a folder as a whole site, so that nothing can be below a base path. */
  whole?: true;
  /** Whether it answers range requests: the two that only imitate a host at home don't, the hosts themselves do. */
  ranges: boolean;
}

/** The shipped snippet with what a publisher changes in it: folders, port and name. */
function snippet(name: string, { folder, port }: Place): string {
  return readFileSync(path.join(folder, 'hosting', name), 'utf8')
    .replaceAll('/srv/www', path.join(folder, 'out'))
    .replaceAll('/srv/hosting', path.join(folder, 'hosting'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('*:80>', `127.0.0.1:${port}>`)
    .replace(/^example\.org \{/m, `http://127.0.0.1:${port} {`);
}

function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const apacheModules = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'alias',
  'headers',
  'deflate',
  'filter',
];

export const hosts: readonly Host[] = [
  {
    name: 'nginx',
    program: 'nginx',
    ranges: true,
    start: (place) => [
      '-c',
      write(
        place.folder,
        'nginx.conf',
        `daemon off; pid ${place.folder}/pid; error_log stderr; events {} http { access_log off; client_body_temp_path ${place.folder}/tmp; ${snippet('nginx.conf', place)} }`,
      ),
    ],
  },
  {
    name: 'Apache',
    program: 'apache2',
    ranges: true,
    start: (place) => [
      '-X',
      '-f',
      write(
        place.folder,
        'apache.conf',
        [
          `ServerRoot ${place.folder}`,
          `PidFile ${place.folder}/pid`,
          `ErrorLog ${place.folder}/error.log`,
          'ServerName localhost',
          `Listen 127.0.0.1:${place.port}`,
          'TypesConfig /etc/mime.types',
          ...apacheModules.map(
            (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
          ),
          snippet('apache.conf', place),
        ]
          .sort((a, b) => Number(b.startsWith('LoadModule')) - Number(a.startsWith('LoadModule')))
          .join('\n'),
      ),
    ],
  },
  {
    name: 'Caddy',
    program: 'caddy',
    ranges: true,
    start: (place) => [
      'run',
      '--adapter',
      'caddyfile',
      '--config',
      write(place.folder, 'Caddyfile', `{\n admin off\n}\n${snippet('Caddyfile', place)}`),
    ],
  },
  {
    name: 'lighttpd',
    program: 'lighttpd',
    ranges: true,
    start: (place) => [
      '-D',
      '-f',
      write(
        place.folder,
        'lighttpd.conf',
        [
          `server.port = ${place.port}`,
          'server.bind = "127.0.0.1"',
          'include_shell "/usr/share/lighttpd/create-mime.conf.pl"',
          snippet('lighttpd.conf', place),
        ].join('\n'),
      ),
    ],
  },
  {
    name: 'Python',
    program: 'python3',
    plain: true,
    ranges: false,
    start: ({ folder, port }) => [
      '-m',
      'http.server',
      '--bind',
      '127.0.0.1',
      '--directory',
      path.join(folder, 'out'),
      `${port}`,
    ],
  },
  {
    name: 'Cloudflare Pages (wrangler)',
    program: 'wrangler',
    whole: true,
    ranges: false,
    start: ({ port }) => [
      'pages',
      'dev',
      'out',
      '--ip',
      '127.0.0.1',
      '--port',
      `${port}`,
      '--compatibility-date',
      '2025-09-01',
    ],
  },
  {
    name: 'Firebase (superstatic)',
    program: 'superstatic',
    whole: true,
    ranges: false,
    start: ({ port }) => [
      '.',
      '--config',
      'hosting/firebase.json',
      '--host',
      '127.0.0.1',
      '--port',
      `${port}`,
    ],
  },
];

/** The program's file: from PATH, where Debian puts servers, or where .ci/run puts those from npm. */
export function findProgram(name: string): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/sbin',
    path.resolve('.cache/servers/node_modules/.bin'),
  ];
  return folders
    .map((folder) => path.join(folder, name))
    .find((file) => {
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
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() =>
          address && typeof address === 'object'
            ? resolve(address.port)
            : reject(new Error('no port')),
        );
      });
  });
}

/** What the site under test hosts itself: enough to be asked for in parts. */
export const hostedFile = { path: 'files/1.0/app.apk', content: 'PK'.repeat(1000) };

/** An icon as somebody who can change the publisher's pictures would leave it: green, and red once its script has run. */
export const hostileIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><style>rect{fill:rgb(0,128,0)}</style><rect width="1" height="1"/>' +
  '<script>document.querySelector("rect").style.fill="rgb(255,0,0)"</script></svg>';

/** Where GitHub Pages publishes a project, and a catalogue with one file of the site's own. */
export const projectUrl = 'https://user.github.io/project/';
export const projectCatalogue = JSON.stringify({
  catalogueVersion: 1,
  product: { name: 'App', summary: 'An app.' },
  releases: [
    {
      version: '1.0',
      date: '2026-01-01',
      notes: 'First.',
      files: [
        {
          name: 'app.apk',
          url: hostedFile.path,
          size: hostedFile.content.length,
          os: 'android',
          sha256: createHash('sha256').update(hostedFile.content).digest('hex'),
        },
      ],
    },
  ],
});

/** A copy of a built project's `out` (below the base path) and `hosting`, readable for servers that give up their rights. */
function published(project: string, base: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'host-'));
  chmodSync(folder, 0o755);
  cpSync(path.join(project, 'out'), path.join(folder, 'out', base), { recursive: true });
  cpSync(path.join(project, 'hosting'), path.join(folder, 'hosting'), { recursive: true });
  const file = path.join('out', base, 'download', hostedFile.path);
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  write(folder, file, hostedFile.content);
  write(folder, path.join('out', base, 'download', 'icon.svg'), hostileIcon);
  return folder;
}

/** Starts a server on a copy of a built project (`folder`) and waits until it answers. Throws with its output when it stops instead. */
export async function startHost(
  host: Host,
  program: string,
  project: string,
  base: string,
): Promise<{ origin: string; folder: string; stop: () => void }> {
  const folder = published(project, base);
  const port = await freePort();
  // In a group of its own, since some start others; its home is the folder, so that it leaves nothing behind.
  const server: ChildProcess = spawn(program, host.start({ folder, port }), {
    cwd: folder,
    detached: true,
    env: { ...process.env, HOME: folder, WRANGLER_SEND_METRICS: 'false', CI: '1' },
  });
  const stop = () => {
    // At once: one that is asked to stop goes on writing while its folder is removed.
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  let output = '';
  const listen = (data: Buffer) => {
    output += data.toString();
  };
  server.stdout?.on('data', listen);
  server.stderr?.on('data', listen);
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 30_000;
  while (
    !(await fetch(`${origin}${base}/download/`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null || Date.now() > deadline) {
      stop();
      throw new Error(`${host.name} does not serve the page:\n${output}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return { origin, folder, stop };
}
