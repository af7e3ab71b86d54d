import { type Cpu, type Os } from '../../catalogue/vocabulary';
import { type ByteReader, type View, viewUpTo } from './bytes';

/** What the Go linker noted in a program: `version` like 1.22. */
interface GoBuild {
  version: number[];
  os?: Os;
  arm?: Cpu;
}

const magic = '\xff Go buildinf:';
const osWords: Partial<Record<string, Os>> = {
  windows: 'windows',
  darwin: 'macos',
  linux: 'linux',
  android: 'android',
  ios: 'ios',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  dragonfly: 'dragonfly',
  illumos: 'illumos',
  solaris: 'solaris',
  aix: 'aix',
};
const armWords: Partial<Record<string, Cpu>> = { 5: 'armv5', 6: 'armv6', 7: 'armv7' };

/** A string with its length before it in groups of seven bits (Go's Uvarint); undefined where it isn't all there. */
function prefixed(view: View, offset: number): { text: string; end: number } | undefined {
  let length = 0;
  for (let at = offset, scale = 1; at < view.length && at < offset + 4; at += 1, scale *= 128) {
    const byte = view.u8(at);
    length += (byte % 128) * scale;
    if (byte >= 128) continue;
    const end = at + 1 + length;
    return end <= view.length ? { text: view.text(at + 1, length), end } : undefined;
  }
  return undefined;
}

/**
 * Go's build information in the 64 KiB from `offset`, where a program's data starts; undefined if there is none, or
 * it was written by a Go older than 1.18. The layout is that of debug/buildinfo in Go's standard library.
 */
export async function readGoBuild(
  reader: ByteReader,
  offset: number,
): Promise<GoBuild | undefined> {
  const start = (await viewUpTo(reader, offset, 65_536)).indexOf(magic);
  if (start === -1) return undefined;
  const view = await viewUpTo(reader, offset + start, 262_144);
  const textsInline = 2;
  if (view.length < 32 || (view.u8(15) & textsInline) === 0) return undefined;
  const version = prefixed(view, 32);
  if (version === undefined) return undefined;
  const settings = prefixed(view, version.end)?.text ?? '';
  const setting = (name: string): string =>
    new RegExp(`^build\\t${name}=(\\w+)`, 'm').exec(settings)?.[1] ?? '';
  const arm = setting('GOARCH') === 'arm' ? armWords[setting('GOARM')] : undefined;
  return {
    version: /\d+(\.\d+)*/.exec(version.text)?.[0].split('.').map(Number) ?? [],
    os: osWords[setting('GOOS')],
    arm,
  };
}
