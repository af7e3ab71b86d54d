/** Orders versions like 10.9 and 10.14 by their numbers. */
export function byVersion(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** A macOS version as people say it, without zeros at the end: 10.15 has two numbers, what came after 10 may have one. */
export function macosVersion(written: string): string {
  return written.replace(Number.parseInt(written, 10) >= 11 ? /(\.0)+$/ : /(?<=\.\d+)\.0$/, '');
}

/**
 * The Windows version that a build of Windows 10 or later is, as people say it. Windows 11 starts with build 22000
 * and still calls itself 10.0.
 */
export function windowsVersion(build: number): string {
  if (build >= 22_000) return build === 22_000 ? '11' : `11 (build ${build})`;
  return build <= 10_240 ? '10' : `10 (build ${build})`;
}
