import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScript } from '../../app/download/bundle-script';
import { downloadFolder } from '../../catalogue/addresses';
import { contentName, scriptsFolder } from '../../catalogue/paths';
import { programFolder } from '../program-folder';
import { joinFlight } from './flight';
import { append, attribute, createElement, elements, remove, textOf, type Document } from './html';
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
 * one file of their own, which a small inline script loads when the visitor reaches for that part; the file then adds the
 * framework's scripts, each with its integrity, and the styles that only they need. What clicks do, and what only some addresses ask for, become files too.
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
  const starters = joinFlight(page.starters.map(textOf));
  for (const element of [...page.chunks, ...page.starters, ...page.needless]) remove(element);
  if (!elements(page.body).some((element) => attribute(element, 'data-wake') !== undefined)) {
    trimStyles(document, [], []);
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
      .map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
  const integrity = scripts.map(({ name, text }) => [assets + name, integrityOf(text)]);
  const hasSwitch = elements(page.body).some(
    (element) => attribute(element, 'data-choice') !== undefined,
  );
  const actions = await bundleScript('actions.ts', {}, programFolder);
  const asked = await bundleScript('asked.ts', {}, programFolder);
  const styles = trimStyles(
    document,
    [actions, asked],
    scripts.map(({ text }) => text),
  );
  const given = {
    sleepingScripts: JSON.stringify(now),
    scriptIntegrity: JSON.stringify(Object.fromEntries(integrity)),
    sleepingStyles: JSON.stringify(styles),
  };
  const start = await bundleScript('start.ts', given, programFolder);
  const payload = `${[...starters, start].join(';\n')}\n`;
  const files = [
    [`chunks/page-${contentName(payload)}.js`, payload],
    [`chunks/actions-${contentName(actions)}.js`, actions],
    [`chunks/asked-${contentName(asked)}.js`, asked],
  ] as const;
  const [[name], [actionsName], [askedName]] = files;
  for (const [file, content] of files) await writeFile(path.join(folder, file), content);
  append(
    page.body,
    createElement(
      'script',
      {
        'data-src': assets + name,
        'data-integrity': integrityOf(payload),
        'data-actions-src': assets + actionsName,
        'data-actions-integrity': integrityOf(actions),
        'data-asked-src': assets + askedName,
        'data-asked-integrity': integrityOf(asked),
      },
      await bundleScript('wake.ts', { hasSwitch: String(hasSwitch) }, programFolder),
    ),
  );
  return [...used, name, actionsName, askedName];
}
