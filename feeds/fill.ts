/**
 * What stands at a place of a template: `raw` text for `@name@`, a `word` in the script's own quotes for `'@name@'`, or
 * `lines` for the whole line in which `'@name@'` stands.
 */
export type Places = Record<
  string,
  { raw: string } | { word: string } | { lines: readonly string[] }
>;

const place = /'@(\w+)@'|@(\w+)@/g;

/**
 * A template with its places filled in, each once: what is filled in is never searched for places, or a product's name
 * could end a quotation. Throws when a place has no value, since half a script would be published otherwise.
 */
export function fill(template: string, places: Places): string {
  const valueOf = (name: string) => {
    const value = places[name];
    if (!value) throw new Error(`A template has a place @${name}@ that nothing is given for.`);
    return value;
  };
  const filled = (line: string): string[] => {
    const [, name] = /'@(\w+)@'/.exec(line) ?? [];
    const whole = name === undefined ? undefined : valueOf(name);
    if (whole && 'lines' in whole) return [...whole.lines];
    return [
      line.replace(place, (found, quoted?: string, bare?: string) => {
        const value = valueOf(quoted ?? bare ?? '');
        if ('word' in value) return value.word;
        return 'raw' in value ? found.replace(/@\w+@/, () => value.raw) : found;
      }),
    ];
  };
  return template.split('\n').flatMap(filled).join('\n');
}
