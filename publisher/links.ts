import pMap from 'p-map';
import type { Catalogue } from '../catalogue/schema';
import { placeOf } from './gate';
import { send, withRetries, type Transport } from './http';
import type { Reason } from './outcome';
import { RequestError } from './request-error';

/** An address that the page will link to; `size` in bytes where the catalogue states it. */
export interface Link {
  where: string;
  url: string;
  size?: number;
}

/** Together at most 16 connections. A host gets no more than a browser would open at once, and it is polite to stay below. */
const hostsAtOnce = 4;
const connectionsPerHost = 4;

/** Every address of the catalogue on other hosts that a release depends on, once each. */
export function linksOf({ product, releases }: Catalogue): Link[] {
  const links: { where: string; url?: string; size?: number }[] = [
    ...(product.keys ?? []).map(({ fingerprint, url }) => ({ where: `product › key ${fingerprint}`, url })),
    ...releases.flatMap((release) => release.files.flatMap((file) => {
      const where = placeOf(release, file);
      const beside = [file.sbom, file.attestation, ...(file.signatures ?? []).map(({ url }) => url)];
      return [{ where, url: file.url, size: file.size }, ...beside.map((url) => ({ where, url }))];
    })),
  ];
  const remote = links.flatMap(({ url, ...rest }) => (url !== undefined && URL.canParse(url) ? [{ ...rest, url }] : []));
  return [...new Map(remote.map((link) => [link.url, link])).values()];
}

/** The length of the whole file as a response states it; undefined when it doesn't. */
function lengthIn({ status, headers }: Response): number | undefined {
  const stated = status === 206 || status === 416 ? /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] : headers.get('content-length');
  return stated === undefined || stated === null || headers.has('content-encoding') ? undefined : Number(stated);
}

/** What the first answer that is sure says: HEAD, or, where that fails or gives no right length, a request for one byte. */
async function findLength({ url, size }: Link, transport: Transport): Promise<number | undefined> {
  const ask = (method: 'HEAD' | 'GET', headers: Record<string, string>, tries: number) =>
    withRetries(url, { ...transport, tries }, async (watch) => {
      const response = await send(url, { 'accept-encoding': 'identity', ...headers }, transport, watch, method);
      await response.body?.cancel();
      return lengthIn(response);
    });
  const stated = await ask('HEAD', {}, 1).catch((error: unknown) => {
    if (error instanceof RequestError) return null;
    throw error;
  });
  if (stated !== null && (size === undefined || stated === size)) return stated;
  return ask('GET', { range: 'bytes=0-0' }, transport.tries);
}

async function checkLink(link: Link, transport: Transport): Promise<Reason[]> {
  const { where, url, size } = link;
  try {
    const length = await findLength(link, transport);
    if (size === undefined || length === size) return [];
    const problem = length === undefined ? `${url}: the server doesn't say how long the file is.` : `${url}: it has ${length} bytes, the catalogue says ${size}.`;
    return [{ where, problem, remedy: 'Upload the right file, or correct its size and sha256.' }];
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return [{ where, problem: `${error.message}.`, remedy: 'Upload the file there, or correct the address.' }];
  }
}

/** Asks for every link without downloading it. `onChecked` is called with how many of how many are done. */
export async function checkLinks(links: readonly Link[], transport: Transport, onChecked: (done: number, total: number) => void = () => {}): Promise<Reason[]> {
  const byHost = new Map<string, Link[]>();
  for (const link of links) {
    const { host } = new URL(link.url);
    byHost.set(host, [...byHost.get(host) ?? [], link]);
  }
  let done = 0;
  const perHost = await pMap(byHost.values(), (ofHost) => pMap(ofHost, async (link) => {
    const reasons = await checkLink(link, transport);
    onChecked(++done, links.length);
    return reasons;
  }, { concurrency: connectionsPerHost }), { concurrency: hostsAtOnce });
  return perHost.flat(2);
}
