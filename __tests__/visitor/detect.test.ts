import fc from 'fast-check';
import { detect, type ClientHints } from '../../app/download/visitor/detect';
import { cpuLabels, osLabels, wordsOf } from '../../catalogue/vocabulary';
import { declinedAgents, environments } from '../fixtures/environments';

const windowsChrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36';
const macSafari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.4 Safari/605.1.15';
const linuxChrome = windowsChrome.replace('Windows NT 10.0; Win64; x64', 'X11; Linux x86_64');

test.each(environments)('$name', ({ os, cpu, osVersion, evidence, certainty, ...signals }) => {
  expect(detect(signals)).toEqual({ os, cpu, osVersion, evidence, certainty });
});

test.each(declinedAgents)('$name is offered no system', ({ userAgent }) => {
  expect(detect({ userAgent, nanSignByte: 127 })).toMatchObject({
    os: 'unknown', evidence: { os: 'none' }, certainty: { os: 'unknown' },
  });
});

test.each([
  ['a Cubot phone is no bot', 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/147.0.0.0', 'android'],
  ['CriOS/26 is not OS/2', 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) CriOS/26 Mobile/15E148 Safari/604.1', 'ios'],
  ['CrOS is not CriOS', 'Mozilla/5.0 (X11; CrOS aarch64 14816.99.0) Chrome/103.0.0.0 Safari/537.36', 'chromeos'],
  ['Netvibes is no television', 'Mozilla/5.0 (iPad; CPU OS 8_1_3 like Mac OS X) Mobile/12B466 Netvibes App', 'ios'],
  ['a Kindle Fire is a tablet', 'Mozilla/5.0 (Linux; U; Android 2.3.4; en-us; Kindle Fire Build/GINGERBREAD)', 'android'],
  ['a PocketBook is like Android but none', 'Mozilla/5.0 (Linux like Android; en_US) PocketBook/626', 'linux'],
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

test('without any proof a Mac may be either: the word Intel stands in every Mac\'s user agent', () => {
  expect(detect({ userAgent: macSafari })).toMatchObject({
    os: 'macos', cpu: 'unknown', evidence: { cpu: 'none' }, certainty: { cpu: 'unknown' },
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

const hintsOf: fc.Arbitrary<ClientHints> = fc.record({
  platform: fc.oneof(fc.string(), fc.constantFrom('Windows', 'macOS', 'Linux', 'Android', 'Chrome OS', '__proto__')),
  architecture: fc.oneof(fc.string(), fc.constantFrom('x86', 'arm', '')),
  bitness: fc.oneof(fc.string(), fc.constantFrom('32', '64')),
  platformVersion: fc.string(), wow64: fc.boolean(), mobile: fc.boolean(),
}, { requiredKeys: [] });

const realAgent = fc.constantFrom(...environments.map(({ userAgent }) => userAgent));
const signalsOf = fc.record({
  userAgent: fc.oneof(fc.string(), realAgent, fc.tuple(realAgent, fc.string()).map((parts) => parts.join(''))),
  platform: fc.string(), maxTouchPoints: fc.integer(), hints: hintsOf, nanSignByte: fc.integer(),
}, { requiredKeys: ['userAgent'] });

test('any signals at all give a word of the vocabulary, and unknown exactly where there is no evidence', () => {
  const oses: string[] = [...wordsOf(osLabels), 'unknown'];
  const cpus: string[] = [...wordsOf(cpuLabels), 'unknown'];
  fc.assert(fc.property(signalsOf, (signals) => {
    const { os, cpu, evidence, certainty } = detect(signals);
    expect(oses).toContain(os);
    expect(cpus).toContain(cpu);
    expect([evidence.os === 'none', certainty.os === 'unknown']).toEqual([os === 'unknown', os === 'unknown']);
    expect([evidence.cpu === 'none', certainty.cpu === 'unknown']).toEqual([cpu === 'unknown', cpu === 'unknown']);
  }));
});
