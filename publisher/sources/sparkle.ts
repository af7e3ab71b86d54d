import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { type Reason } from '../../catalogue/reason';
import { channelOf } from '../../catalogue/version';
import { channelLabels, wordsOf, type Channel } from '../../catalogue/vocabulary';
import { type FileEntry, type ReleaseEntry } from '../intake/entries';
import { cpuOf, osOf, stated, type Platform } from './platforms';
import {
  check,
  getAgain,
  isoTime,
  nameInUrl,
  versionOf,
  type Checked,
  type Document,
  type Source,
} from './source';

/** An element is a string, or an object when it has attributes. */
const element = z.union(
  [
    z.string().transform((value) => ({ '#text': value, '@xml:lang': undefined })),
    z.object({ '#text': z.string().default(''), '@xml:lang': z.string().optional() }),
  ],
  { error: 'text' },
);

/**
 * An element, which may stand once for each language (https://sparkle-project.org/documentation/publishing/#localization):
 * the one in the page's language counts, else the one without a language, else the first.
 */
const text = z.union([element, z.array(element).min(1)], { error: 'text' }).transform((found) => {
  const elements = Array.isArray(found) ? found : [found];
  const chosen =
    elements.find((one) => /^en\b/i.test(one['@xml:lang'] ?? '')) ??
    elements.find((one) => one['@xml:lang'] === undefined) ??
    elements[0];
  return chosen?.['#text'].trim() || undefined;
});

const enclosure = z.object({
  '@url': z.string().trim(),
  '@length': z.string().optional(),
  '@sparkle:edSignature': z.string().optional(),
  '@sparkle:os': z.string().optional(),
  '@sparkle:channel': z.string().optional(),
  '@sparkle:version': z.string().optional(),
  '@sparkle:shortVersionString': z.string().optional(),
});

const item = z.object({
  enclosure: z.array(enclosure).default([]),
  pubDate: text.optional(),
  link: text.optional(),
  'sparkle:version': text.optional(),
  'sparkle:shortVersionString': text.optional(),
  'sparkle:channel': text.optional(),
  'sparkle:minimumSystemVersion': text.optional(),
  'sparkle:hardwareRequirements': text.optional(),
  'sparkle:releaseNotesLink': text.optional(),
});

const appcast = z.object({
  rss: z.object({ channel: z.object({ item: z.array(item).default([]) }) }),
});

/** Sparkle's and WinSparkle's appcast (https://sparkle-project.org/documentation/publishing/). It states sizes and signatures, not hashes. */
export const sparkle: Source = {
  id: 'sparkle',
  label: 'Sparkle appcast',
  recognises: (document) =>
    /<rss[\s>]/.test(document.text) && /<enclosure\s|xmlns:sparkle=/.test(document.text),

  read(documents) {
    const releases: ReleaseEntry[] = [];
    const warnings: Reason[] = [];
    for (const document of documents) {
      const checked = checkXml(document);
      if (!checked.ok) return checked;
      for (const [index, found] of checked.value.rss.channel.item.entries()) {
        const [first] = found.enclosure;
        const version =
          found['sparkle:shortVersionString'] ??
          first?.['@sparkle:shortVersionString'] ??
          found['sparkle:version'] ??
          first?.['@sparkle:version'];
        if (!version || !first) {
          const lacking = first ? 'version' : 'enclosure, so no file';
          warnings.push({
            where: `${document.name}: item ${index + 1}`,
            problem: `it has no ${lacking}: left out.`,
            remedy: 'Nothing to do if it only informs.',
          });
          continue;
        }
        const link = found['sparkle:releaseNotesLink'] ?? found.link;
        const notes = link && inFull(link, document);
        releases.push({
          version: versionOf(version),
          channel: channelFor(found['sparkle:channel'] ?? first['@sparkle:channel'], version),
          date: isoTime(found.pubDate),
          notes: notes && /^https:\/\/\S+$/.test(notes) ? notes : undefined,
          files: found.enclosure.map((one) => fileOf(one, found, document)),
        });
      }
    }
    return { ok: true, releases, warnings };
  },
};

function checkXml(document: Document): Checked<z.infer<typeof appcast>> {
  // Entities declared in a document can grow without bound or name files; an appcast needs none.
  if (/<!DOCTYPE/i.test(document.text)) {
    return {
      ok: false,
      reasons: [
        {
          where: document.name,
          problem: 'a DOCTYPE is not accepted in an appcast.',
          remedy: 'Remove it.',
        },
      ],
    };
  }
  const valid = XMLValidator.validate(document.text);
  if (valid !== true) {
    const { line, col, msg } = valid.err;
    return {
      ok: false,
      reasons: [
        {
          where: document.name,
          line,
          column: col,
          problem: `expected XML: ${msg}`,
          remedy: getAgain,
        },
      ],
    };
  }
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    isArray: (_, path) => path === 'rss.channel.item' || path === 'rss.channel.item.enclosure',
  });
  try {
    return check(document.name, parser.parse(document.text), appcast);
  } catch (error) {
    const problem = `expected XML: ${error instanceof Error ? error.message : String(error)}.`;
    return { ok: false, reasons: [{ where: document.name, problem, remedy: getAgain }] };
  }
}

/** Sparkle's channels have any name; every one but the default and ours is for people who try things out. */
function channelFor(name: string | undefined, version: string): Channel {
  return name
    ? (wordsOf(channelLabels).find((channel) => channel === name) ?? 'beta')
    : channelOf(version);
}

/** Addresses are relative to the appcast's own, where that is known. */
function inFull(address: string, { url }: Document): string {
  return url && URL.canParse(address, url) ? new URL(address, url).href : address;
}

function fileOf(
  one: z.infer<typeof enclosure>,
  found: z.infer<typeof item>,
  document: Document,
): FileEntry {
  const signature = one['@sparkle:edSignature'];
  return {
    name: nameInUrl(one['@url']) ?? one['@url'],
    url: inFull(one['@url'], document),
    // Sparkle reads no length: appcasts written by hand state 0 or nothing.
    size: /^\s*[1-9]\d*\s*$/.test(one['@length'] ?? '') ? Number(one['@length']) : undefined,
    minimumOs: found['sparkle:minimumSystemVersion'],
    ...(signature && { signatures: [{ type: 'ed25519', text: signature }] }),
    ...platformOf(one['@sparkle:os'], found['sparkle:hardwareRequirements']),
  };
}

/** WinSparkle marks its enclosures with sparkle:os="windows-x64"; one without is for macOS. */
function platformOf(
  os: string | undefined,
  hardware: string | undefined,
): Pick<FileEntry, 'os' | 'cpu' | 'libc' | 'evidence'> {
  const [system = '', cpu = ''] = (os ?? 'macos').split('-');
  const platform: Platform = {
    os: osOf(system),
    cpu: cpuOf(hardware === 'arm64' ? hardware : cpu),
  };
  return stated(
    platform,
    os ? `sparkle:os="${os}"` : `a Sparkle appcast${hardware ? ` for ${hardware}` : ''}`,
  );
}
