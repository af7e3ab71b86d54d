import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { checkHostedFile } from '../../fixtures/check-file';
import {
  findProgram,
  hostedFile,
  hosts,
  projectCatalogue,
  startHost,
  type Host,
} from '../../fixtures/hosts';
import { listen } from '../../fixtures/listen';
import { buildSite } from '../../fixtures/site';
import { filesBelow } from '../../publisher/export/prune';

// What a build without --whole-site writes, copied into somebody's site as docs/hosting.md says.

test.describe.configure({ mode: 'serial' });

let guest = '';
test.beforeAll(() => {
  const built = buildSite('guest', projectCatalogue, {
    files: { [hostedFile.path]: hostedFile.content },
    script: 'release -- build',
  });
  expect(built.status, built.output).toBe(0);
  guest = built.folder;
});

/** Writes files below a folder that is made anew. */
function write(folder: string, files: Record<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** Another project's export by the same Next, made once for this version: two pages, one of them with a part that counts. */
function otherExport(): string {
  const { version } = createRequire(import.meta.url)('next/package.json') as { version: string };
  const folder = path.resolve('.cache', 'sites', `next-${version}`);
  const out = path.join(folder, 'out');
  if (existsSync(path.join(out, 'about', 'index.html'))) return out;
  write(folder, {
    'package.json': '{"private": true}',
    'next.config.mjs': `export default { output: 'export', trailingSlash: true, turbopack: { root: ${JSON.stringify(path.resolve('.'))} } };`,
    'app/layout.js':
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
    'app/page.js':
      'import Link from "next/link"; import { Counter } from "./counter"; export default function Home() { return <main><h1>Home</h1><Counter /><Link href="/about/">About</Link> <a href="/download/">Download</a></main>; }',
    'app/counter.js':
      '"use client"; import { useState } from "react"; export function Counter() { const [count, setCount] = useState(0); return <button onClick={() => setCount(count + 1)}>Counted {count}</button>; }',
    'app/about/page.js': 'export default function About() { return <h1>About us</h1>; }',
    'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  });
  const build = spawnSync(
    process.execPath,
    [path.resolve('node_modules/next/dist/bin/next'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  expect(build.status, build.stdout + build.stderr).toBe(0);
  return out;
}

const ours = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
];

/** Puts the page into a site (`out`), on a copy of both; `hosting` is what the site's own files take in of ours. */
async function startWithGuest(
  name: string,
  out: string,
  host: Pick<Host, 'name' | 'program' | 'start'>,
  takeIn?: (hosting: string, root: string) => void,
) {
  const project = path.resolve('.cache', 'sites', name);
  rmSync(project, { recursive: true, force: true });
  cpSync(out, path.join(project, 'out'), { recursive: true });
  const own = await filesBelow(path.join(project, 'out'));
  // Nothing of ours has the place of something that is theirs.
  expect((await filesBelow(path.join(guest, 'out'))).filter((file) => own.includes(file))).toEqual(
    [],
  );
  cpSync(path.join(guest, 'out/download'), path.join(project, 'out/download'), { recursive: true });
  cpSync(path.join(guest, 'hosting'), path.join(project, 'hosting'), { recursive: true });
  takeIn?.(path.join(project, 'hosting'), path.join(project, 'out'));
  const started = await startHost(host, findProgram(host.program) ?? '', project, '');
  return { ...started, own };
}

/** The page wakes, and knows its file. */
async function checkAFile(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/download/`);
  await checkHostedFile(page, 'For Android, not for this computer');
}

const inNginx: Pick<Host, 'name' | 'program' | 'start'> = {
  name: 'nginx',
  program: 'nginx',
  start: ({ folder, port }) => {
    cpSync('/etc/nginx/mime.types', path.join(folder, 'mime.types'));
    const file = path.join(folder, 'site.conf');
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; include mime.types;
      client_body_temp_path ${folder}/tmp; server { listen 127.0.0.1:${port}; root ${folder}/out; error_page 404 /404.html;
      add_header X-Theirs yes always; include ${folder}/hosting/nginx.conf; } }`,
    );
    return ['-c', file];
  },
};

test('in another Next export both work, each with its own chunks', async ({ page }) => {
  test.skip(!findProgram('nginx'), 'nginx is not installed');
  test.setTimeout(240_000);
  const out = otherExport();
  const { origin, stop, own } = await startWithGuest('guest-in-next', out, inNginx);
  try {
    const said = listen(page);
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Counted 0' }).click();
    await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Download' }).click();
    await expect(page).toHaveURL(`${origin}/download/`);
    await checkAFile(page, origin);
    expect(said).toEqual([]);

    expect(own.filter((name) => name.startsWith('_next/static/chunks/')).length).toBeGreaterThan(3);
    for (const name of own) {
      const response = await fetch(
        `${origin}/${name.split('/').map(encodeURIComponent).join('/')}`,
      );
      expect(`${name} ${response.status}`).toBe(`${name} 200`);
      expect(
        Buffer.from(await response.arrayBuffer()).equals(readFileSync(path.join(out, name))),
      ).toBe(true);
      expect([name, response.headers.get('x-theirs')]).toEqual([name, 'yes']);
      expect(ours.filter((header) => response.headers.has(header))).toEqual([]);
    }
  } finally {
    stop();
  }
});

test('a plain site keeps its own error page, headers, redirects and inline scripts', async ({
  page,
}) => {
  const wrangler = hosts.find(({ program }) => program === 'wrangler');
  test.skip(!wrangler || !findProgram('wrangler'), 'wrangler is not installed');
  if (!wrangler) return;
  const out = path.resolve('.cache', 'sites', 'plain');
  const home =
    '<!doctype html><title>Home</title><link rel="icon" href="data:,"><style>h1{color:rgb(1,2,3)}</style><h1 onclick="this.textContent = \'Clicked\'">Home</h1><a href="/download/">Download</a>';
  const missing =
    '<!doctype html><title>Lost</title><link rel="icon" href="data:,"><h1>Their own error page</h1>';
  write(out, {
    'index.html': home,
    '404.html': missing,
    _headers: '/*\n  X-Frame-Options: SAMEORIGIN\n  X-Theirs: yes\n',
    _redirects: '/old /#new 301\n',
  });
  const { origin, stop } = await startWithGuest(
    'guest-in-plain',
    out,
    wrangler,
    (hosting, root) => {
      for (const name of ['_headers', '_redirects']) {
        const file = path.join(root, name);
        writeFileSync(
          file,
          readFileSync(file, 'utf8') + readFileSync(path.join(hosting, name), 'utf8'),
        );
      }
    },
  );
  try {
    const ask = (address: string) => fetch(origin + address, { redirect: 'manual' });
    for (const [address, status, text] of [
      ['/', 200, home],
      ['/nothing', 404, missing],
      ['/old', 301, ''],
    ] as const) {
      const response = await ask(address);
      expect([address, response.status]).toEqual([address, status]);
      if (text) expect(await response.text()).toBe(text);
      // Cloudflare and its imitation set two of these by themselves.
      expect([address, ours.filter((header) => response.headers.has(header))]).toEqual([
        address,
        ['referrer-policy', 'access-control-allow-origin'],
      ]);
      if (text) expect(response.headers.get('x-theirs')).toBe('yes');
    }
    const own = await ask('/download/');
    expect(own.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);

    const said = listen(page);
    await page.goto(`${origin}/`);
    const title = page.getByRole('heading');
    await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)');
    await title.click();
    await expect(title).toHaveText('Clicked');
    await page.getByRole('link', { name: 'Download' }).click();
    await checkAFile(page, origin);
    expect(said).toEqual([]);
  } finally {
    stop();
  }
});
