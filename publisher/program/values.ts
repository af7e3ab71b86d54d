import { InvalidArgumentError } from 'commander';
import { isHttps, writtenInFull } from '../../catalogue/addresses';
import { languages, type Language } from '../../catalogue/languages';
import { wordsOf } from '../../catalogue/vocabulary';

/** A day or a moment as ISO 8601 writes it. Throws, as all of these do, what commander says with the option's name. */
export function isoDate(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('Write it like 2026-05-31 or 2026-05-31T12:00:00Z.');
  return text;
}

/** An https:// address. */
export function httpsAddress(text: string): string {
  const full = writtenInFull(text);
  if (!isHttps(text))
    throw new InvalidArgumentError(
      `It must be an https:// address${full === undefined ? '' : `, written ${full}`}.`,
    );
  return text;
}

/** An https:// address, or an empty text, which takes away what was there. */
export const httpsAddressOrNone = (text: string): string =>
  text === '' ? text : httpsAddress(text);

/** An https:// or http:// address. */
export function webAddress(text: string): URL {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('Write it like https://example.org or http://localhost:3000.');
  return new URL(text);
}

/** A whole number from 1 on. */
export function count(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('Write a whole number from 1 on.');
  return Number(text);
}

/** A language that the page speaks, by its tag. */
export function language(text: string): Language {
  const known = wordsOf(languages).find((tag) => tag === text);
  if (!known) throw new InvalidArgumentError(`Write one of ${wordsOf(languages).join(', ')}.`);
  return known;
}

/** Languages with commas between them, `none` or `all`. */
export function otherLanguages(text: string): Language[] | 'all' {
  if (text === 'all') return text;
  return text === 'none' ? [] : text.split(',').map(language);
}

/** A TCP port. */
export function port(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65535)
    throw new InvalidArgumentError('Write a number from 0 to 65535; 0 takes any that is free.');
  return number;
}

/** Every value of an option that is repeated. */
export const several = (value: string, before: string[] = []): string[] => [...before, value];
