import { jsonSchemaText } from '../../catalogue/json-schema';
import { type Catalogue } from '../../catalogue/schema';
import { renderPreview } from '../../feeds/draw-preview';
import { type Rendered } from '../../feeds/output';
import { type Shells } from './page-shell';
import { readPieces } from './read-pieces';
import { renderFeeds } from './write-feeds';

/** The form of the catalogue, for editors and programs. */
const schemaFile = { path: 'download/releases.schema.json', content: jsonSchemaText() };

/**
 * Everything that is written beside the download page from the catalogue: pages in its `shells`, feeds and the preview
 * picture. `folder` holds `download/` with what the publisher hosts.
 */
export async function filesBeside(
  folder: string,
  catalogue: Catalogue,
  site: URL | null,
  shells: Shells | null,
): Promise<Rendered[]> {
  // Loaded late: React decides then whether it looks for mistakes of developers, which takes twice the time.
  const { renderPages } = await import('./pages');
  const pages = shells === null ? [] : renderPages(shells, catalogue, site);
  return [
    { files: [...pages, schemaFile], skipped: [] },
    renderFeeds(catalogue, site, await readPieces(folder, catalogue)),
    await renderPreview(catalogue, site),
  ];
}
