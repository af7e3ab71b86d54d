import pMap from 'p-map';
import { addressesOf, isAbsolute, mirrorAddress, type Addressed } from '../../catalogue/addresses';
import { problemText, type Reason } from '../../catalogue/reason';
import { type Catalogue } from '../../catalogue/schema';
import { newestOf } from '../../catalogue/version';
import { channelLabels, wordsOf } from '../../catalogue/vocabulary';
import { measure } from '../net/download';
import { send, withRetries, type Transport } from '../net/http';
import { RequestError } from '../net/request-error';
import { placeOf } from './gate';

/** An address that the page will link to; `size` in bytes where the catalogue states it. */
export interface Link {
  where: string;
  url: string;
  size?: number;
  /** Set where the whole content is to be read and must have this hash. */
  sha256?: string;
  /** Whose server it is on, where it isn't the publisher's own. */
  mirror?: string;
}

/** Together at most 16 connections. A host gets no more than a browser would open at once, and it is polite to stay below. */
const hostsAtOnce = 4;
const connectionsPerHost = 4;

/**
 * What every mirror must hold: each file of the newest release of each channel that is not withdrawn. Those are what
 * nearly every visitor takes, and each release was checked like this while it was the newest.
 */
function mirrorLinks(catalogue: Catalogue): Link[] {
  const newest = wordsOf(channelLabels).flatMap((channel) => newestOf(catalogue, channel) ?? []);
  return (catalogue.product.mirrors ?? []).flatMap((mirror) =>
    newest.flatMap((release) =>
      release.files.map((file) => ({
        where: placeOf(release, file),
        url: mirrorAddress(mirror, release, file),
        size: file.size,
        sha256: file.sha256,
        mirror: mirror.name ?? new URL(mirror.url).host,
      })),
    ),
  );
}

/** Every address of the catalogue on other hosts that a release depends on, and the copies on mirrors, once each. */
export function linksOf(catalogue: Catalogue): Link[] {
  const remote = addressesOf(catalogue).filter(({ address }) => isAbsolute(address));
  const links = [...mirrorLinks(catalogue), ...remote.map(linkOf)];
  return [...new Map(links.map((link) => [link.url, link])).values()];
}

function linkOf(one: Addressed<Catalogue>): Link {
  const url = one.address;
  switch (one.of) {
    case 'icon':
      return { where: 'product › icon', url };
    case 'key':
      return { where: `product › key ${one.key.fingerprint}`, url };
    case 'file':
      return { where: placeOf(one.release, one.file), url, size: one.file.size };
    case 'pieces':
    case 'sbom':
    case 'attestation':
    case 'signature':
      return { where: placeOf(one.release, one.file), url };
  }
}

/** The length of the whole file as a response states it; undefined when it doesn't. */
function lengthIn({ status, headers }: Response): number | undefined {
  const stated =
    status === 206 || status === 416
      ? /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
      : headers.get('content-length');
  return stated === undefined || stated === null || headers.has('content-encoding')
    ? undefined
    : Number(stated);
}

/** What the first answer that is sure says: HEAD, or, where that fails or gives no right length, a request for one byte. */
async function findLength({ url, size }: Link, transport: Transport): Promise<number | undefined> {
  const ask = (method: 'HEAD' | 'GET', headers: Record<string, string>, tries: number) =>
    withRetries(url, { ...transport, tries }, async (watch) => {
      const response = await send(
        url,
        { 'accept-encoding': 'identity', ...headers },
        transport,
        watch,
        method,
      );
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

/** What is wrong with the length or, where the link states a hash, with the content; null when nothing is. */
async function problemOf(link: Link, transport: Transport): Promise<string | null> {
  const { url, size, sha256 } = link;
  const length = await findLength(link, transport);
  if (size !== undefined && length !== size) {
    return length === undefined
      ? "the server doesn't say how long the file is."
      : `it has ${length} bytes, the catalogue says ${size}.`;
  }
  if (sha256 === undefined) return null;
  const found = await measure({ url, size }, transport);
  return found.sha256 === sha256
    ? null
    : `its SHA-256 is ${found.sha256}, the catalogue says ${sha256}.`;
}

async function checkLink(link: Link, transport: Transport): Promise<Reason[]> {
  const { where, url, size, mirror } = link;
  const reason = (problem: string, remedy: string): Reason =>
    mirror === undefined
      ? { where, problem: `${url}: ${problem}`, remedy }
      : {
          where,
          problem: `${url}, on the mirror ${mirror}: ${problem}`,
          remedy: 'Wait until the mirror has the right file, or take it out of product.mirrors.',
        };
  try {
    const problem = await problemOf(link, transport);
    return problem === null
      ? []
      : [reason(problem, 'Upload the right file, or correct its size and sha256.')];
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const expected = mirror === undefined ? '' : ` Expected: ${size} bytes.`;
    return [reason(problemText(error.reason) + expected, error.reason.remedy)];
  }
}

/** Asks for every link, without downloading what states no hash. `onChecked` is called with how many of how many are done. */
export async function checkLinks(
  links: readonly Link[],
  transport: Transport,
  onChecked: (done: number, total: number) => void = () => {},
): Promise<Reason[]> {
  const byHost = new Map<string, Link[]>();
  for (const link of links) {
    const { host } = new URL(link.url);
    byHost.set(host, [...(byHost.get(host) ?? []), link]);
  }
  let done = 0;
  const perHost = await pMap(
    byHost.values(),
    (ofHost) =>
      pMap(
        ofHost,
        async (link) => {
          const reasons = await checkLink(link, transport);
          onChecked(++done, links.length);
          return reasons;
        },
        { concurrency: connectionsPerHost },
      ),
    { concurrency: hostsAtOnce },
  );
  return perHost.flat(2);
}
