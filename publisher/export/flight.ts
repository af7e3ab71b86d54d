import { z } from '../../catalogue/zod';

const row = z.tuple([z.literal(1), z.string()]);
const call = /^self\.__next_f\.push\((.*)\)$/s;

/** A value as a script of 2018 may hold it: JSON's line separators ended a string then (ES2019, "JSON superset"). */
const literal = (value: unknown) =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/**
 * The data for hydration (`self.__next_f.push([1,"…"])`) of scripts that follow each other as one: where Next cuts it
 * depends on how fast its parts were ready, so that the same page would have other bytes the next time. Others stay.
 */
export function joinFlight(scripts: readonly string[]): string[] {
  const joined: (string | { data: string })[] = [];
  for (const script of scripts) {
    const text = call.exec(script)?.[1];
    const { data } = row.safeParse(text === undefined ? null : JSON.parse(text));
    const last = joined.at(-1);
    if (!data) joined.push(script);
    else if (typeof last === 'object') last.data += data[1];
    else joined.push({ data: data[1] });
  }
  return joined.map((one) =>
    typeof one === 'string' ? one : `self.__next_f.push(${literal([1, one.data])})`,
  );
}
