import { type ClientHints, type Signals } from './detect';

/** The part of `window` that says something of the machine; lib.dom has no `userAgentData` yet. */
export interface BrowserView {
  navigator: {
    userAgent: string;
    platform?: string;
    maxTouchPoints?: number;
    userAgentData?: ClientHints & { getHighEntropyValues?(names: string[]): Promise<ClientHints> };
  };
}

/**
 * The highest byte of Infinity − Infinity as a float32: 255 on x86, 127 on ARM. It has to be computed in an array:
 * engines replace a NaN literal or `Math.sqrt(-1)` by one canonical value, which says nothing of the CPU.
 */
export function readNanSignByte(): number | undefined {
  const floats = new Float32Array([Infinity]);
  floats[0]! -= floats[0]!;
  return new Uint8Array(floats.buffer)[3];
}

/**
 * Hands over what the browser says at once, and a second time when the asynchronous client hints arrive. These exist in
 * Chromium over https only; where they are missing, rejected or never answered, the first call stays the only one.
 */
export function collectSignals(
  { navigator }: BrowserView,
  onSignals: (signals: Signals) => void,
  nanSign = readNanSignByte,
): void {
  const { userAgent, platform, maxTouchPoints, userAgentData: hints } = navigator;
  const signals: Signals = { userAgent, platform, maxTouchPoints, hints, nanSignByte: nanSign() };
  onSignals(signals);
  try {
    hints!.getHighEntropyValues!(['architecture', 'bitness', 'wow64', 'platformVersion']).then(
      // An empty answer must not take back what the synchronous hints said.
      (values) => onSignals({ ...signals, hints: { platform: hints!.platform, ...values } }),
      () => undefined,
    );
  } catch {
    // There are none, or an extension's stand-in throws or returns no promise: the synchronous answer holds.
  }
}
