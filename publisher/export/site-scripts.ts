import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Script } from '../../app/download/visitor/load';
import { downloadFolder } from '../../catalogue/addresses';
import { contentName, scriptsFolder } from '../../catalogue/paths';
import { integrityOf } from './integrity';

/** Makes a script one of the site's, under a name of its kind and its content, and says where it will be. */
export type WriteScript = (kind: string, text: string) => Script;

/** The scripts of a site that is served below `base` (empty or `/project`), by their names in their folder. */
export interface SiteScripts {
  texts: ReadonlyMap<string, string>;
  write: WriteScript;
}

/** The scripts of a site as long as there is no folder to write them to. */
export function siteScripts(base: string): SiteScripts {
  const texts = new Map<string, string>();
  return {
    texts,
    write(kind, text) {
      const name = `chunks/${kind}-${contentName(text)}.js`;
      texts.set(name, text);
      return {
        src: `${base}${downloadFolder}${scriptsFolder}${name}`,
        integrity: integrityOf(text),
      };
    },
  };
}

/** Where the scripts of the exported site `out` are on the disk. */
export const scriptsFolderOf = (out: string) => path.join(out, downloadFolder, scriptsFolder);

/** Writes the scripts of an exported site. */
export async function writeScripts(out: string, { texts }: SiteScripts): Promise<void> {
  for (const [name, text] of texts) {
    const file = path.join(scriptsFolderOf(out), name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
