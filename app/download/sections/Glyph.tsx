import { type Os } from '../../../catalogue/vocabulary';

/**
 * Neutral shapes of our own, only to be recognised again: a window, a laptop, a prompt, a phone, a stack of machines. No
 * vendor's logo: the licence of a drawing is none for the trademark.
 */
const shapes = {
  window: 'M3 4h18v16H3zm0 5h18',
  laptop: 'M5 5h14v10H5zM2 19h20',
  prompt: 'M3 4h18v16H3zm4 5 3 3-3 3m6 0h4',
  phone: 'M7 2h10v20H7zm4 16h2',
  stack: 'M4 12V4h16v16H4v-8h16',
  code: 'm8 6-6 6 6 6m8-12 6 6-6 6',
} as const;
type Shape = keyof typeof shapes;

const shapeOf: Partial<Record<Os, Shape>> = {
  windows: 'window',
  macos: 'laptop',
  linux: 'prompt',
  android: 'phone',
  ios: 'phone',
  chromeos: 'laptop',
};

/** The shapes, once for the page; one that nothing uses is left out. */
export function Glyphs({ systems }: { systems: readonly (Os | undefined)[] }) {
  const used = new Set<Shape>([...systems.map(glyphOf), 'code']);
  return (
    <svg className="unseen" aria-hidden="true">
      {[...used].map((shape) => (
        <symbol key={shape} id={`g-${shape}`} viewBox="0 0 24 24">
          <path d={shapes[shape]} />
        </symbol>
      ))}
    </svg>
  );
}

/** Which shape stands for a system; what names none is for all. */
function glyphOf(os: Os | undefined): Shape {
  return (os && shapeOf[os]) ?? 'stack';
}

/** The shape of a system, or of files that are for developers. Says nothing to a screen reader. */
export function Glyph({ os, code = false }: { os?: Os; code?: boolean }) {
  return (
    <svg className="glyph" width="24" height="24" aria-hidden="true">
      <use href={`#g-${code ? 'code' : glyphOf(os)}`} />
    </svg>
  );
}
