import { isAbsolute } from '../catalogue/addresses';
import { ofEdition } from '../catalogue/editions';
import { isFor, runnableCpus } from '../catalogue/platform';
import { type Edition, type Release } from '../catalogue/schema';
import { type Feed, type Supplies } from './feed';
import { fill } from './fill';
import { newestByEdition, type Material, withCommand, withServers } from './material';
import { type OutputFile } from './output';
import { windowsArchives } from './pick-files';
import { recent } from './recent';

/**
 * A PowerShell expression for a text. PowerShell takes typographic quotes for quotes, and Windows PowerShell 5.1 reads a
 * file without a byte order mark in the local code page: everything but ASCII is written as its number.
 */
export function powerShellText(text: string): string {
  const runs = text.match(/[\u0020-\u007e]+|[^\u0020-\u007e]+/g) ?? [''];
  const expressions = runs.map((run) =>
    /^[\u0020-\u007e]*$/.test(run)
      ? `'${run.replaceAll("'", "''")}'`
      : `(-join [char[]]@(${run
          .split('')
          .map((unit) => unit.charCodeAt(0))
          .join(', ')}))`,
  );
  return expressions.length === 1 ? (expressions[0] ?? "''") : `(${expressions.join(' + ')})`;
}

/** One row for each edition and CPU for which a release has a file to run there. */
function rows(release: Release, editions: readonly Edition[]): string[] {
  if (editions.length === 0) return rowsOf(release, '');
  return editions.flatMap(({ id }) => rowsOf(ofEdition(release, id, editions), id));
}

function rowsOf(release: Release, edition: string): string[] {
  const files = windowsArchives(release);
  return (['x64', 'arm64', 'x86'] as const).flatMap((cpu) => {
    const file = runnableCpus('windows', cpu)
      .map((one) => files.find((other) => isFor(other, one)))
      .find(Boolean);
    if (!file) return [];
    const facts = [
      ['Version', release.version],
      ['Edition', edition],
      ['Cpu', cpu],
      ['Name', file.name],
      ['Url', file.url],
      ['Sha256', file.sha256],
    ] as const;
    return [
      `    [pscustomobject]@{ ${facts.map(([name, value]) => `${name} = ${powerShellText(value)}`).join('; ')} }`,
    ];
  });
}

/** A PowerShell 5.1 and 7 script that installs any recent release that is not withdrawn, with the hashes of all files in it. */
function write({ catalogue, product, release, templates }: Material & Supplies): OutputFile[] {
  const { command = '', editions = [] } = product;
  const releases = recent(
    catalogue.releases.filter(
      ({ withdrawn, files }) => !withdrawn && files.every(({ url }) => isAbsolute(url)),
    ),
  );
  const content = fill(templates['install.ps1'], {
    command: { raw: command },
    newest: {
      lines: (editions.length === 0
        ? [{ id: '', version: release.version }]
        : newestByEdition(catalogue)
      ).map(({ id, version }) => `    ${powerShellText(id)} = ${powerShellText(version)}`),
    },
    edition: { word: powerShellText(editions[0]?.id ?? '') },
    files: { lines: releases.flatMap((one) => rows(one, editions)) },
  });
  return [{ path: installPs1.path(), content }];
}

/** Its row in the table of outputs. */
export const installPs1 = {
  path: () => 'download/install.ps1',
  format: 'PowerShell script',
  specification: 'https://learn.microsoft.com/powershell/scripting/lang-spec/chapter-01',
  find: withCommand(withServers(windowsArchives, 'a zip for Windows with a stated CPU')),
  write,
} satisfies Feed;
