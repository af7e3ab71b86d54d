/** A class of a CSS module as Turbopack writes it: the hash of the module, then the name in it. */
const moduleClass = /^_?[\w-]{6}_([a-zA-Z]+)$/;

/** The classes that a style sheet has rules for, each once. */
export const classesOf = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].flatMap(([, name]) => name ?? [])),
];

/**
 * Gives the short names of the classes in style sheets: a hash before each cannot be compressed. Which name it gets depends
 * on the class alone, so that a script is the same in every build that Next gave it the same name in. Throws where two
 * parts of the page have a class of one name.
 */
export function shortClasses(sheets: readonly string[]): (text: string) => string {
  const names = new Set(sheets.flatMap(classesOf));
  const short = new Map(
    [...names].flatMap((name) => {
      const own = moduleClass.exec(name)?.[1];
      return own === undefined ? [] : [[name, own] as const];
    }),
  );
  const taken = new Set<string>([...names].filter((name) => !short.has(name)));
  for (const [name, own] of short) {
    if (taken.has(own))
      throw new Error(
        `Two style sheets of app/download have a class .${own} (one is ${name}): give one of them another name.`,
      );
    taken.add(own);
  }
  if (short.size === 0) return (text) => text;
  const any = new RegExp([...short.keys()].join('|'), 'g');
  return (text) => text.replace(any, (name) => short.get(name) ?? name);
}

/** Gives the custom properties of style sheets names of a letter or two: no script and no other page knows them. */
export function shortProperties(sheets: readonly string[]): (css: string) => string {
  const names = [...new Set(sheets.flatMap((css) => css.match(/--[a-z][\w-]*/g) ?? []))];
  const short = new Map(names.map((name, i) => [name, `--${(i + 10).toString(36)}`]));
  return (css) => css.replace(/--[a-z][\w-]*/g, (name) => short.get(name) ?? name);
}
