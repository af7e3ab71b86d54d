import { join } from 'node:path';
import { z } from 'zod';
import { decoded, encoded } from '../../catalogue/addresses';
import { schemaReasons } from '../../catalogue/schema-reasons';
import { stageWords } from '../../catalogue/version';
import { type ReadOutcome } from '../intake/entries';
import { type Failed } from '../terminal/outcome';

/** One text that another tool wrote, parsed as JSON once when it is JSON. */
export interface Document {
  /** The file name or address that errors show. */
  name: string;
  text: string;
  /** Where it came from, when it came over the network; relative addresses in it are resolved there. */
  url?: string;
  /** The folder that it lies in, when it is a file. */
  folder?: string;
  json: { value: unknown } | { error: string };
}

/** What a reader may need to know beside its documents. */
export interface SourceContext {
  /** The date, as 2026-05-31, on which witnesses were read. */
  today: string;
  /** Where the files are, when the documents don't say: an https:// address of a folder. */
  urlBase?: string;
  /** The version, when the documents don't say. */
  version?: string;
  /** What tags begin with that is no part of the version. */
  tagPrefix?: string;
}

/** A foreign format: how to recognise it and a pure reader from its documents to release entries. */
export interface Source {
  id: string;
  label: string;
  /** Whether a document is in this format, judged by its content. */
  recognises(document: Document): boolean;
  /** Names of files that its tool writes beside a document of it and that say more. */
  companions?: readonly string[];
  /** Reads every document of this format together; never throws, whatever they hold. */
  read(documents: readonly Document[], context: SourceContext): ReadOutcome;
  /** The API address of a project's release list, for a forge whose project page this is. */
  api?(project: URL): URL | undefined;
}

/** Makes a document of a text, whatever it holds. */
export function toDocument(name: string, text: string, url?: string, folder?: string): Document {
  // Editors on Windows and .NET tools put a byte order mark before JSON, which JSON.parse refuses.
  const plain = text.replace(/^\uFEFF/, '');
  try {
    return { name, text: plain, url, folder, json: { value: JSON.parse(plain) } };
  } catch (error) {
    return {
      name,
      text: plain,
      url,
      folder,
      json: { error: error instanceof Error ? error.message : String(error) },
    };
  }
}

/** Whether a JSON document is an object, or a list that begins with an object, that has all these keys. */
export function hasKeys(document: Document, ...keys: string[]): boolean {
  if (!('value' in document.json)) return false;
  const { value } = document.json;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return (
    typeof first === 'object' && first !== null && keys.every((key) => Object.hasOwn(first, key))
  );
}

export type Checked<T> = { ok: true; value: T } | Failed;

/** A JSON document checked against a schema; reasons name the place, what was expected and what was found. */
export function checkJson<T>(document: Document, schema: z.ZodType<T>): Checked<T> {
  if ('error' in document.json)
    return {
      ok: false,
      reasons: [
        {
          where: document.name,
          problem: `expected JSON: ${document.json.error}.`,
          remedy: getAgain,
        },
      ],
    };
  return check(document.name, document.json.value, schema);
}

/** As checkJson, for formats that hold one thing or a list of them. */
export function checkJsonList<T>(document: Document, schema: z.ZodType<T>): Checked<T[]> {
  // A union of both shapes would blame both for one wrong field.
  if ('value' in document.json && Array.isArray(document.json.value))
    return checkJson(document, z.array(schema));
  const one = checkJson(document, schema);
  return one.ok ? { ok: true, value: [one.value] } : one;
}

/** What to do about a document that isn't what its tool writes. */
export const getAgain = 'Take it from the tool that writes it again, or correct it.';

const mostReasons = 20;

/** A value checked against a schema. At most 20 reasons: a wrong file has thousands of the same. */
export function check<T>(name: string, value: unknown, schema: z.ZodType<T>): Checked<T> {
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  const found = schemaReasons(result.error, value, name);
  const reasons = found.slice(0, mostReasons).map((one) => ({ ...one, remedy: getAgain }));
  const more = found.length - reasons.length;
  if (more > 0)
    reasons.push({ where: name, problem: `${more} more values like these.`, remedy: getAgain });
  return { ok: false, reasons };
}

/** A product's name before a version in a tag. What holds more digits may be a version: jdk8u192-b12_openj9-0.11.0. */
const productPrefix = /^(?:[a-z]+\d?[a-z]*[-_ ])+(?=v?\d+(?:[._+]\d+)+|v\d)/i;
const stagePrefix = new RegExp(`(?:${stageWords})[-_ ]$`, 'i');
const generalPrefix = /^(?:release|rel|version|ver|stable|v)[-_ .]*(?=\d)/i;

/**
 * A version as people say it: of the tags v1.2.3, app@1.2.3, app/v1.2.3, gping-v1.20.1, release-1.2 and jdk-10.0.2+13 what
 * comes last. `prefix` is what the publisher says that tags begin with.
 */
export function versionOf(tag: string, prefix?: string): string {
  const trimmed = tag.trim();
  if (prefix && trimmed.startsWith(prefix) && trimmed.length > prefix.length)
    return trimmed.slice(prefix.length).replace(/^[-_/@]*(?:v(?=\d))?/i, '');
  const own = trimmed.replace(/^.*[@/](?=(?:[a-z]+\d?[a-z]*[-_])*v?\d)/i, '');
  // Of app-nightly-1.2.3 the word before the number says more than the number.
  return own
    .replace(productPrefix, (prefix) => stagePrefix.exec(prefix)?.[0] ?? '')
    .replace(generalPrefix, '');
}

/** The version that an address names: its last folder that is one, as in …/download/v1.2.3/ */
export function versionInAddress(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const folders = new URL(address).pathname
    .split('/')
    .map((segment) => versionOf(decoded(segment)));
  return folders.findLast((folder) => /^\d+(\.\d+)+/.test(folder));
}

/** The file name at the end of an address, decoded; undefined when there is none. */
export function nameInUrl(address: string): string | undefined {
  if (!URL.canParse(address, 'https://relative.invalid/')) return undefined;
  return (
    decoded(new URL(address, 'https://relative.invalid/').pathname.split('/').at(-1) ?? '') ||
    undefined
  );
}

/**
 * Where a file that a document names by its `path` may lie: that path below the document's folder or the one above, the
 * path without the folders it begins with (built elsewhere, or moved since), and the file's name beside the document.
 */
export function besideDocument(
  { folder }: Document,
  name: string,
  path = name,
): string[] | undefined {
  const steps = path.split(/[\\/]/).filter((step) => step !== '' && step !== '.');
  if (folder === undefined || steps.includes('..') || /[\\/]|^\.\.?$/.test(name)) return undefined;
  const ends = steps.map((_, i) => join(folder, ...steps.slice(i))).slice(0, -1);
  return [...new Set([join(folder, '..', ...steps), ...ends, join(folder, name)])];
}

/** The address of a file below a folder's address, each path segment percent-encoded. */
export function below(base: string, path: string): string {
  return `${base.replace(/\/*$/, '')}/${path.split('/').map(encoded).join('/')}`;
}

/** A point in time in any of the usual notations, as ISO 8601; undefined when it is none. */
export function isoTime(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().replace('.000Z', 'Z');
}
