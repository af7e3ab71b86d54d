import { runInNewContext } from 'node:vm';
import { redirectsOf } from '../../../feeds/redirects';
import { desktop } from '../../../fixtures/catalogues';
import { contents, exportedProject } from '../../../fixtures/exported';
import { finish, prepare } from '../../../publisher/export/finish';

const german = {
  language: 'de' as const,
  head: '<title>App</title>',
  body: '<script data-offers=""></script>',
};

async function hosting(base: string) {
  const root = await exportedProject({});
  await finish(root, base, [], { name: 'page', whole: true }, await prepare(base, [german]));
  return contents(root);
}

const servers = ['nginx.conf', 'apache.conf', 'Caddyfile', 'lighttpd.conf', 'firebase.json'].map(
  (name) => `hosting/${name}`,
);
const headers = [
  /Content-?Security-?Policy/,
  /Referrer-?Policy/,
  /Permissions-Policy/,
  /Cross-Origin-Opener-Policy/,
  /Cross-Origin-Resource-Policy/,
  /Cache-Control/,
  /Content-Disposition/,
];

it.each(['out/_headers', ...servers])(
  '%s names every header and forbids framing, without loosening anything',
  async (name) => {
    const text = (await hosting(''))[name] ?? '';
    for (const header of headers) expect(text).toMatch(header);
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).not.toMatch(/unsafe-eval(?<!wasm-unsafe-eval)/);
    // A style may stand in a picture that somebody opens by itself, where no script runs.
    for (const [, before] of text.matchAll(/([^"\n]*)'unsafe-inline'/g))
      expect(before).toMatch(/default-src 'none'; img-src data:; style-src $/);
    expect(text).toContain("style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox");
  },
);

it('carries hashes only where headers are published together with the page', async () => {
  const files = await hosting('');
  for (const name of ['out/_headers', 'hosting/firebase.json'])
    expect(files[name]).toContain("default-src 'none'; script-src 'self' 'sha256-");
  for (const name of servers.slice(0, -1)) expect(files[name]).not.toContain('sha256-');
});

it('sets each header once for every path on hosts that join them', async () => {
  const text = (await hosting(''))['out/_headers'] ?? '';
  const rules = text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return {
        fits: (asked: string) =>
          path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path,
        names: lines.map((line) => line.trim().split(':')[0]),
      };
    });
  for (const path of [
    '/download/',
    '/download/de/',
    '/download/files/1.0/app.zip',
    '/download/static/chunks/a.js',
  ]) {
    const names = rules.filter(({ fits }) => fits(path)).flatMap((rule) => rule.names);
    const once = names.filter((one) => one !== 'Content-Security-Policy');
    expect(once).toEqual([...new Set(once)]);
    expect(once).toContain('Cache-Control');
  }
});

it('follows a base path everywhere', async () => {
  const files = await hosting('/project');
  expect(files['out/download/index.html']).toContain(
    'data-src="/project/download/static/chunks/actions-',
  );
  expect(files['out/_redirects']).toBe('/project/ /project/download/ 302\n');
  expect(files['out/_headers']).toMatch(/^\/project\/\*\n/);
  expect(files['hosting/nginx.conf']).toContain('location /project/download/static/ {');
  expect(files['hosting/nginx-site.conf']).toContain('error_page 404 /project/404.html;');
});

function askCloudFront(code: string, uri: string, querystring = {}): unknown {
  const request = JSON.stringify({ uri, querystring });
  return runInNewContext(`${code}; JSON.stringify(handler({ request: ${request} }))`);
}

it('leads permanent links on where the host reads one list of redirects, and leaves out what CloudFront would refuse', async () => {
  const root = await exportedProject({});
  const redirects = redirectsOf(desktop, '');
  await finish(root, '', redirects);
  const files = await contents(root);
  const [from, to] = [
    '/download/latest/linux-x64.deb',
    'https://dl.example.org/lumen_3.2.0_amd64.deb',
  ];
  expect(files['out/_redirects']?.split('\n')).toEqual([
    '/ /download/ 302',
    ...redirects.map((link) => `${link.from} ${link.to} 302`),
    '',
  ]);
  expect(files['out/_redirects']).toContain(`\n${from} ${to} 302\n`);
  expect(JSON.parse(files['hosting/firebase.json'] ?? '').hosting.redirects).toContainEqual({
    source: from,
    destination: to,
    type: 302,
  });
  expect(askCloudFront(files['hosting/cloudfront/function.js'] ?? '', from)).toContain(
    `"statusCode":302,"statusDescription":"Found","headers":{"location":{"value":"${to}"}}`,
  );

  await finish(
    root,
    '',
    Array.from({ length: 200 }, (_, i) => ({
      from: `/download/latest/${i}`,
      to: `https://dl.example.org/${'a'.repeat(60)}/${i}`,
    })),
  );
  const short = (await contents(root))['hosting/cloudfront/function.js'] ?? '';
  expect(short.length).toBeLessThan(10 * 1024);
  expect(short).toContain('The 200 permanent links are left out');
  expect(askCloudFront(short, '/download/')).toContain('{"uri":"/download/index.html"');
});

it('answers at CloudFront for folders and for the root', async () => {
  const code = (await hosting(''))['hosting/cloudfront/function.js'] ?? '';
  const ask = (uri: string) => askCloudFront(code, uri);
  expect(ask('/download/')).toContain('{"uri":"/download/index.html"');
  expect(ask('/download')).toContain('"location":{"value":"/download/"}');
  expect(ask('/download/releases')).toContain('"location":{"value":"/download/releases/"}');
  expect(ask('/download/releases/1.0')).toContain('"location":{"value":"/download/releases/1.0/"}');
  expect(ask('/download/de')).toContain('"location":{"value":"/download/de/"}');
  expect(ask('/download/de/verify')).toContain('"location":{"value":"/download/de/verify/"}');
  expect(ask('/download/verify')).toContain('"location":{"value":"/download/verify/"}');
  expect(ask('/')).toContain('"statusCode":302');
  expect(ask('/download/releases.json')).toContain('{"uri":"/download/releases.json"');
});

it('keeps at CloudFront the query that was asked for, as it was written', async () => {
  const code = (await hosting(''))['hosting/cloudfront/function.js'] ?? '';
  // The form of an event: docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
  const query = {
    os: { value: 'macos' },
    'a%20b': { value: '', multiValue: [{ value: '' }, { value: '%C3%BC' }] },
  };
  for (const uri of ['/', '/download'])
    expect(askCloudFront(code, uri, query)).toContain(
      '"location":{"value":"/download/?os=macos&a%20b&a%20b=%C3%BC"}',
    );
});

it('names what belongs to an account after the product and its place, within what CloudFront takes', async () => {
  const root = await exportedProject({});
  await finish(root, '', [], { name: 'app-two', whole: false });
  const files = await contents(root);
  const policies = Object.entries(files).filter(([name]) => /cloudfront\/headers-/.test(name));
  // An account has 20 (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html).
  expect(policies.length).toBeLessThan(8);
  const names = policies.map(([, text]) => String(JSON.parse(text).Name));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^download-app-two-\d+$/);
  const lines = (files['hosting/cloudfront/behaviours.txt'] ?? '').trim().split('\n');
  for (const line of lines) {
    expect(line).toMatch(/^\/download\/\S* headers-\d+$/);
    expect(files[`hosting/cloudfront/${line.split(' ')[1]}.json`]).toBeDefined();
  }
});

it('gives a guest nothing that rules over more than its own folder', async () => {
  const root = await exportedProject({});
  await finish(root, '', [{ from: '/download/latest/a', to: '/download/files/a' }], {
    name: 'app',
    whole: false,
  });
  const files = await contents(root);
  expect(Object.keys(files).filter((name) => /^out\/[^/]*$/.test(name))).toEqual(['out/404.html']);
  expect(files['hosting/_redirects']).toBe('/download/latest/a /download/files/a 302\n');
  const paths = (files['hosting/_headers'] ?? '').match(/^\/.*$/gm) ?? [];
  expect(paths.length).toBeGreaterThan(5);
  const { hosting } = JSON.parse(files['hosting/firebase.json'] ?? '');
  const places = [...hosting.headers, ...hosting.redirects].map(({ source }) => source);
  for (const place of [...paths, ...places]) expect(place).toMatch(/^\/download\//);
  expect(Object.keys(hosting)).toEqual(['redirects', 'headers']);
  expect(Object.keys(files).filter((name) => /-site/.test(name))).toEqual([]);
});

it.each(['apache.conf', 'lighttpd.conf'])(
  '%s finds the page below a folder whose name means something in an expression',
  async (name) => {
    const text = (await hosting('/c++'))[`hosting/${name}`] ?? '';
    const expressions = [...text.matchAll(/"\^([^"\n]*download[^"\n]*)"/g)].map(
      ([, expression = '']) => new RegExp(`^${expression}`),
    );
    for (const path of ['/c++/download', '/c++/download/', '/c++/download/index.html'])
      expect([path, expressions.some((one) => one.test(path))]).toEqual([path, true]);
    expect(expressions.filter((one) => one.test('/ccc/download/'))).toEqual([]);
  },
);
