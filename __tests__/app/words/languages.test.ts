import { messagesIn } from '../../../app/download/words/all';
import * as en from '../../../app/download/words/en';
import { formatsOf } from '../../../app/download/words/formats';
import { wordsIn } from '../../../app/download/words/words-in';
import { languages, type Language } from '../../../catalogue/languages';
import { formatLabels, wordsOf } from '../../../catalogue/vocabulary';

/** What is the same in several languages, as a reader sees it: names, units, and words that a language has taken over. */
const sameAsEnglish = [
  ...['kB', 'MB', 'GB', 'TB', 'SBOM', 'Beta', 'Nightly'],
  ...['Details', 'Download', 'Installer', 'Store', 'Version «0»'],
  ...['E-mail', 'program', 'terminal'],
  ...['Signature', 'Documentation', 'Stable', 'little-endian', 'big-endian', '0 bytes'],
];

const counts = [0, 1, 2, 3, 5, 11, 21, 100];

interface Message {
  path: string;
  /** The text, or what makes it of as many values as `english` takes. */
  text: unknown;
  english: unknown;
}

/** Each message with the English one, deep in the parts of a language's file. */
function messagesOf(text: unknown, english: unknown, path = ''): Message[] {
  if (typeof english !== 'object' || english === null) return [{ path, text, english }];
  return Object.entries(english).flatMap(([key, own]) =>
    messagesOf(
      Object.entries(text ?? {}).find(([name]) => name === key)?.[1],
      own,
      `${path}.${key}`,
    ),
  );
}

const markOf = (index: number) => `«${index}»`;

/** A message with marks for its values; `counts` are the values that choose a form. */
function said(message: unknown, values: readonly unknown[]): string {
  const text: unknown =
    typeof message === 'function' ? Reflect.apply(message, undefined, values) : message;
  if (typeof text !== 'string') throw new Error('A message is a text or makes one.');
  return text;
}

/** The values of a message: a mark for each that is inserted as it is, null for one that is counted. */
function valuesOf(english: unknown): (string | null)[] {
  if (typeof english !== 'function') return [];
  const marks = Array.from({ length: english.length }, (_, index) => markOf(index));
  const text = said(english, marks);
  return marks.map((mark) => (text.includes(mark) ? mark : null));
}

/** The message with marks and, where it counts, with each of the counts. */
function everyForm({
  text,
  english,
}: Message): { said: string; marks: string[]; count?: number }[] {
  const values = valuesOf(english);
  const marks = values.flatMap((value) => value ?? []);
  if (!values.includes(null)) return [{ said: said(text, values), marks }];
  return counts.map((count) => ({
    said: said(
      text,
      values.map((value) => value ?? count),
    ),
    marks,
    count,
  }));
}

const spoken = wordsOf(messagesIn);
const messages = (language: Language) => messagesOf({ ...messagesIn[language] }, { ...en });

test('what is the same as in English stays a short list', () => {
  expect(sameAsEnglish.length).toBeLessThanOrEqual(30);
});

/** What is wrong with a message, for whatever values. */
function faultsOf(message: Message, language: Language): string[] {
  const rules = new Intl.PluralRules(language);
  return everyForm(message).flatMap(({ said: text, marks, count }) => {
    const same = counts.filter((n) => rules.select(n) === rules.select(count ?? n));
    // "Two files" are one word in some languages, which have a form for that number alone.
    const values = count !== undefined && same.length > 1 ? [...marks, `${count}`] : marks;
    return [
      text.trim() === '' && 'is empty',
      /(?<!\p{L})(undefined|null|NaN)(?!\p{L})|\[object/u.test(text) && 'holds what is no word',
      /[^\P{Nd}0-9]/u.test(text) && 'holds digits that are not Latin',
      ...values.map((value) => !text.includes(value) && `lacks ${value}`),
    ].flatMap((fault) => (fault ? `${message.path} ${fault}: “${text}”` : []));
  });
}

describe.each(spoken)('%s', (language) => {
  test('has a text for every message, with each of its values', () => {
    const all = messages(language);
    expect(all.length).toBeGreaterThan(350);
    expect(all.flatMap((message) => faultsOf(message, language))).toEqual([]);
  });

  test('names processors without what parts those of a list', () => {
    const { bits64, bits32, with64, with32, appleSilicon, arm64, arm32 } =
      messagesIn[language].common.cpu;
    for (const name of [bits64, bits32, with64('«0»'), with32('«0»'), appleSilicon, arm64, arm32])
      expect(name).not.toMatch(/[,،、]/);
  });

  test('has the forms that its numbers take', () => {
    const { intl, plurals } = languages[language];
    const rules = new Intl.PluralRules(intl);
    const taken = new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)));
    expect([...taken].sort()).toEqual([...plurals].sort());
  });
});

describe.each(spoken.filter((language) => language !== 'en'))('%s', (language) => {
  test('says nothing in English', () => {
    const same = messages(language).flatMap((message) => {
      const english = everyForm({ ...message, text: message.english });
      const isSame = everyForm(message).every(
        ({ said: text }, form) => text === english[form]?.said,
      );
      const text = english[0]?.said ?? '';
      // Signs around values are nobody's words.
      return isSame && /\p{L}/u.test(text) && !sameAsEnglish.includes(text)
        ? [`${message.path}: ${text}`]
        : [];
    });
    expect(same).toEqual([]);
  });
});

test.each(wordsOf(languages))(
  '%s writes Latin digits of the Gregorian calendar',
  (language: Language) => {
    const { date, size, number, list } = formatsOf(language, en.common.size);
    for (const text of [date('2026-02-03'), size(55_800_460), number(1_234_567)])
      expect(text).not.toMatch(/[^\P{Nd}0-9]/u);
    expect(date('2026-02-03')).toMatch(/2026/);
    expect(size(55_800_460)).toMatch(/^55[.,]8/);
    expect(list(['A', 'B'])).toMatch(/^A.*B$/);
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
  },
);

test('the formats of the commands’ page are the vocabulary’s in English', () => {
  const { format } = wordsIn('en').verify;
  for (const id of wordsOf(formatLabels)) expect(format(id)).toContain(formatLabels[id]);
});

test('amounts are written as the language writes them', () => {
  const { page, check } = wordsIn('de');
  expect(page.size(55_800_460)).toBe('55,8 MB');
  expect(page.sizes([88_400_000, 95_100_000])).toBe('88–95 MB');
  expect(page.sizes([900_000, 1_200_000])).toBe('900 kB – 1,2 MB');
  expect(page.date('2025-10-11')).toBe('11. Oktober 2025');
  expect(page.cpus({ os: 'macos', cpu: ['x64', 'arm64'] })).toBe('Apple Chip und Intel');
  expect(check.progress(1_800_000, 3_200_000, 1_000_000, 1)).toBe(
    '56 %: 1,8 MB von 3,2 MB, 1 MB pro Sekunde, noch 1 Sekunde',
  );
});
