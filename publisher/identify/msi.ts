import { architectureFact } from './architectures';
import { Damaged, View, type ByteReader } from './bytes';
import { openCompound } from './compound';
import { type ContentIdentity, seen } from './content-facts';

/** Class of the root storage of an installer database; patches (…86) and merge modules (…82) differ in one digit. */
const installerClass = '84100c0000000000c000000000000046';

/**
 * The Template property of a summary information stream ("x64;1033"): property 7 of the first section, a text
 * with its length before it ([MS-OLEPS], "Template Summary" in the Windows Installer reference).
 */
function templateOf(stream: Uint8Array): string | undefined {
  const view = new View(stream);
  const section = view.u32(44);
  const count = Math.min(view.u32(section + 4), 64);
  for (let at = section + 8; at < section + 8 + count * 8; at += 8) {
    if (view.u32(at) !== 7) continue;
    const value = section + view.u32(at + 4);
    return view.text(value + 8, view.u32(value + 4)).replace(/\0.*/s, '');
  }
  return undefined;
}

/** A Windows Installer package by its template. Other compound documents (old Office files) are no release format. */
export async function readMsi(reader: ByteReader): Promise<ContentIdentity> {
  const compound = await openCompound(reader);
  if (compound.rootClass !== installerClass)
    return { unrecognised: 'a compound document that is no installer' };
  const stream = await compound.read('\x05SummaryInformation');
  if (stream === undefined) throw new Damaged('the installer has no summary information');
  const template = templateOf(stream) ?? '';
  const [platform = ''] = template.split(';');
  return {
    format: seen('msi', 'Windows Installer database'),
    os: seen('windows', 'Windows Installer database'),
    ...architectureFact(platform, 'MSI template'),
  };
}
