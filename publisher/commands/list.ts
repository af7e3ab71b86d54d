import { readCatalogue } from '../../catalogue/read';
import { newestFirst } from '../../catalogue/version';
import { noCatalogue, reasonOf } from '../store/store';
import { done, refused, type Outcome } from '../terminal/outcome';

/** Lists what the catalogue holds, the newest version first. */
export async function list(root: string): Promise<Outcome> {
  const read = await readCatalogue(root, { lookAtFiles: false });
  switch (read.state) {
    case 'missing':
      return noCatalogue();
    case 'problems':
      return refused(read.problems.map(reasonOf));
    case 'ok': {
      const releases = newestFirst(read.catalogue.releases).map(
        ({ version, channel, date, withdrawn, files }) => ({
          version,
          channel,
          date,
          files: files.length,
          bytes: files.reduce((sum, { size }) => sum + size, 0),
          withdrawn,
        }),
      );
      const width = Math.max(0, ...releases.map(({ version }) => version.length));
      const lines = releases.map(
        ({ version, channel, date, files, withdrawn }) =>
          `${version.padEnd(width)}  ${channel.padEnd(7)}  ${date.slice(0, 10)}  ${String(files).padStart(3)} files${withdrawn ? `  withdrawn: ${withdrawn.reason}${withdrawn.instead === undefined ? '' : ` (use ${withdrawn.instead})`}` : ''}`,
      );
      const { name } = read.catalogue.product;
      return done(
        releases.length > 0
          ? lines
          : [`${name} has no releases yet: npm run release -- add <folder> --version V`],
        { product: name, releases },
      );
    }
  }
}
