import fc from 'fast-check';
import { detect, type ClientHints } from '../../../app/download/visitor/detect';
import { cpuLabels, osLabels, wordsOf } from '../../../catalogue/vocabulary';
import { declinedAgents, environments } from '../../../fixtures/environments';

const windowsChrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36';
const macSafari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.4 Safari/605.1.15';
const linuxChrome = windowsChrome.replace('Windows NT 10.0; Win64; x64', 'X11; Linux x86_64');

test.each(environments)('$name', ({ os, cpu, osVersion, evidence, certainty, ...signals }) => {
  expect(detect(signals)).toEqual({ os, cpu, osVersion, evidence, certainty });
});

test.each(declinedAgents)('$name is offered no system', ({ userAgent }) => {
  expect(detect({ userAgent, nanSignByte: 127 })).toMatchObject({
    os: 'unknown',
    evidence: { os: 'none' },
    certainty: { os: 'unknown' },
  });
});

test.each([
  [
    'a Cubot phone is no bot',
    'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/147.0.0.0',
    'android',
  ],
  [
    'CriOS/26 is not OS/2',
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) CriOS/26 Mobile/15E148 Safari/604.1',
    'ios',
  ],
  [
    'CrOS is not CriOS',
    'Mozilla/5.0 (X11; CrOS aarch64 14816.99.0) Chrome/103.0.0.0 Safari/537.36',
    'chromeos',
  ],
  [
    'Netvibes is no television',
    'Mozilla/5.0 (iPad; CPU OS 8_1_3 like Mac OS X) Mobile/12B466 Netvibes App',
    'ios',
  ],
  [
    'a Kindle Fire is a tablet',
    'Mozilla/5.0 (Linux; U; Android 2.3.4; en-us; Kindle Fire Build/GINGERBREAD)',
    'android',
  ],
  [
    'a PocketBook is like Android but none',
    'Mozilla/5.0 (Linux like Android; en_US) PocketBook/626',
    'linux',
  ],
  [
    'a HiPad is no iPad',
    'Mozilla/5.0 (Linux; Android 10; HiPad X) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36',
    'android',
  ],
  [
    'an inoiPad is no iPad',
    'Mozilla/5.0 (Linux; Android 9; inoiPad mini Build/PPR1.180610.011) AppleWebKit/537.36 Chrome/78.0.3904.108 Safari/537.36',
    'android',
  ],
  [
    'a phone may be called a spider',
    'Mozilla/5.0 (Linux; Android 13; SPIDER X1) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
    'android',
  ],
  [
    'a phone may be called a bot',
    'Mozilla/5.0 (Linux; U; Android 4.4.2; de-de; Mini bot 3 Build/KOT49H) AppleWebKit/534.30 Mobile Safari/534.30',
    'android',
  ],
  [
    'a crawler may say Android',
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; https://zhanzhang.toutiao.com/)',
    'unknown',
  ],
  [
    'Puffin for an Android telephone',
    'Mozilla/5.0 (X11; U; Linux x86_64; in-id) AppleWebKit/537.36 (KHTML, like Gecko)  Chrome/30.0.1599.114 Safari/537.36 Puffin/4.1.4.1387AP',
    'android',
  ],
  [
    'Puffin for an Android tablet',
    'Mozilla/5.0 (X11; U; Linux x86_64; de-DE) AppleWebKit/534.35 (KHTML, like Gecko)  Chrome/11.0.696.65 Safari/534.35 Puffin/3.9174AT',
    'android',
  ],
  [
    'Ladybird on Linux is not SerenityOS',
    'Mozilla/5.0 (Linux; x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Ladybird/1.0 Safari/537.36',
    'linux',
  ],
  [
    'FreeBSD is the one BSD that is offered files',
    'Mozilla/5.0 (X11; FreeBSD amd64; rv:150.0) Gecko/20100101 Firefox/150.0',
    'freebsd',
  ],
  ['X11 alone names no system', 'Opera/6.0 (X11; U; bg)', 'unknown'],
  ['there is no default', '', 'unknown'],
] as const)('%s', (_, userAgent, os) => {
  expect(detect({ userAgent }).os).toBe(os);
});

test('only the contradiction with navigator.platform makes Linux an Android phone, touch does not', () => {
  const linux = { userAgent: linuxChrome, maxTouchPoints: 10, nanSignByte: 127 };
  expect(detect({ ...linux, platform: 'Linux x86_64' }).os).toBe('linux');
  expect(detect({ ...linux, platform: 'Linux aarch64' }).os).toBe('android');
});

test('hints beat words: a phone is none of the things that its model is called, a console is no PC', () => {
  const phone = (model: string) =>
    `Mozilla/5.0 (Linux; Android 13; ${model}) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36`;
  const hints = { platform: 'Android', mobile: true };
  for (const name of ['SPIDER/X1', 'bot', 'Solaris', 'K55TV'])
    expect(detect({ userAgent: phone(name), hints }).os).toBe('android');
  const xbox = windowsChrome.replace('x64)', 'x64; Xbox; Xbox One)');
  expect(detect({ userAgent: xbox, hints: { platform: 'Windows', mobile: false } }).os).toBe(
    'unknown',
  );
  expect(detect({ userAgent: linuxChrome, hints: { platform: 'OpenBSD', mobile: false } }).os).toBe(
    'unknown',
  );
});

test('a browser that renders on a server says nothing of the CPU of the telephone', () => {
  const puffin =
    'Mozilla/5.0 (X11; U; Linux x86_64; in-id) AppleWebKit/537.36 Chrome/30.0.1599.114 Safari/537.36 Puffin/4.1.4.1387AP';
  const operaMini =
    'Opera/9.80 (Android; Opera Mini/36.2.2254/191.256; U; en) Presto/2.12.423 Version/12.16';
  for (const userAgent of [puffin, operaMini])
    expect(detect({ userAgent, nanSignByte: 255 })).toMatchObject({
      os: 'android',
      cpu: 'unknown',
    });
});

test("without any proof a Mac may be either: the word Intel stands in every Mac's user agent", () => {
  expect(detect({ userAgent: macSafari })).toMatchObject({
    os: 'macos',
    cpu: 'unknown',
    evidence: { cpu: 'none' },
    certainty: { cpu: 'unknown' },
  });
});

test('the frozen macOS and Windows versions of a user agent are never taken for the real ones', () => {
  expect(detect({ userAgent: macSafari }).osVersion).toBeUndefined();
  expect(detect({ userAgent: windowsChrome }).osVersion).toBeUndefined();
});

test('hints that arrive incomplete do not turn a 64-bit machine into a 32-bit one', () => {
  const hints = { platform: 'Windows', architecture: 'x86' };
  expect(detect({ userAgent: windowsChrome, hints, nanSignByte: 255 }).cpu).toBe('x64');
});

const hintsOf: fc.Arbitrary<ClientHints> = fc.record(
  {
    platform: fc.oneof(
      fc.string(),
      fc.constantFrom('Windows', 'macOS', 'Linux', 'Android', 'Chrome OS', '__proto__'),
    ),
    architecture: fc.oneof(fc.string(), fc.constantFrom('x86', 'arm', '')),
    bitness: fc.oneof(fc.string(), fc.constantFrom('32', '64')),
    platformVersion: fc.string(),
    wow64: fc.boolean(),
    mobile: fc.boolean(),
  },
  { requiredKeys: [] },
);

const realAgent = fc.constantFrom(...environments.map(({ userAgent }) => userAgent));
const signalsOf = fc.record(
  {
    userAgent: fc.oneof(
      fc.string(),
      realAgent,
      fc.tuple(realAgent, fc.string()).map((parts) => parts.join('')),
    ),
    platform: fc.string(),
    maxTouchPoints: fc.integer(),
    hints: hintsOf,
    nanSignByte: fc.integer(),
  },
  { requiredKeys: ['userAgent'] },
);

test('any signals at all give a word of the vocabulary, and unknown exactly where there is no evidence', () => {
  const oses: string[] = [...wordsOf(osLabels), 'unknown'];
  const cpus: string[] = [...wordsOf(cpuLabels), 'unknown'];
  fc.assert(
    fc.property(signalsOf, (signals) => {
      const { os, cpu, evidence, certainty } = detect(signals);
      expect(oses).toContain(os);
      expect(cpus).toContain(cpu);
      expect([evidence.os === 'none', certainty.os === 'unknown']).toEqual([
        os === 'unknown',
        os === 'unknown',
      ]);
      expect([evidence.cpu === 'none', certainty.cpu === 'unknown']).toEqual([
        cpu === 'unknown',
        cpu === 'unknown',
      ]);
    }),
  );
});
