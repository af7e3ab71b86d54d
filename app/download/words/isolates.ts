// Values inside sentences that are written from right to left: without these invisible signs "4.6.3-stable" would stand as
// "stable-4.6.3". Labels, titles and announcements have no markup that could do the same (https://www.w3.org/TR/alreq/#h_bidi).

/** A value that is written from left to right everywhere: a version, the name of a file, a key, a command. */
export const ltr = (value: string): string => `\u2066${value}\u2069`;

/** Words from right to left that begin with a number, which a Latin word before them would draw to itself: `64 بت`. */
export const rtl = (words: string): string => `\u2067${words}\u2069`;

/** A value in the direction of its first letter: the name of a product, a sentence of its publisher. */
export const own = (value: string): string => `\u2068${value}\u2069`;
