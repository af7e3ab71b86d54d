import { type Cpu } from '../../catalogue/vocabulary';
import { type View } from './bytes';
import { type ContentIdentity, seen } from './content-facts';

const arms: readonly Cpu[] = ['armv5', 'armv6', 'armv7'];

/** Tag_CPU_arch of the ARM ABI's build attributes (ABI addenda, IHI 0045), without the microcontrollers. */
function cpuOf(architecture: number): Cpu | undefined {
  if (architecture <= 5) return 'armv5';
  if (architecture <= 9) return 'armv6';
  return architecture === 10 || architecture === 14 ? 'armv7' : undefined;
}

/** A number in groups of seven bits, lowest first. */
function uleb(view: View, offset: number): { value: number; end: number } {
  let value = 0;
  for (let at = offset, scale = 1; ; at += 1, scale *= 128) {
    const byte = view.u8(at);
    value += (byte % 128) * scale;
    if (byte < 128 || at > offset + 4) return { value, end: at + 1 };
  }
}

/** Tag_CPU_arch in the "aeabi" subsection, or undefined. */
function architectureOf(view: View): number | undefined {
  const vendor = 5;
  if (view.length < 16 || view.zeroEnded(vendor) !== 'aeabi') return undefined;
  let at = vendor + 6 + 5;
  while (at < view.length) {
    const tag = uleb(view, at);
    if (tag.value === 6) return uleb(view, tag.end).value;
    // CPU_raw_name, CPU_name and, above 32, the odd tags hold text; 32 holds a number and text.
    const holdsText = tag.value === 4 || tag.value === 5 || (tag.value > 32 && tag.value % 2 === 1);
    const start = tag.value === 32 ? uleb(view, tag.end).end : tag.end;
    at =
      holdsText || tag.value === 32
        ? start + view.zeroEnded(start).length + 1
        : uleb(view, start).end;
  }
  return undefined;
}

/**
 * Which ARM a 32-bit program needs. Code for an older one runs on a newer, so a name may say a newer CPU than the
 * code needs; a program that doesn't tell leaves all of them.
 */
export function armVersion(
  attributes: View | undefined,
  goArm: Cpu | undefined,
): Pick<ContentIdentity, 'cpu' | 'cpuAmong'> {
  const architecture = attributes && architectureOf(attributes);
  const cpu = goArm ?? (architecture === undefined ? undefined : cpuOf(architecture));
  if (cpu === undefined)
    return { cpuAmong: seen(arms, 'ELF machine 40, 32-bit ARM of any version') };
  const saw = goArm
    ? 'GOARM in Go build information'
    : `ARM build attribute CPU_arch ${architecture}`;
  const newer = arms.slice(arms.indexOf(cpu));
  return {
    cpu: seen([cpu], saw),
    ...(newer.length > 1 && { cpuAmong: seen(newer, `${saw}, which newer ones run too`) }),
  };
}
