import { type Catalogue } from '../../catalogue/schema';
import { renderFeeds } from '../../publisher/export/write-feeds';

/** The text of one written file; throws when no feed writes it. */
export function textOf(catalogue: Catalogue, site: URL | null, place: string): string {
  const { files, skipped } = renderFeeds(catalogue, site);
  const file = files.find(({ path }) => path === place);
  if (!file || typeof file.content !== 'string')
    throw new Error(
      `No ${place} among\n${files.map(({ path }) => path).join('\n')}\n${skipped.join('\n')}`,
    );
  return file.content;
}

/** The places of all written files below a folder. */
export function placesBelow(catalogue: Catalogue, site: URL | null, folder: string): string[] {
  return renderFeeds(catalogue, site)
    .files.map(({ path }) => path)
    .filter((path) => path.startsWith(folder));
}
