import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultTreeAdapter } from 'parse5';
import { bundleScript } from '../../app/download/bundle-script';
import { type Script } from '../../app/download/visitor/load';
import { downloadFolder } from '../../catalogue/addresses';
import { contentName, scriptsFolder } from '../../catalogue/paths';
import { programFolder } from '../program-folder';
import { shortClasses, shortProperties } from './class-names';
import { joinFlight } from './flight';
import { attribute, elements, remove, textOf, type Document } from './html';
import { integrityOf } from './integrity';
import { type ExportedPage } from './recognise';
import { trimStyles } from './styles';

/** Where the exported site is, and the path that its host serves it below: empty or `/project`. */
export interface Site {
  out: string;
  base: string;
}

/** Where the page's scripts and styles are on the site. */
export const scriptsOf = ({ base }: Site) => `${base}${downloadFolder}${scriptsFolder}`;

/** Where they are on the disk. */
export const scriptsFolderOf = ({ out }: Site) => path.join(out, downloadFolder, scriptsFolder);

/**
 * The names of the scripts that a page can come to load: those its HTML names, and what these name in turn. Turbopack
 * writes each name in full ("static/chunks/…"), so looking for the names is enough.
 */
async function reachable(folder: string, names: string[], start: string[]): Promise<string[]> {
  const reached = new Set(start);
  for (const name of reached) {
    if (!name.endsWith('.js')) continue;
    const text = await readFile(path.join(folder, name), 'utf8');
    for (const other of names) if (text.includes(path.posix.basename(other))) reached.add(other);
  }
  return [...reached];
}

/**
 * Takes the framework out of a page. Where the page has a part that needs it (`data-wake`), its data and start go into
 * one file of their own; the file then adds the framework's scripts, each with its integrity, and the styles that only
 * they need. What only some addresses ask for becomes a file too, and what clicks do: this one loads the others, and the
 * page's own script is told its place.
 * Returns the files that are still used, relative to their folder.
 */
export async function sleep(
  document: Document,
  page: ExportedPage,
  site: Site,
  names: string[],
): Promise<string[]> {
  const folder = scriptsFolderOf(site);
  const assets = scriptsOf(site);
  const now = page.chunks.flatMap((chunk) => attribute(chunk, 'src') ?? []);
  const shortened = shortenClasses(document);
  // Nothing but classes, since longer texts stand there with their lengths.
  const starters = joinFlight(page.starters.map(textOf)).map((data) =>
    data.replace(/\\"className\\":\\"[^"]*/g, shortened),
  );
  // Those for Twitter repeat what it reads in those of Open Graph.
  const repeated = elements(document).filter((element) =>
    attribute(element, 'name')?.startsWith('twitter:'),
  );
  for (const element of [...page.chunks, ...page.starters, ...page.needless, ...repeated])
    remove(element);
  if (!elements(page.body).some((element) => attribute(element, 'data-wake') !== undefined)) {
    trimStyles(document);
    return [];
  }

  const used = await reachable(
    folder,
    names.filter((name) => !/\.(css|ts)$/.test(name)),
    now.map((src) => src.slice(assets.length)),
  );
  const scripts = await Promise.all(
    used
      .filter((name) => name.endsWith('.js'))
      .sort()
      .map(async (name) => {
        const found = await readFile(path.join(folder, name), 'utf8');
        const text = shortened(found);
        if (text !== found) await writeFile(path.join(folder, name), text);
        return { name, text };
      }),
  );
  const integrity = scripts.map(({ name, text }) => [assets + name, integrityOf(text)]);
  const bundled = (entry: string, given?: Record<string, string>) =>
    bundleScript(entry, given, programFolder);
  const [actionsStyles, askedStyles, sleepingStyles] = trimStyles(
    document,
    [await bundled('actions.ts')],
    [await bundled('asked.ts')],
    scripts.map(({ text }) => text),
  );
  const start = await bundled('start.ts', {
    sleepingScripts: JSON.stringify(now),
    scriptIntegrity: JSON.stringify(Object.fromEntries(integrity)),
    sleepingStyles: JSON.stringify(sleepingStyles),
  });
  const written: string[] = [];
  const write = async (kind: string, text: string): Promise<Script> => {
    const file = `chunks/${kind}-${contentName(text)}.js`;
    await writeFile(path.join(folder, file), text);
    written.push(file);
    return { src: assets + file, integrity: integrityOf(text) };
  };
  const laterScripts = {
    page: await write('page', `${[...starters, start].join(';\n')}\n`),
    asked: await write(
      'asked',
      await bundled('asked.ts', { askedStyles: JSON.stringify(askedStyles) }),
    ),
  };
  const actions = await write(
    'actions',
    await bundled('actions.ts', {
      actionsStyles: JSON.stringify(actionsStyles),
      laterScripts: JSON.stringify(laterScripts),
      sleepingAfter: JSON.stringify(takeWords(document, 'data-after')),
      sleepingWhy: JSON.stringify(takeWords(document, 'data-why')),
      sleepingRowLink: JSON.stringify(takeWords(document, 'data-row-link')),
    }),
  );
  for (const script of elements(document).filter(
    (element) => attribute(element, 'data-offers') !== undefined,
  ))
    script.attrs.push(
      { name: 'data-src', value: actions.src },
      { name: 'data-integrity', value: actions.integrity },
    );
  return [...used, ...written];
}

/** Gives a page's classes and custom properties short names, and those of the classes in what belongs to it. */
function shortenClasses(document: Document): (text: string) => string {
  const all = elements(document);
  const styles = all.filter(({ tagName }) => tagName === 'style');
  const shortened = shortClasses(styles.map(textOf));
  const properties = shortProperties(styles.map(textOf));
  for (const style of styles) {
    const [text] = style.childNodes;
    if (text && defaultTreeAdapter.isTextNode(text)) text.value = properties(shortened(text.value));
  }
  for (const attr of all.flatMap(({ attrs }) => attrs))
    if (attr.name === 'class') attr.value = shortened(attr.value);
  return shortened;
}

/** Words that a script shows (AfterClick, Why), taken out of the page, where nobody needs them yet. */
function takeWords(document: Document, attributeName: string): string {
  const places = elements(document)
    .flatMap(({ attrs }) => attrs)
    .filter(({ name }) => name === attributeName);
  const words = places[0]?.value ?? '';
  for (const place of places) place.value = '';
  return words;
}
