import { type Os } from '../../../catalogue/vocabulary';

/**
 * Neutral shapes of our own, only to be recognised again: a window, a laptop, a prompt, a phone, a stack of machines. No
 * vendor's logo: the licence of a drawing is none for the trademark.
 */
const shapes = {
  window: 'M3 4h18v16H3zm2 5v9h14V9zm1-3v1h2V6zm3 0v1h2V6z',
  laptop: 'M5 5h14v10H5zm2 2v6h10V7zM2 17h20v2H2z',
  prompt: 'M3 4h18v16H3zm2 2v12h14V6zm2 2.5L8.4 7l4 4-4 4L7 13.5 9.5 11zM13 13h4v2h-4z',
  phone: 'M7 2h10v20H7zm2 3v12h6V5zm2 13v2h2v-2z',
  stack: 'M4 4h16v7H4zm2 2v3h12V6zm1 .7h2v1.6H7zM4 13h16v7H4zm2 2v3h12v-3zm1 .7h2v1.6H7z',
  code: 'm8.5 6-6 6 6 6L10 16.500 5.500 12 10 7.500zm7 0L14 7.500l4.500 4.500-4.500 4.500 1.500 1.500 6-6z',
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
    <svg className="glyph" aria-hidden="true">
      <use href={`#g-${code ? 'code' : glyphOf(os)}`} />
    </svg>
  );
}
