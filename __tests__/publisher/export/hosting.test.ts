import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportedProject } from '../../../fixtures/exported';
import {
  apacheModules,
  findProgram,
  hosts,
  startHost,
  type Host,
  type Place,
} from '../../../fixtures/hosts';
import { writeCopies } from '../../../publisher/export/compress';
import { finish, prepare } from '../../../publisher/export/finish';

jest.setTimeout(120_000);

// The servers of a publisher's own, with the configurations that a build writes, at what operators try first.

const words = Array.from({ length: 400 }, (_, i) => `Sentence number ${i}.`).join(' ');

/** A finished site below `base` with a page of releases and files for programs, and copies of what is worth it. */
async function project(base: string, whole: boolean, name = 'app'): Promise<string> {
  const root = await exportedProject({});
  const out = path.join(root, 'out');
  await finish(
    root,
    base,
    [{ from: `${base}/download/latest/a.deb`, to: `${base}/download/files/1/a.deb` }],
    { name, whole },
    await prepare(base, [
      { language: 'de', head: '<title>App</title>', body: '<script data-offers=""></script>' },
    ]),
  );
  for (const [file, text] of Object.entries({
    'releases/index.html': `<!doctype html><title>${name}</title><p>${words}`,
    'de/verify/index.html': `<!doctype html><title>${name}</title>`,
    'feed.xml': `<feed>${words}</feed>`,
    'install.sh': `# ${words}`,
    'files/1/app.txt': words,
    'files/1/app.txt.gz': 'another file',
  })) {
    mkdirSync(path.dirname(path.join(out, 'download', file)), { recursive: true });
    writeFileSync(path.join(out, 'download', file), text);
  }
  await writeCopies(out, path.join(root, 'copies'));
  return root;
}

const made: string[] = [];
afterAll(() => made.forEach((root) => rmSync(root, { recursive: true })));
const kept = async (root: Promise<string>) => {
  made.push(await root);
  return root;
};

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { redirect: 'manual', headers });
const pathOf = (response: Response) => {
  const location = response.headers.get('location') ?? '';
  return location.startsWith('/') ? location : `not relative: ${location}`;
};

const own = hosts.filter(({ program }) =>
  ['nginx', 'apache2', 'caddy', 'lighttpd'].includes(program),
);

describe.each(own)('$name', (host) => {
  const program = findProgram(host.program);
  const testOn = program ? test : test.skip;

  describe.each(['', '/project'])('with a whole site at "%s/"', (base) => {
    testOn(`keeps queries, and leads on within the host [${host.program}]`, async () => {
      const root = await kept(project(base, true));
      const { origin, stop } = await startHost(host, program ?? '', root, base);
      try {
        const page = `${base}/download/`;
        for (const [asked, to] of [
          [`${base}/?os=macos`, `${page}?os=macos`],
          [`${base || '/'}?os=macos&cpu=arm64`, `${page}?os=macos&cpu=arm64`],
          [base || '/', page],
          [`${base}/download?os=macos`, `${page}?os=macos`],
          [`${base}/download`, page],
          [`${page}releases`, `${page}releases/`],
          [`${page}releases?a=b`, `${page}releases/?a=b`],
          [`${page}de?os=mac`, `${page}de/?os=mac`],
          [`${page}de/verify`, `${page}de/verify/`],
        ] as const) {
          const response = await get(origin + asked);
          expect([asked, response.status < 309, pathOf(response)]).toEqual([asked, true, to]);
        }
        // nginx and Caddy would name the scheme and host that they see, which a proxy in front speaks otherwise.
        const proxied = await get(`${origin}${page}releases`, { 'x-forwarded-proto': 'https' });
        expect(pathOf(proxied)).toBe(`${page}releases/`);
        const link = await get(`${origin}${page}latest/a.deb`);
        expect([link.status, new URL(link.headers.get('location') ?? '', origin).pathname]).toEqual(
          [302, `${page}files/1/a.deb`],
        );

        // The page in another language is one too: files run no script.
        for (const address of ['de/', 'de/verify/']) {
          const policyAt = async (place: string) =>
            (await get(origin + page + place)).headers.get('content-security-policy');
          expect(await policyAt(address)).toBe(await policyAt(''));
        }

        for (const missing of [`${page}nothing.yml`, `${page}nothing`, `${base}/nothing.txt`]) {
          const response = await get(origin + missing);
          expect([missing, response.status]).toEqual([missing, 404]);
          expect(response.headers.get('content-type')).toMatch(/^text\/html/);
          expect(await response.text()).toContain('Not found');
        }
      } finally {
        stop();
      }
    });
  });

  testOn(
    `sends compressed texts, finds them unchanged, and says over http nothing that counts only over https [${host.program}]`,
    async () => {
      const root = await kept(project('', true));
      const { origin, stop } = await startHost(host, program ?? '', root, '');
      try {
        const text = (name: string) => readFileSync(path.join(root, 'out/download', name), 'utf8');
        for (const [address, name] of [
          ['releases/', 'releases/index.html'],
          ['feed.xml', 'feed.xml'],
          ['install.sh', 'install.sh'],
        ] as const) {
          for (const encoding of ['gzip', 'br, gzip']) {
            const asked = { 'accept-encoding': encoding };
            const response = await get(`${origin}/download/${address}`, asked);
            expect([address, response.headers.get('content-encoding')]).toEqual([
              address,
              expect.stringMatching(/^(gzip|br)$/),
            ]);
            expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
            expect(response.headers.get('content-type')).toMatch(
              /^(text|application)\/(html|xml|plain)/,
            );
            expect(await response.text()).toBe(text(name));
            const etag = response.headers.get('etag') ?? 'none';
            const again = await get(`${origin}/download/${address}`, {
              ...asked,
              'if-none-match': etag,
            });
            expect([address, encoding, again.status]).toEqual([address, encoding, 304]);
          }
          const plain = await get(`${origin}/download/${address}`, {
            'accept-encoding': 'identity',
          });
          expect(plain.headers.get('content-encoding')).toBeNull();
          expect(await plain.text()).toBe(text(name));
        }
        const file = await get(`${origin}/download/files/1/app.txt`, { 'accept-encoding': 'gzip' });
        expect(await file.text()).toBe(words);
        const page = await get(`${origin}/download/`);
        expect(page.headers.get('cache-control')).toBe('public, max-age=60, no-transform');
        expect(page.headers.get('cross-origin-opener-policy')).toBeNull();
      } finally {
        stop();
      }
    },
  );

  testOn(`answers over https and HTTP/2, and leads there from http [${host.program}]`, async () => {
    const root = await kept(project('', true));
    const { origin, https, stop } = await startHost(host, program ?? '', root, '', {
      secure: true,
    });
    try {
      const curl = (...args: string[]) =>
        execFileSync(
          'curl',
          ['-s', '--cacert', https?.certificate ?? '', '-D', '-', '-o', '/dev/null', ...args],
          { encoding: 'utf8' },
        );
      const page = curl('--http2', `${https?.origin}/download/?os=macos`);
      expect(page).toMatch(/^HTTP\/2 200/);
      expect(page).toMatch(/^cross-origin-opener-policy: same-origin/im);
      expect(page).toMatch(/^content-security-policy: /im);
      const led = curl(`${origin}/download/?os=macos`);
      expect(led).toMatch(/^HTTP\/1.1 30[18]/);
      expect(led).toMatch(/^location: https:\/\/[^/]+\/download\/\?os=macos\r$/im);
    } finally {
      stop();
    }
  });
});

/** How somebody's site is served that has nothing to do with ours, and takes in two of our snippets (`includes`). */
const sites: Record<string, (place: Place, includes: string) => string> = {
  nginx: ({ folder, port }, includes) => `daemon off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; client_body_temp_path ${folder}/tmp; include mime.types;
  server { listen 127.0.0.1:${port}; server_name other.example.org; root ${folder}; }
  server { listen 127.0.0.1:${port} default_server; root ${folder}/out; index index.php index.html; error_page 404 /missing.html;
    add_header X-Site yes;
    location ~* \\.(js|css|html|xml)$ { expires 30d; }
    location = / { try_files /index.html =404; }
    ${includes} } }`,
  apache2: ({ folder, port }, includes) => `${apacheModules('autoindex').join('\n')}
ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
ServerName localhost
Listen 127.0.0.1:${port}
TypesConfig /etc/mime.types
<VirtualHost 127.0.0.1:${port}>
DocumentRoot ${folder}/out
ErrorDocument 404 /missing.html
Header set X-Site yes
<Directory ${folder}/out>
Options Indexes
Require all granted
</Directory>
${includes}
</VirtualHost>`,
  caddy: ({ folder, port }, includes) => `{
 admin off
}
http://127.0.0.1:${port} {
  root * ${folder}/out
  header X-Site yes
  ${includes}
  file_server browse
  handle_errors {
    rewrite * /missing.html
    file_server
  }
}`,
  // As Debian ships it, with other folders.
  lighttpd: ({ folder, port }, includes) =>
    readFileSync('/etc/lighttpd/lighttpd.conf', 'utf8')
      .replace('/var/www/html', `${folder}/out`)
      .replace(/^server\.(upload-dirs|errorlog|pid-file|username|groupname).*$/gm, '')
      .replace(/^server\.port .*$/m, `server.port = ${port}\nserver.bind = "127.0.0.1"`)
      .replace(/^include_shell "\/usr\/share\/lighttpd\/use-ipv6.*$/m, '')
      .replace(
        'include "/etc/lighttpd/conf-enabled/*.conf"',
        `server.modules += ( "mod_redirect", "mod_setenv", "mod_deflate" )\nserver.errorfile-prefix = "${folder}/out/"\nsetenv.add-response-header = ( "X-Site" => "yes" )\n${includes}`,
      ),
};
const include: Record<string, (file: string) => string> = {
  nginx: (file) => `include ${file};\n`,
  apache2: (file) => `Include ${file}\n`,
  caddy: (file) => `import ${file}\n`,
  lighttpd: (file) => `include "${file}"\n`,
};

test.each(own.filter(({ program }) => findProgram(program)))(
  'two products are guests on $name in a site that stays as it is',
  async ({ name, program }) => {
    const [first, second] = [
      await kept(project('', false)),
      await kept(project('/tool', false, 'tool')),
    ];
    const out = path.join(first, 'out');
    rmSync(path.join(out, '404.html'), { force: true });
    cpSync(path.join(second, 'out/download'), path.join(out, 'tool/download'), { recursive: true });
    cpSync(path.join(second, 'hosting'), path.join(first, 'hosting/tool'), { recursive: true });
    const home = '<!doctype html><style>p{color:red}</style><p onclick="alert(1)">Home';
    for (const [file, text] of [
      ['index.html', home],
      ['missing.html', 'Their page'],
      ['404.html', 'Their page'],
      ['feed.xml', '<x/>'],
    ] as const)
      writeFileSync(path.join(out, file), text);
    const snippet =
      {
        nginx: 'nginx.conf',
        apache2: 'apache.conf',
        caddy: 'Caddyfile',
        lighttpd: 'lighttpd.conf',
      }[program] ?? '';
    const guest: Pick<Host, 'name' | 'start'> = {
      name,
      start: (place) => {
        const includes = ['', 'tool/']
          .map((folder) => include[program]?.(path.join(place.folder, 'hosting', folder, snippet)))
          .join('');
        const file = path.join(place.folder, 'site.conf');
        writeFileSync(file, sites[program]?.(place, includes) ?? '');
        if (program === 'nginx')
          cpSync('/etc/nginx/mime.types', path.join(place.folder, 'mime.types'));
        return (
          {
            nginx: ['-c', file],
            apache2: ['-X', '-f', file],
            caddy: ['run', '--adapter', 'caddyfile', '--config', file],
            lighttpd: ['-D', '-f', file],
          }[program] ?? []
        );
      },
    };
    const { origin, stop } = await startHost(guest, findProgram(program) ?? '', first, '');
    try {
      for (const [address, text] of [
        ['/', home],
        ['/nothing', 'Their page'],
        ['/feed.xml', '<x/>'],
      ] as const) {
        const response = await get(origin + address);
        expect([address, await response.text()]).toEqual([address, text]);
        for (const header of [
          'content-security-policy',
          'permissions-policy',
          'referrer-policy',
          'cross-origin-resource-policy',
        ])
          expect(response.headers.get(header)).toBeNull();
        if (response.ok) expect(response.headers.get('x-site')).toBe('yes');
      }
      for (const base of ['', '/tool']) {
        const page = await get(`${origin}${base}/download/`);
        expect(page.status).toBe(200);
        expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
        const html = await page.text();
        const script = /data-src="([^"]+)"/.exec(html)?.[1] ?? '';
        expect(script).toMatch(`${base}/download/static/chunks/actions-`);
        const chunk = await get(origin + script);
        expect([chunk.status, chunk.headers.get('cache-control')]).toEqual([
          200,
          expect.stringMatching(/immutable/),
        ]);
        const feed = await get(`${origin}${base}/download/feed.xml`);
        expect(feed.headers.get('cache-control')).toBe('public, max-age=60');
        expect(pathOf(await get(`${origin}${base}/download?os=macos`))).toBe(
          `${base}/download/?os=macos`,
        );
        const link = await get(`${origin}${base}/download/latest/a.deb`);
        expect(link.headers.get('location')).toMatch(new RegExp(`${base}/download/files/1/a.deb$`));
        expect((await get(`${origin}${base}/download/files/`)).status).not.toBe(200);
      }
    } finally {
      stop();
    }
  },
);
