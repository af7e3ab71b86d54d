import { View } from './bytes';

/** Resource id of android:minSdkVersion, which is the same in every app (android.R.attr). */
const minimumSdk = 0x0101020c;
const [resourceMap, startElement] = [0x0180, 0x0102] as const;
const integers: readonly number[] = [0x10, 0x11];

/**
 * The API level that a binary AndroidManifest.xml asks for; undefined where it asks for none. Only the chunks on the
 * way are read: the map from names to resource ids, and elements' attributes (ResourceTypes.h of AOSP).
 */
export function minimumApiLevel(manifest: Uint8Array): number | undefined {
  const view = new View(manifest);
  let attribute = -1;
  for (let at = 8; at + 8 <= view.length;) {
    const [type, size] = [view.u16(at), Math.max(view.u32(at + 4), 8)];
    if (type === resourceMap) {
      const ids = Array.from(
        { length: Math.floor((Math.min(size, view.length - at) - 8) / 4) },
        (_, index) => view.u32(at + 8 + index * 4),
      );
      attribute = ids.indexOf(minimumSdk);
    }
    if (type === startElement && attribute >= 0) {
      const first = at + 16 + view.u16(at + 24);
      const step = Math.max(view.u16(at + 26), 20);
      for (let index = 0; index < view.u16(at + 28); index += 1) {
        const place = first + index * step;
        if (view.u32(place + 4) === attribute && integers.includes(view.u8(place + 15)))
          return view.u32(place + 16);
      }
    }
    at += size;
  }
  return undefined;
}
