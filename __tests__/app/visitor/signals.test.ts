import { type ClientHints, type Signals } from '../../../app/download/visitor/detect';
import {
  collectSignals,
  readNanSignByte,
  type BrowserView,
} from '../../../app/download/visitor/signals';

type Ask = (names: string[]) => Promise<ClientHints>;

const named = { userAgent: 'a browser', platform: 'Win32', maxTouchPoints: 2 };

/** A window whose browser is Chromium on Windows and answers the question for more hints as given. */
function chromium(getHighEntropyValues?: Ask): BrowserView {
  return {
    navigator: {
      ...named,
      userAgentData: { platform: 'Windows', mobile: false, getHighEntropyValues },
    },
  };
}

async function collected(view: BrowserView): Promise<Signals[]> {
  const seen: Signals[] = [];
  collectSignals(
    view,
    (signals) => seen.push(signals),
    () => 127,
  );
  await new Promise((resolve) => setImmediate(resolve));
  return seen;
}

test('everything synchronous is handed over before the call returns', () => {
  const seen: Signals[] = [];
  collectSignals(
    chromium(() => new Promise(() => undefined)),
    (signals) => seen.push(signals),
    () => 255,
  );
  const hints = expect.objectContaining({ platform: 'Windows', mobile: false });
  expect(seen).toEqual([{ ...named, hints, nanSignByte: 255 }]);
});

test('hints that arrive are handed over with the rest, and only the needed ones are asked for', async () => {
  const values = { architecture: 'arm', bitness: '64', platformVersion: '19.0.0' };
  const ask = jest.fn<Promise<ClientHints>, [string[]]>(async () => values);
  const [, late] = await collected(chromium(ask));
  expect(late).toEqual({ ...named, nanSignByte: 127, hints: { platform: 'Windows', ...values } });
  expect(ask.mock.calls).toEqual([[['architecture', 'bitness', 'wow64', 'platformVersion']]]);
});

test('an empty answer does not take back the platform', async () => {
  const [, late] = await collected(chromium(async () => ({})));
  expect(late?.hints).toEqual({ platform: 'Windows' });
});

test.each<[string, Ask | undefined]>([
  ['rejected', () => Promise.reject(new Error('NotAllowedError'))],
  [
    'thrown',
    () => {
      throw new Error('blocked');
    },
  ],
  ['never answered', () => new Promise(() => undefined)],
  ['missing', undefined],
])('hints %s: the first answer stays the only one', async (_, ask) => {
  expect(await collected(chromium(ask))).toHaveLength(1);
});

test('a browser without client hints, platform or touch points still gives what it has', async () => {
  expect(await collected({ navigator: { userAgent: 'old' } })).toEqual([
    {
      userAgent: 'old',
      platform: undefined,
      maxTouchPoints: undefined,
      hints: undefined,
      nanSignByte: 127,
    },
  ]);
});

test('the hints are asked as a method, as a browser demands', async () => {
  const userAgentData = {
    architecture: 'arm',
    getHighEntropyValues() {
      return Promise.resolve({ architecture: this.architecture });
    },
  };
  const [, late] = await collected({ navigator: { ...named, userAgentData } });
  expect(late?.hints?.architecture).toBe('arm');
});

const expectedByte: Partial<Record<NodeJS.Architecture, number>> = {
  x64: 255,
  ia32: 255,
  arm64: 127,
  arm: 127,
};

test("the computed NaN has the sign of this machine's CPU", () => {
  const expected = expectedByte[process.arch];
  expect(expected === undefined ? [127, 255] : [expected]).toContain(readNanSignByte());
});
