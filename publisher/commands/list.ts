import { ownText } from '../../catalogue/said';
import { newestFirst } from '../../catalogue/version';
import { openCatalogue } from '../store/store';
import { commandLine } from '../terminal/command-line';
import { done, type Outcome } from '../terminal/outcome';

/** Lists what the catalogue holds, the newest version first. */
export async function list(root: string): Promise<Outcome> {
  const opened = await openCatalogue(root);
  if (!opened.ok) return opened;
  const { product, releases } = opened.catalogue;
  const rows = newestFirst(releases).map(({ version, channel, date, withdrawn, files }) => ({
    version,
    channel,
    date,
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    withdrawn,
  }));
  const width = Math.max(0, ...rows.map(({ version }) => version.length));
  const lines = rows.map(
    ({ version, channel, date, files, withdrawn }) =>
      `${version.padEnd(width)}  ${channel.padEnd(7)}  ${date.slice(0, 10)}  ${String(files).padStart(3)} files${withdrawn ? `  withdrawn: ${ownText(withdrawn.reason, product)}${withdrawn.instead === undefined ? '' : ` (use ${withdrawn.instead})`}` : ''}`,
  );
  return done(
    rows.length > 0
      ? lines
      : [`${product.name} has no releases yet: ${commandLine('add')} <folder> --version V`],
    { product: product.name, releases: rows },
  );
}
