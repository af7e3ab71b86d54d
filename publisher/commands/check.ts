import { isAbsolute } from '../../catalogue/addresses';
import { type Catalogue, type Release } from '../../catalogue/schema';
import { checkSignatures, readBelow, type Read } from '../gate/file-signatures';
import { checkFacts, droppedPlatforms } from '../gate/gate';
import { checkLinks, linksOf, type Link } from '../gate/links';
import { checkFiles, readLocalFiles } from '../gate/local-files';
import { fetchText } from '../net/fetch-text';
import { type Transport } from '../net/http';
import { checkLinksOut } from '../store/links-out';
import { changeCatalogue, downloadFolderOf, openCatalogue } from '../store/store';
import { type Findings, done, refused, type Outcome } from '../terminal/outcome';
import { type OnProgress } from '../terminal/progress';

/**
 * The options of `check`. `links` asks the network, `fetch` also reads the mirrors' copies whole, `allowDropped` is the
 * reason to record for dropped platforms.
 */
export interface CheckOptions {
  links?: boolean;
  fetch?: boolean;
  allowDropped?: string;
}

/** What `check` needs from outside. */
export interface CheckSurroundings {
  now: Date;
  transport: Transport;
  onHashed?: OnProgress;
  onChecked?: OnProgress;
}

/** The catalogue with the reason recorded in every release that leaves platforms out. */
function allowDropped(catalogue: Catalogue, reason: string): Catalogue {
  const drops = new Map(
    droppedPlatforms(catalogue).map(({ release, missing }) => [release, missing]),
  );
  const record = (release: Release): Release => {
    const missing = drops.get(release);
    return missing
      ? {
          ...release,
          dropped: [
            ...(release.dropped ?? []),
            ...missing.map((platform) => ({ ...platform, reason })),
          ],
        }
      : release;
  };
  return { ...catalogue, releases: catalogue.releases.map(record) };
}

function anywhere(below: Read, transport: Transport): Read {
  return async (url) =>
    isAbsolute(url)
      ? fetchText(url, {}, transport).then(
          ({ text }) => text,
          () => null,
        )
      : below(url);
}

/** The links to ask for: none without the network, and only those to read whole keep their hash. */
function wantedLinks(
  catalogue: Catalogue,
  { links, fetch }: Pick<CheckOptions, 'links' | 'fetch'>,
): Link[] {
  if (!links && !fetch) return [];
  return linksOf(catalogue).map((link) => (fetch ? link : { ...link, sha256: undefined }));
}

/** Runs the gate over a catalogue of the project in `root`. Everything wrong is listed at once; nothing is changed. */
export async function judge(
  root: string,
  catalogue: Catalogue,
  options: Pick<CheckOptions, 'links' | 'fetch'>,
  outside: CheckSurroundings,
): Promise<Outcome> {
  const folder = downloadFolderOf(root);
  const local = await readLocalFiles(catalogue, folder, outside.onHashed);
  const below = readBelow(folder);
  const links = wantedLinks(catalogue, options);
  const asks = options.links || options.fetch;
  const found: Findings[] = [
    checkFacts(catalogue, outside.now),
    await checkFiles(catalogue, folder, local),
    { reasons: await checkLinksOut(root, catalogue), warnings: [] },
    await checkSignatures(
      catalogue,
      local,
      outside.now,
      asks ? anywhere(below, outside.transport) : below,
    ),
    { reasons: await checkLinks(links, outside.transport, outside.onChecked), warnings: [] },
  ];
  const reasons = found.flatMap((each) => each.reasons);
  const warnings = found.flatMap((each) => each.warnings);
  if (reasons.length > 0) return refused(reasons, warnings);
  const files = catalogue.releases.reduce((sum, release) => sum + release.files.length, 0);
  const facts = {
    releases: catalogue.releases.length,
    files,
    hashed: local.length,
    links: links.length,
  };
  const asked = asks ? `${links.length} links asked` : 'links not asked (--links)';
  const line = `The catalogue is right: ${facts.releases} ${facts.releases === 1 ? 'release' : 'releases'}, ${files} ${files === 1 ? 'file' : 'files'}, ${local.length} of them read from disk, ${asked}.`;
  return done([line], facts, warnings);
}

/** The gate as a command. It only changes something to record a reason. */
export async function check(
  root: string,
  options: CheckOptions,
  outside: CheckSurroundings,
): Promise<Outcome> {
  const reason = options.allowDropped;
  if (reason === undefined) {
    const opened = await openCatalogue(root);
    return opened.ok ? judge(root, opened.catalogue, options, outside) : opened;
  }
  return changeCatalogue(root, async (before) => {
    const catalogue = allowDropped(before, reason);
    return { outcome: await judge(root, catalogue, options, outside), write: { catalogue } };
  });
}
