import { type Cpu, type Os } from '../../../catalogue/vocabulary';

/** User-Agent Client Hints (https://wicg.github.io/ua-client-hints/). Any of them may be missing or empty. */
export interface ClientHints {
  platform?: string;
  /** `x86`, `arm` or empty. */
  architecture?: string;
  /** `64`, `32` or empty. */
  bitness?: string;
  /** A 32-bit browser on 64-bit Windows. */
  wow64?: boolean;
  platformVersion?: string;
  mobile?: boolean;
}

/** What a browser says of itself and of its machine. Everything but the user agent may be missing. */
export interface Signals {
  userAgent: string;
  platform?: string;
  maxTouchPoints?: number;
  hints?: ClientHints;
  /** The highest byte of a computed float32 NaN: 255 on x86, 127 on ARM. */
  nanSignByte?: number;
}

export type DetectedOs = Os | 'unknown';
export type DetectedCpu = Cpu | 'unknown';
export type EvidenceId = 'client-hint' | 'user-agent' | 'touch' | 'nan-sign' | 'override' | 'none';
export type Certainty = 'sure' | 'likely' | 'unknown';

/** The visitor's platform, what each half was concluded from, and how far to trust it. */
export interface Detection {
  os: DetectedOs;
  cpu: DetectedCpu;
  /** Only where the browser tells the truth about it: Windows `7` to `11`, macOS and Android as hinted. */
  osVersion?: string;
  evidence: { os: EvidenceId; cpu: EvidenceId };
  certainty: { os: Certainty; cpu: Certainty };
}

type Conclusion<Word> = readonly [
  word: Word | 'unknown',
  evidence: EvidenceId,
  certainty: Certainty,
];
const nothing = ['unknown', 'none', 'unknown'] as const;

/** Rule 1, crawlers and link previews; Cubot is a maker of phones. Their words also stand in the names of phones. */
const crawlers = /(^|[^u])bot\b|crawl|spider|preview/i;

/** What stands in brackets from Android's version up to the model: no crawler names itself there without a slash. */
const model = /(Android [\d.]+;)[^)/]*(?=[)]| Build\/)/;

/**
 * Rule 1: what runs no downloaded program. Only what also says Linux, Android, Windows, Mac or iPhone needs a word here;
 * the rest (BlackBerry, Bada, Roku…) matches no rule below and stays unknown by itself.
 */
const devices = [
  // HbbTV, AppleTV, SMART-TV: in capitals, since "Netvibes" is no television.
  // https://developer.samsung.com/smarttv/develop/guides/fundamentals/retrieving-platform-information.html
  /TV/,
  // Other televisions, set-top boxes and signs, and how embedded Linux names itself.
  /viera|vidaa|crkey|kepler|brightsign|sraf|directfb|qtembedded|linux (mips|sh4)|\(linux arm/i,
  // Consoles, cars, feature phones, e-ink readers.
  /playstation|nintendo|xbox|tesla\/|midp|kindle(?! fire)/i,
  // Windows on telephones and things, and Windows RT: it says ARM, which Windows 10 and 11 on ARM never do.
  /windows (phone|ce|mobile|iot)|windows.* arm;|\bwds /i,
];

/** Rule 1: systems of their own, whatever else they claim to be. MorphOS says Macintosh, Solaris Windows, Tizen Linux. */
const otherSystems = [
  /BSD|dragonfly|haiku|beos|amiga|morphos|\baros\b|risc os|\bos\/2\b|reactos|serenity|fuchsia|plan ?9|qnx|minix|hurd|redox|vxworks/i,
  /sunos|solaris|illumos|irix|hp-ux|\baix\b|symbian|openharmony|arkweb|sailfish|maemo|meego|tizen|kaios|web[0o]s|hpwos/i,
];

function detectOs({
  userAgent,
  platform = '',
  maxTouchPoints = 0,
  hints = {},
}: Signals): Conclusion<Os> {
  const says = (pattern: RegExp) => pattern.test(userAgent);
  const likely = (os: Os) => [os, 'user-agent', 'likely'] as const;

  // Rule 2. Linux is not believed: Android in "desktop site" mode says it too. Consoles and televisions give the hints of
  // the system that they are made of, but no telephone is one.
  const hinted = `${hints.platform}`;
  const sure = (['windows', 'macos', 'android', 'chromeos', 'ios', 'freebsd'] as const).find(
    (os) => os === hinted.toLowerCase().replace(/(e|ium) os/, 'eos'),
  );
  if (devices.some(says) && !(sure && hints.mobile)) return nothing;
  if (sure) return [sure, 'client-hint', 'sure'];
  if (crawlers.test(userAgent.replace(model, '$1'))) return nothing;
  if (says(/(Free|Ghost)BSD/)) return likely('freebsd');
  if (otherSystems.some((pattern) => pattern.test(userAgent + hinted))) return nothing;

  // Rule 3, with CriOS, FxiOS and EdgiOS but not Vizio's ViziOS, with iPad but no HiPad. Puffin renders on a server with
  // Linux and ends its version in IP or IT for an iPhone or iPad, in AP or AT for Android.
  if (says(/(^|[^a-zA-Z])i(Ph|Pad|Pod)|[^z]iOS\b|Puffin.*I[PT]/)) return likely('ios');
  // Rule 4. Samsung's browser exists for no desktop Linux. "like Android" is a Kindle or a PocketBook.
  if (
    says(/(^|[^e ] ?)Android|Silk|Oculus|Linux.*SamsungBrowser|Puffin.*\dA[PT]/i) ||
    (says(/Linux x86_64/) && /arm|aarch/i.test(platform))
  )
    return likely('android');
  // Rule 5: an iPad asks for desktop sites as a Mac, and no Mac has a touch screen. CFNetwork: programs, not pages.
  if (says(/\bmac|Darwin.*86|\b(Safari|com\.apple).*CFN/i)) {
    return maxTouchPoints > 1 ? ['ios', 'touch', 'likely'] : likely('macos');
  }
  if (says(/CFNetwork/)) return likely('ios');
  // Rules 6 to 8. ChromeOS comes before Linux; X11 alone names no system; Linux is said by FreeBSD's browsers too.
  if (says(/CrOS/)) return likely('chromeos');
  if (says(/\bwin(dows|nt|\d)/i)) return likely('windows');
  if (says(/Linux(?!.*Puffin)/i)) return likely('linux');
  return nothing;
}

function detectCpu(
  { userAgent, platform = '', hints = {}, nanSignByte }: Signals,
  os: DetectedOs,
): Conclusion<Cpu> {
  const says = (pattern: RegExp) => pattern.test(userAgent);

  // On phones Puffin and Opera Mini render on a server, whose CPU is not the visitor's.
  if (says(/Puffin.*[AI][PT]|Opera Mini/)) return nothing;

  // Rule 1: Chromium reports the machine, not the process: right under Rosetta and emulation. But Android in "desktop
  // site" mode claims Linux, x86, 64.
  const family = os === 'android' && hints.platform !== 'Android' ? '' : hints.architecture;
  if (family === 'arm') return [hints.bitness === '32' ? 'armv7' : 'arm64', 'client-hint', 'sure'];
  if (family === 'x86' && (hints.bitness || hints.wow64)) {
    return [hints.bitness === '64' || hints.wow64 ? 'x64' : 'x86', 'client-hint', 'sure'];
  }

  // Rule 2: words that are no frozen constant (those: https://www.chromium.org/updates/ua-reduction/).
  // armv8l is a 32-bit program on a 64-bit machine.
  const words = userAgent.toLowerCase().replace(/aarch64|arm_64|armv8/, 'arm64');
  const stated = (
    ['arm64', 'armv7', 'armv6', 'riscv64', 'loongarch64', 'ppc64le', 'ppc64'] as const
  ).find((cpu) => words.indexOf(cpu) >= 0);
  if (stated) return [stated, 'user-agent', 'sure'];

  // Rule 3: x86 makes its default NaN negative (Intel SDM 1, 4.8.3.7), ARM positive (Arm ARM, FPDefaultNaN).
  if (nanSignByte === 127) return ['arm64', 'nan-sign', 'likely'];
  const isX86 = nanSignByte === 255;
  if (!isX86 && /arm|aarch/i.test(platform)) return nothing;

  // Rule 4: 32 or 64 bits. These words are frozen in today's browsers, so they only split what is known to be x86, or
  // stand alone where there is no NaN to compute. "Intel Mac" proves nothing: Apple silicon says it too.
  const evidence = isX86 ? 'nan-sign' : 'user-agent';
  if (says(/(86_|x|amd|wow|in)64/i) || (isX86 && os === 'macos'))
    return ['x64', evidence, 'likely'];
  return os === 'windows' || says(/i[3-6]86|\bx86\b/) ? ['x86', evidence, 'likely'] : nothing;
}

/** The OS's version, where a browser still tells it. */
function detectOsVersion({ userAgent, hints = {} }: Signals, os: DetectedOs): string | undefined {
  const hinted = hints.platformVersion;
  if (os === 'windows') {
    // https://learn.microsoft.com/en-us/microsoft-edge/web-platform/how-to-detect-win11
    const major = parseInt(`${hinted}`);
    if (major) return major < 13 ? '10' : '11';
    // NT 10.0 is frozen and Windows 11 says it too; what is older says so itself.
    const nt = /NT 6\.([1-3])/.exec(userAgent);
    return nt ? ['7', '8', '8.1'][Number(nt[1]) - 1] : undefined;
  }
  return os === 'macos' || os === 'android' ? hinted || undefined : undefined;
}

/**
 * What a visitor's machine is, from what its browser says: pure, never throws, has no default. The order of the rules
 * is what makes it right; measure a change with `npm run bench:detect`.
 */
export function detect(signals: Signals): Detection {
  const [os, osEvidence, osCertainty] = detectOs(signals);
  const [cpu, cpuEvidence, cpuCertainty] = detectCpu(signals, os);
  return {
    os,
    cpu,
    osVersion: detectOsVersion(signals, os),
    evidence: { os: osEvidence, cpu: cpuEvidence },
    certainty: { os: osCertainty, cpu: cpuCertainty },
  };
}
