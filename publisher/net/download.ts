import { createHash, type Hash } from 'node:crypto';
import pMap from 'p-map';
import { type Reason } from '../../catalogue/reason';
import { decodeText } from '../terminal/text';
import { bytesOf, send, withRetries, type Transport } from './http';
import { later, RequestError } from './request-error';

/** A file to measure: where it is and what is already said of it, which must turn out true. */
export interface Wanted {
  url: string;
  size?: number;
  sha256?: string;
  sha512?: string;
  /** Whether the text itself is wanted, for checksum files and signatures. */
  keepText?: boolean;
}

/** What a file is, computed from every byte of it. Sizes are in bytes, hashes in hexadecimal. */
interface Measured {
  size: number;
  sha256: string;
  sha512: string;
  text?: string;
}

const longestKeptText = 1024 * 1024;

/**
 * Reads a file once without keeping it. After a cut it goes on where it stopped, if the server can say that
 * the file is still the same. Throws RequestError, also when the file isn't what it was said to be.
 */
export async function measure(
  wanted: Wanted,
  transport: Transport,
  onBytes: (bytes: number) => void = () => {},
): Promise<Measured> {
  const { url } = wanted;
  let state = fresh();
  const restart = () => {
    onBytes(-state.size);
    state = fresh();
  };
  await withRetries(url, transport, async (watch) => {
    const headers: Record<string, string> = { 'accept-encoding': 'identity' };
    if (state.size > 0 && state.validator)
      Object.assign(headers, { range: `bytes=${state.size}-`, 'if-range': state.validator });
    else if (state.size > 0) restart();
    const response = await send(url, headers, transport, watch);
    if (response.status === 200 && state.size > 0) restart();
    if (response.status !== 200 && !continues(response, state.size)) {
      await response.body?.cancel();
      restart();
      throw new RequestError(url, 'the server cannot go on where it stopped.', later, {
        again: true,
      });
    }
    const total = announced(response, state.size);
    if (wanted.size !== undefined && total !== undefined && total !== wanted.size) {
      await response.body?.cancel();
      throw wrongSize(wanted, total);
    }
    state.validator = validatorOf(response);
    for await (const chunk of bytesOf(response)) {
      watch.heard();
      take(state, chunk, wanted);
      onBytes(chunk.length);
      if (wanted.size !== undefined && state.size > wanted.size)
        throw wrongSize(wanted, state.size);
    }
    if (total !== undefined && state.size !== total)
      throw new RequestError(url, `cut after ${bytes(state.size)} of ${bytes(total)}.`, later, {
        again: true,
      });
  });
  return compare(wanted, {
    size: state.size,
    sha256: state.sha256.digest('hex'),
    sha512: state.sha512.digest('hex'),
    ...(wanted.keepText &&
      state.size <= longestKeptText && { text: decodeText(Buffer.concat(state.kept)) }),
  });
}

interface State {
  size: number;
  sha256: Hash;
  sha512: Hash;
  kept: Uint8Array[];
  validator?: string;
}

function fresh(): State {
  return { size: 0, sha256: createHash('sha256'), sha512: createHash('sha512'), kept: [] };
}

function take(state: State, chunk: Uint8Array, { keepText }: Wanted): void {
  state.size += chunk.length;
  state.sha256.update(chunk);
  state.sha512.update(chunk);
  if (keepText && state.size <= longestKeptText) state.kept.push(chunk);
}

/** Whether a partial response (RFC 9110, section 15.3.7) begins at this byte. */
function continues(response: Response, from: number): boolean {
  return (
    response.status === 206 &&
    response.headers.get('content-range')?.startsWith(`bytes ${from}-`) === true
  );
}

/** The length of the whole file as the response announces it; undefined when it doesn't, or is compressed on the way. */
function announced(response: Response, from: number): number | undefined {
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  if (total) return Number(total);
  const length = response.headers.get('content-length');
  return length === null || response.headers.has('content-encoding')
    ? undefined
    : from + Number(length);
}

/** What proves that a file is still the same: a strong ETag or a date (RFC 9110, section 13.1.5). */
function validatorOf(response: Response): string | undefined {
  const tag = response.headers.get('etag');
  return tag && !tag.startsWith('W/') ? tag : (response.headers.get('last-modified') ?? undefined);
}

function compare(wanted: Wanted, measured: Measured): Measured {
  if (wanted.size !== undefined && wanted.size !== measured.size)
    throw wrongSize(wanted, measured.size);
  for (const algorithm of ['sha256', 'sha512'] as const) {
    const said = wanted[algorithm];
    if (said !== undefined && said !== measured[algorithm]) {
      const name = algorithm === 'sha256' ? 'SHA-256' : 'SHA-512';
      throw new RequestError(
        wanted.url,
        `its ${name} is ${measured[algorithm]}, its metadata says ${said}.`,
        replaced,
        { again: false },
      );
    }
  }
  return measured;
}

const replaced =
  'One of the two was replaced after the release: find out which, and publish both again.';

function wrongSize({ url, size }: Wanted, found: number): RequestError {
  return new RequestError(
    url,
    `it has ${bytes(found)}, its metadata says ${bytes(size ?? 0)}.`,
    replaced,
    { again: false },
  );
}

function bytes(count: number): string {
  return `${count.toLocaleString('en')} bytes`;
}

type MeasureOutcome<T> = { file: T } & (
  { ok: true; measured: Measured } | { ok: false; reason: Reason }
);

const connections = 4;

/** Measures many files, four at a time; one that fails doesn't stop the others. */
export async function measureAll<T extends Wanted>(
  files: readonly T[],
  transport: Transport,
  onBytes?: (bytes: number) => void,
): Promise<MeasureOutcome<T>[]> {
  return pMap(
    files,
    async (file): Promise<MeasureOutcome<T>> => {
      try {
        return { file, ok: true, measured: await measure(file, transport, onBytes) };
      } catch (error) {
        if (error instanceof RequestError) return { file, ok: false, reason: error.reason };
        throw error;
      }
    },
    { concurrency: connections },
  );
}
