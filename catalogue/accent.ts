import { type Product } from './schema';

/** The page's background in each theme; the style sheet takes these same values, so that contrast is checked against the truth. */
export const pageBackground = { light: '#ffffff', dark: '#101216' } as const;
export type Theme = keyof typeof pageBackground;

/** The accent of a product that names none: dark enough for white text, light enough for a dark page. */
const defaultAccent = { light: '#2f5fd0', dark: '#8fb0ff' } as const;

/** WCAG 2.2 relative luminance of a #rrggbb colour, 0 to 1. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** WCAG 2.2 contrast ratio of two #rrggbb colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** A colour laid over another one, `share` from 0 to 1: what color-mix does, for browsers without it. */
function mix(colour: string, share: number, over: string): string {
  const at = (i: number) => {
    const [a, b] = [colour, over].map((one) => Number.parseInt(one.slice(i, i + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${at(1)}${at(3)}${at(5)}`;
}

/** The accent in each theme with the text colour that reads best on it, and a breath of it over the page. */
export function accentOf(
  product: Pick<Product, 'accent' | 'theme'>,
): Record<Theme, { accent: string; onAccent: string; tint: string }> {
  const accent = product.theme?.accent ?? product.accent ?? defaultAccent;
  const pair = typeof accent === 'string' ? { light: accent, dark: accent } : accent;
  const withText = (colour: string, page: string) => ({
    accent: colour.toLowerCase(),
    tint: mix(colour, 0.08, page),
    onAccent: contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000',
  });
  return {
    light: withText(pair.light, pageBackground.light),
    dark: withText(pair.dark, pageBackground.dark),
  };
}
