import { languages, type Language, type PluralForm } from '../../../catalogue/languages';

const units = ['kB', 'MB', 'GB', 'TB'] as const;
export type Unit = (typeof units)[number];

/** How a language writes amounts of bytes; numbers are formatted already, but for `bytes`, which chooses its form by one. */
export interface SizeMessages {
  bytes: (count: number) => string;
  unit: Record<Unit, string>;
  /** `55.8 MB` */
  amount: (number: string, unit: string) => string;
  /** `88` and `95 MB` as `88–95 MB` */
  amounts: (least: string, most: string) => string;
  /** The same for amounts of different units: `900 kB – 1.2 MB` */
  apart: (least: string, most: string) => string;
  /** `12 %` */
  percent: (number: string) => string;
}

/**
 * Chooses the form for a count, which it gives formatted: every form that the language has must be there.
 * @example plural(count, { one: (n) => `${n} file`, other: (n) => `${n} files` })
 */
export function pluralOf<In extends Language>(language: In) {
  const { intl } = languages[language];
  const plurals: readonly string[] = languages[language].plurals;
  const rules = new Intl.PluralRules(intl);
  const numbers = new Intl.NumberFormat(intl);
  return (count: number, forms: Record<PluralForm<In>, (number: string) => string>): string => {
    const all: Partial<Record<string, (number: string) => string>> = forms;
    // A form for millions or fractions (catalogue/languages.ts) reads as the last one.
    const form = all[rules.select(count)] ?? all[plurals.at(-1) ?? 'other'];
    return form ? form(numbers.format(count)) : numbers.format(count);
  };
}

/** Amounts, dates and lists as a language writes them, with Latin digits in the Gregorian calendar. */
export function formatsOf(language: Language, messages: SizeMessages) {
  const { intl } = languages[language];
  // Made once: making one takes longer than using it, and a large catalogue has thousands of dates.
  // Most readers of English put the day first.
  const days = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : intl, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const all = new Intl.ListFormat(intl);
  const either = new Intl.ListFormat(intl, { type: 'disjunction' });
  const numbers = new Intl.NumberFormat(intl);
  const threeDigits = new Intl.NumberFormat(intl, { maximumSignificantDigits: 3 });
  const countries = new Intl.DisplayNames(intl, { type: 'region' });

  /** In powers of 1000, as download dialogs and file managers count; below 1000 without a unit. */
  function measure(bytes: number): { value: number; unit?: Unit } {
    if (bytes < 1000) return { value: bytes };
    const scaled = units.map((unit, at) => ({ value: bytes / 1000 ** (at + 1), unit }));
    // Not 1000: 999.96 kB would be rounded to "1000 kB".
    return scaled.find(({ value }) => value < 999.5) ?? { value: bytes / 1e12, unit: 'TB' };
  }

  const exactBytes = (bytes: number): string => messages.bytes(bytes);

  /** Bytes for people: `55.8 MB`. */
  function size(bytes: number): string {
    const { value, unit } = measure(bytes);
    return unit
      ? messages.amount(threeDigits.format(value), messages.unit[unit])
      : exactBytes(bytes);
  }

  /** The sizes of several files: `88–95 MB`, or the one size that all have. */
  function sizes(bytes: readonly number[]): string {
    const [least, most] = [Math.min(...bytes), Math.max(...bytes)];
    const [from, to] = [measure(least), measure(most)];
    const rounded = ({ value }: typeof from) => {
      const shown = Number(value.toPrecision(3));
      return threeDigits.format(shown < 10 ? shown : Math.round(shown));
    };
    if (from.unit !== to.unit) return messages.apart(size(least), size(most));
    if (rounded(from) === rounded(to)) return size(most);
    return messages.amounts(
      rounded(from),
      to.unit ? messages.amount(rounded(to), messages.unit[to.unit]) : exactBytes(most),
    );
  }

  return {
    size,
    sizes,
    /** `55,800,460 bytes`. */
    exactBytes,
    /** `11 October 2025`, in UTC, so that every machine builds the same page. */
    date: (iso: string): string => days.format(new Date(iso)),
    number: (value: number): string => numbers.format(value),
    /** Of a whole, cut to whole hundredths. */
    percent: (part: number, whole: number): string =>
      messages.percent(numbers.format(Math.floor((100 * part) / whole))),
    /** `Apple silicon and Intel`. */
    list: (items: readonly string[]): string => all.format(items),
    /** `one or another`. */
    either: (items: readonly string[]): string => either.format(items),
    /** A country by its two letters (ISO 3166-1). */
    country: (code: string): string => countries.of(code.toUpperCase()) ?? code,
    /**
     * A part of a whole: `1.8` and `3.2 MB`, the unit once where both have it; to the byte where rounding would make them
     * equal.
     */
    part: (bytes: number, whole: number): [some: string, whole: string] => {
      if (size(bytes) === size(whole)) return [numbers.format(bytes), exactBytes(whole)];
      const { value, unit } = measure(bytes);
      return unit === measure(whole).unit
        ? [threeDigits.format(value), size(whole)]
        : [size(bytes), size(whole)];
    },
  };
}
