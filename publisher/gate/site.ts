import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { downloadFolder } from '../../catalogue/addresses';
import { type Reason } from '../../catalogue/reason';
import { type Redirect } from '../../feeds/redirects';
import {
  allHeaders,
  hostRules,
  lastingPolicy,
  ownFolders,
  type HostRules,
} from '../export/hosts/rules';
import { filesBelow } from '../export/prune';
import { toRequestError } from '../net/request-error';
import { type Findings } from '../terminal/outcome';

/** What a host is asked: where the site is, without a slash at the end, what was built, and how requests are made. */
export interface Asked {
  site: string;
  out: string;
  redirects: readonly Redirect[];
  fetch: typeof globalThis.fetch;
}

const atOnce = 4;
const snippet = 'Include the snippet for this server from hosting/, as docs/hosting.md says.';

/** The types that a page, a script, a feed must have; a browser refuses scripts and pages of others. */
const types: Record<string, RegExp> = {
  css: /^text\/css/,
  html: /^text\/html/,
  js: /^(text|application)\/javascript/,
  json: /^application\/json/,
  meta4: /^application\/metalink4\+xml/,
  ps1: /^text\/plain/,
  sh: /^text\/plain/,
  svg: /^image\/svg\+xml/,
  txt: /^text\/plain/,
  xml: /^(text|application)\/([a-z]+\+)?xml/,
};

/** How the address of a file of `out` is asked for: a folder's page by its folder. */
const addressOf = (name: string) =>
  `/${name.split('/').map(encodeURIComponent).join('/')}`.replace(/\/index\.html$/, '/');

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Whether a host has one file as it was built, and calls it what it is. */
async function checkFile({ site, out, fetch }: Asked, name: string): Promise<Findings> {
  const where = site + addressOf(name);
  const isDownload = ownFolders.some((folder) => `/${name}`.startsWith(downloadFolder + folder));
  const response = await fetch(where, {
    method: isDownload ? 'HEAD' : 'GET',
    redirect: 'manual',
  });
  const file = path.join(out, name);
  const again = 'Deploy out/ again, and empty the cache in front of the site.';
  if (response.status !== 200) {
    await response.arrayBuffer();
    const problem = { expected: 'status 200', found: `${response.status}` };
    return { reasons: [{ where, problem, remedy: again }], warnings: [] };
  }
  if (isDownload) {
    const [found, expected] = [response.headers.get('content-length'), (await stat(file)).size];
    const isSame =
      found === null || response.headers.has('content-encoding') || Number(found) === expected;
    const problem = { expected: `${expected} bytes`, found: found ?? '' };
    return { reasons: isSame ? [] : [{ where, problem, remedy: again }], warnings: [] };
  }
  const [served, built] = [Buffer.from(await response.arrayBuffer()), await readFile(file)];
  const reasons: Reason[] = [];
  if (!served.equals(built)) {
    const isRewritten = name.endsWith('.html') && /<html/i.test(served.toString());
    reasons.push({
      where,
      problem: {
        expected: `${built.length} bytes with SHA-256 ${sha256(built).slice(0, 12)}…`,
        found: `${served.length} bytes with ${sha256(served).slice(0, 12)}…`,
      },
      remedy: isRewritten
        ? `${again} If it stays so, something rewrites HTML: switch that off for /download/ (docs/hosting.md).`
        : again,
    });
  }
  const type = types[path.extname(name).slice(1)];
  const found = response.headers.get('content-type') ?? 'none';
  if (type && !type.test(found))
    reasons.push({
      where,
      problem: { expected: `a type like ${type.source.slice(1).replaceAll('\\', '')}`, found },
      remedy: snippet,
    });
  return { reasons, warnings: [] };
}

/** What a cache may do is compared without what only some hosts are told; the policy only in that no site may frame the page. */
function isAsWanted(header: string, wanted: string, found: string): boolean {
  switch (header) {
    case 'Cache-Control':
      return found.replace(/, no-transform/, '') === wanted.replace(/, no-transform/, '');
    case 'Content-Security-Policy':
      return found.includes("frame-ancestors 'none'");
    default:
      return found === wanted;
  }
}

/** One line for what several addresses have in common. */
function together(reasons: readonly Reason[], kindOf: (reason: Reason) => string): Reason[] {
  const kinds = new Map<string, Reason[]>();
  for (const reason of reasons)
    kinds.set(kindOf(reason), [...(kinds.get(kindOf(reason)) ?? []), reason]);
  return [...kinds.values()].flatMap(([first, ...more]) =>
    first
      ? { ...first, where: first.where + (more.length > 0 ? ` and ${more.length} more` : '') }
      : [],
  );
}

/** One file of each rule, and how its headers differ from that. */
async function checkHeaders(
  { site, fetch }: Asked,
  rules: HostRules,
  names: string[],
): Promise<Reason[]> {
  const isSecure = site.startsWith('https:');
  const ruleOf = (address: string) =>
    rules.rules.findLast(({ prefix, exact }) =>
      exact ? prefix === address : address.startsWith(prefix),
    );
  const base = new URL(site).pathname.replace(/\/$/, '');
  const addresses = names.map((name) => base + addressOf(name));
  const samples = new Map(addresses.map((address) => [ruleOf(address), address]));
  const found = await pMap(
    samples,
    async ([rule, address]) => {
      const where = new URL(address, site).href;
      const response = await fetch(where, { method: 'HEAD', redirect: 'manual' });
      const wanted = rule ? (isSecure ? allHeaders(rule) : rule.headers) : {};
      return Object.entries(wanted).flatMap(([header, value]) => {
        const has = response.headers.get(header) ?? 'none';
        if (isAsWanted(header, value, has)) return [];
        return [
          { where, problem: { expected: `${header}: ${value}`, found: has }, remedy: snippet },
        ];
      });
    },
    { concurrency: atOnce },
  );
  return together(found.flat(), ({ problem }) => JSON.stringify(problem));
}

/** Whether one address leads to another, as its location says it. */
async function checkRedirect(
  { site, fetch }: Asked,
  from: string,
  to: string,
  remedy: string,
): Promise<Reason[]> {
  const response = await fetch(from, { redirect: 'manual' });
  await response.arrayBuffer();
  const location = response.headers.get('location');
  const found = location === null ? `status ${response.status}` : new URL(location, from).href;
  const same = (address: string) => decodeURI(address.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  const expected = new URL(to, site).href;
  return same(found) === same(expected)
    ? []
    : [{ where: from, problem: { expected: `a redirect to ${expected}`, found }, remedy }];
}

/** Whether texts come compressed, are found unchanged, and what is not there is said to be so. */
async function checkPage({ site, fetch }: Asked): Promise<Findings> {
  const where = site + downloadFolder;
  const response = await fetch(where, { headers: { 'accept-encoding': 'br, gzip' } });
  await response.arrayBuffer();
  const warnings: Reason[] = [];
  if (!response.headers.has('content-encoding'))
    warnings.push({
      where,
      problem: { expected: 'brotli or gzip', found: 'no compression' },
      remedy: 'Switch compression on, or send the .br and .gz that lie beside each text.',
    });
  const etag = response.headers.get('etag');
  const headers = { 'accept-encoding': 'br, gzip', 'if-none-match': etag ?? '' };
  const again = etag === null ? null : await fetch(where, { headers });
  await again?.arrayBuffer();
  if (again?.status !== 304)
    warnings.push({
      where,
      problem: {
        expected: 'status 304 for a page that has not changed',
        found: `${again?.status ?? 'no ETag'}`,
      },
      remedy: snippet,
    });
  const missing = `${where}check/no-such-list.json`;
  const { status } = await fetch(missing, { redirect: 'manual' });
  const problem = { expected: 'status 404 for what is not there', found: `${status}` };
  const remedy = 'Leave /download/ out of what answers every address with one page.';
  return { reasons: status === 404 ? [] : [{ where: missing, problem, remedy }], warnings };
}

async function checkHttps({ site, fetch }: Asked): Promise<Reason[]> {
  const { protocol, hostname } = new URL(site);
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return [];
  const remedy = 'Answer over https and lead http there: hosting/ has whole sites that do.';
  if (protocol !== 'https:')
    return [{ where: site, problem: 'it is http, where browsers refuse to check files.', remedy }];
  const http = `${site.replace(/^https:/, 'http:')}${downloadFolder}`;
  return checkRedirect(
    { site, out: '', redirects: [], fetch },
    http,
    site + downloadFolder,
    remedy,
  ).catch(() => []);
}

/**
 * How what a host serves differs from what was built. Reasons are what visitors suffer from: other bytes, missing files,
 * wrong types; warnings are what the host could do better, and some cannot: headers, redirects, compression, https.
 */
export async function compareSite(asked: Asked): Promise<Findings> {
  const { site, out, redirects } = asked;
  const base = new URL(site).pathname.replace(/\/$/, '');
  const rules = hostRules({ id: '', base, lasting: true }, [lastingPolicy], [], []);
  const names = (await filesBelow(out)).filter(
    (name) => `/${name}`.startsWith(downloadFolder) && !/\.(br|gz)$/.test(name),
  );
  try {
    const files = await pMap(names, (name) => checkFile(asked, name), { concurrency: atOnce });
    const page = await checkPage(asked);
    const links = await pMap(
      redirects,
      ({ from, to }) => checkRedirect(asked, new URL(from, site).href, to, snippet),
      { concurrency: atOnce },
    );
    const query = '?os=macos';
    const slash = await checkRedirect(
      asked,
      `${site}${downloadFolder.slice(0, -1)}${query}`,
      `${base}${downloadFolder}${query}`,
      snippet,
    );
    return {
      reasons: [...files.flatMap(({ reasons }) => reasons), ...page.reasons],
      warnings: [
        ...(await checkHttps(asked)),
        ...page.warnings,
        ...slash,
        ...together(links.flat(), () => 'permanent links'),
        ...(await checkHeaders(asked, rules, names)),
      ],
    };
  } catch (error) {
    return { reasons: [toRequestError(site, error).reason], warnings: [] };
  }
}
