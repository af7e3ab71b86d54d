import { createHash, randomBytes } from 'node:crypto';
import {
  content,
  cutAfter,
  impatient,
  serve,
  status,
  type Loopback,
  type Route,
} from '../../../fixtures/loopback';
import { measure, measureAll } from '../../../publisher/net/download';
import { fetchText } from '../../../publisher/net/fetch-text';

const body = randomBytes(400_000);
const hash = (algorithm: string, bytes: Buffer) =>
  createHash(algorithm).update(bytes).digest('hex');
const facts = { size: body.length, sha256: hash('sha256', body), sha512: hash('sha512', body) };

let server: Loopback;
afterEach(() => server.close());

async function measured(
  route: Route,
  wanted: Partial<Parameters<typeof measure>[0]> = {},
  waited: number[] = [],
) {
  server = await serve({ '/app.zip': route });
  return measure({ url: `${server.origin}/app.zip`, ...wanted }, impatient(waited));
}

test('a file is read once and its size and both hashes come out', async () => {
  expect(await measured([content(body)])).toEqual(facts);
  expect(server.asked).toHaveLength(1);
});

test('after a cut it goes on where it stopped, and the bytes are read once', async () => {
  server = await serve({
    '/app.zip': [cutAfter(150_000, body, { etag: '"v1"' }), content(body, { etag: '"v1"' })],
  });
  let read = 0;
  expect(
    await measure({ url: `${server.origin}/app.zip` }, impatient(), (bytes) => {
      read += bytes;
    }),
  ).toEqual(facts);
  expect(server.asked[1]?.headers).toMatchObject({ range: 'bytes=150000-', 'if-range': '"v1"' });
  expect(read).toBe(body.length);
});

test('a file that changed during the cut is read anew from its first byte', async () => {
  const before = randomBytes(body.length);
  expect(
    await measured([cutAfter(150_000, before, { etag: '"v1"' }), content(body, { etag: '"v2"' })]),
  ).toEqual(facts);
});

test('without an ETag or a date nothing proves that the file is the same: it is read anew', async () => {
  expect(await measured([cutAfter(150_000, body), content(body)])).toEqual(facts);
  expect(server.asked[1]?.headers.range).toBeUndefined();
});

test('a server that sends another range than asked for is not believed', async () => {
  const wrongRange: Route[number] = (_, response) => {
    response
      .writeHead(206, {
        'content-range': `bytes 7-${body.length - 1}/${body.length}`,
        etag: '"v1"',
      })
      .end(body.subarray(7));
  };
  expect(
    await measured([
      cutAfter(150_000, body, { etag: '"v1"' }),
      wrongRange,
      content(body, { etag: '"v1"' }),
    ]),
  ).toEqual(facts);
});

test('a server that stalls is given up after a while and asked again', async () => {
  const stall: Route[number] = (_, response) => {
    response
      .writeHead(200, { 'content-length': String(body.length), etag: '"v1"' })
      .write(body.subarray(0, 1000));
  };
  expect(await measured([stall, content(body, { etag: '"v1"' })])).toEqual(facts);
  expect(server.asked).toHaveLength(2);
});

test('a server that stalls every time is named with how long it was waited for', async () => {
  const stall: Route[number] = () => {};
  await expect(measured([stall])).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+\/app\.zip: the server said nothing for 0\.15 s\. Try again later\.$/,
  );
});

test('a connection that is cut every time says so', async () => {
  await expect(
    measured([
      (request) => {
        request.socket.destroy();
      },
    ]),
  ).rejects.toThrow(/app\.zip: the connection was cut\. Try again later\.$/);
  expect(server.asked).toHaveLength(5);
});

test.each([500, 502, 503])('status %d is tried again', async (code) => {
  expect(await measured([status(code), status(code), content(body)])).toEqual(facts);
});

test('status 500 that stays is said with the address', async () => {
  await expect(measured([status(500)])).rejects.toThrow(
    /app\.zip: the server answered with status 500 Internal Server Error\. Try again later\.$/,
  );
  expect(server.asked).toHaveLength(5);
});

test.each([
  [404, 'not found (status 404). Upload the file, make it public, or correct its address.'],
  [403, 'the server forbids it (status 403). Make the file public, or correct its address.'],
  [
    401,
    'the server asks for credentials (status 401). Make the file public: visitors have no credentials.',
  ],
  [410, 'gone for good (status 410).'],
])('status %d will not pass by itself: it is said at once', async (code, words) => {
  await expect(measured([status(code)])).rejects.toThrow(words);
  expect(server.asked).toHaveLength(1);
});

test('429 with Retry-After is waited for as long as it asks', async () => {
  const waited: number[] = [];
  expect(await measured([status(429, { 'retry-after': '7' }), content(body)], {}, waited)).toEqual(
    facts,
  );
  expect(waited).toEqual([7000]);
});

test('a Retry-After of an hour is not waited for but said', async () => {
  const waited: number[] = [];
  await expect(measured([status(429, { 'retry-after': '3600' })], {}, waited)).rejects.toThrow(
    'the server refuses so many requests (status 429). Try again in 3600 s, as the server asks.',
  );
  expect(waited).toEqual([]);
  expect(server.asked).toHaveLength(1);
});

test('a length other than the metadata says stops before the file is read', async () => {
  await expect(measured([content(body)], { size: 400_001 })).rejects.toThrow(
    'it has 400,000 bytes, its metadata says 400,001 bytes',
  );
});

test('a file without an announced length that grows beyond what the metadata says is not read to its end', async () => {
  const endless: Route[number] = (_, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write(body));
    };
    response.on('drain', more);
    more();
  };
  await expect(measured([endless], { size: 1000 })).rejects.toThrow(
    'its metadata says 1,000 bytes',
  );
});

test.each(['sha256', 'sha512'] as const)(
  'a wrong %s is said with both hashes',
  async (algorithm) => {
    const said = hash(algorithm, randomBytes(8));
    await expect(measured([content(body)], { [algorithm]: said })).rejects.toThrow(
      `is ${facts[algorithm]}, its metadata says ${said}`,
    );
  },
);

test('a redirect is followed, and what it ends in is said', async () => {
  server = await serve({
    '/latest': [status(302, { location: '/v1/app.zip' })],
    '/gone': [status(302, { location: '/v0/app.zip' })],
    '/v1/app.zip': [content(body)],
  });
  expect(await measure({ url: `${server.origin}/latest` }, impatient())).toEqual(facts);
  await expect(measure({ url: `${server.origin}/gone` }, impatient())).rejects.toThrow(
    `/gone: not found (status 404). It redirects to ${server.origin}/v0/app.zip.`,
  );
});

test('redirects in a circle are said, not tried again', async () => {
  await expect(measured([status(302, { location: '/app.zip' })])).rejects.toThrow(
    '/app.zip: it redirects in a circle.',
  );
});

test('plain http to another machine is refused before a byte is sent', async () => {
  server = await serve({});
  await expect(
    measure({ url: 'http://downloads.example.org/app.zip' }, impatient()),
  ).rejects.toThrow('http://downloads.example.org/app.zip: expected an https:// address.');
});

test('a redirect to plain http is refused, whatever stands there', async () => {
  server = await serve({ '/app.zip': [content(body)] });
  // The same machine by a name that browsers do not take for it.
  const unsafe = `${server.origin.replace('127.0.0.1', '0.0.0.0')}/app.zip`;
  const first = await serve({ '/latest': [status(302, { location: unsafe })] });
  const refusal = measure({ url: `${first.origin}/latest` }, impatient()).catch(String);
  expect(await refusal.finally(() => first.close())).toContain(
    `/latest: it redirects to ${unsafe}, which is not https://.`,
  );
});

test('what is no address is said at once', async () => {
  server = await serve({});
  await expect(measure({ url: 'files/app.zip' }, impatient())).rejects.toThrow(
    'files/app.zip: it is not an address. Correct it in the metadata.',
  );
});

test('the Authorization header does not follow a redirect to another host', async () => {
  server = await serve({ '/list': [content('[]')] });
  const first = await serve({ '/list': [status(302, { location: `${server.origin}/list` })] });
  await fetchText(`${first.origin}/list`, { authorization: 'Bearer secret' }, impatient());
  expect(first.asked[0]?.headers.authorization).toBe('Bearer secret');
  expect(server.asked[0]?.headers.authorization).toBeUndefined();
  await first.close();
});

test('many files are measured four at a time, and one that fails stops none of the others', async () => {
  let open = 0;
  let most = 0;
  const slow: Route[number] = (request, response) => {
    most = Math.max(most, ++open);
    setTimeout(() => {
      open -= 1;
      content(body)(request, response);
    }, 30);
  };
  const names = Array.from({ length: 12 }, (_, i) => `/file${i}.zip`);
  server = await serve(
    Object.fromEntries(names.filter((name) => name !== '/file5.zip').map((name) => [name, [slow]])),
  );
  const outcomes = await measureAll(
    names.map((name) => ({ url: server.origin + name })),
    impatient(),
  );
  expect(outcomes.map(({ ok }) => ok)).toEqual(names.map((name) => name !== '/file5.zip'));
  expect(most).toBe(4);
});
