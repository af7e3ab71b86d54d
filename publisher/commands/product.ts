import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language } from '../../catalogue/languages';
import { type Reason } from '../../catalogue/reason';
import { languageOf } from '../../catalogue/said';
import { type Product, type Said } from '../../catalogue/schema';
import { nameProblem } from '../store/file-names';
import { type Placement } from '../store/place';
import { changeCatalogue, downloadFolderOf, openCatalogue } from '../store/store';
import { commandLine } from '../terminal/command-line';
import { done, refused, type Outcome } from '../terminal/outcome';
import { readKeys, type ProductFacts } from './init';

/** Facts to change; an empty text takes a fact away, what is not given stays. */
export interface ProductOptions extends ProductFacts {
  command?: string;
  language?: Language;
  /** Those besides `language`. */
  languages?: Language[] | 'all';
  contact?: string;
  /** The path of an SVG or PNG file. */
  icon?: string;
  /** All mirrors, the preferred one first. */
  mirror?: string[];
}

/** A given fact, where an empty text means none; the one before where nothing is given. */
const fact = (given: string | undefined, before: string | undefined) =>
  given === undefined ? before : given || undefined;

/** The icon as the catalogue names it, and what has to be put beside the catalogue for that. */
async function readIcon(
  file: string,
  folder: string,
): Promise<{ icon: string; files: Placement[] } | Reason> {
  const bytes = await readFile(file).catch(() => null);
  const name = path.basename(file);
  const problem = bytes === null ? 'there is no such file' : nameProblem(name);
  if (bytes === null || problem !== null || !/\.(svg|png)$/i.test(name))
    return {
      where: `--icon ${file}`,
      problem: `${problem ?? 'it is no SVG or PNG'}.`,
      remedy: 'Give the path of a square SVG or PNG file.',
    };
  const icon = encodeURIComponent(name);
  if (path.resolve(file) === path.join(folder, name)) return { icon, files: [] };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { icon, files: [{ from: path.resolve(file), sha256, to: name }] };
}

function licenceOf(before: Product['licence'], { licence, licenceUrl }: ProductOptions) {
  const name = fact(licence, before?.name);
  // Another licence has another text.
  const url = fact(licenceUrl, licence === undefined ? before?.url : undefined);
  return name === undefined ? undefined : { name, url };
}

/** The summary with another text in the product's own language; what it says in others stays. */
const retold = (before: Product, summary: string): Said =>
  typeof before.summary === 'string'
    ? summary
    : { ...before.summary, [languageOf(before)]: summary };

/** Changes the facts about the product, or shows them where no option is given. */
export async function product(project: string, options: ProductOptions): Promise<Outcome> {
  const { name, summary, homepage, source, command, contact, accent, mirror } = options;
  const isAsked = Object.entries(options).every(([key, value]) =>
    ['root', 'catalogue', 'json', 'debug'].includes(key) ? true : value === undefined,
  );
  if (isAsked) {
    const opened = await openCatalogue(project);
    if (!opened.ok) return opened;
    const lines = JSON.stringify(opened.catalogue.product, null, 2).split('\n').slice(1, -1);
    return done(lines, { product: opened.catalogue.product });
  }
  const folder = downloadFolderOf(project);
  const icon = options.icon ? await readIcon(options.icon, folder) : null;
  if (icon && 'problem' in icon) return refused([icon]);
  return changeCatalogue(project, (catalogue) => {
    const before = catalogue.product;
    const now: Product = {
      ...before,
      name: name ?? before.name,
      summary: summary === undefined ? before.summary : retold(before, summary),
      homepage: fact(homepage, before.homepage),
      source: fact(source, before.source),
      licence: licenceOf(before.licence, options),
      command: fact(command, before.command),
      language: options.language ?? before.language,
      languages: options.languages === 'all' ? undefined : (options.languages ?? before.languages),
      contact: fact(contact, before.contact),
      icon: icon ? icon.icon : fact(options.icon, before.icon),
      mirrors: mirror ? mirror.flatMap((url) => (url ? [{ url }] : [])) : before.mirrors,
    };
    // Where the look has a theme, the accent stands there: the catalogue has one of the two.
    if (accent !== undefined && before.theme?.accent !== undefined)
      now.theme = { ...before.theme, accent: accent || undefined };
    else now.accent = accent === undefined ? before.accent : accent || undefined;
    return {
      outcome: done([`The facts of ${now.name} are changed.`, `Undo: ${commandLine('undo')}`], {
        product: now,
      }),
      write: { catalogue: { ...catalogue, product: now }, files: icon?.files },
    };
  });
}

/** Adds public keys that releases are signed with, at any time. One that the catalogue has already is left as it is. */
export async function addKeys(project: string, files: readonly string[]): Promise<Outcome> {
  const { keys, reasons } = await readKeys(files);
  if (reasons.length > 0)
    return refused(
      reasons.map((reason) => ({ ...reason, where: reason.where.slice('--key '.length) })),
    );
  return changeCatalogue(project, (catalogue) => {
    const before = catalogue.product.keys ?? [];
    const added = keys.filter((key) =>
      before.every(({ fingerprint }) => fingerprint !== key.fingerprint),
    );
    const facts = { added: added.map(({ type, fingerprint }) => ({ type, fingerprint })) };
    if (added.length === 0) return { outcome: done(['The catalogue has it already.'], facts) };
    const product = { ...catalogue.product, keys: [...before, ...added] };
    return {
      outcome: done(
        [
          ...added.map(({ type, fingerprint }) => `Added: ${type} key ${fingerprint}`),
          `Undo: ${commandLine('undo')}`,
        ],
        facts,
      ),
      write: { catalogue: { ...catalogue, product } },
    };
  });
}
