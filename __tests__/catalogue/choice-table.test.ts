import { readFileSync } from 'node:fs';
import { choose, type Offer } from '../../catalogue/choose';
import { runnableCpus, type Platform } from '../../catalogue/platform';
import { releaseSchema, type Release } from '../../catalogue/schema';
import { distinction, variantsOf } from '../../catalogue/variants';
import { type Cpu, type Os } from '../../catalogue/vocabulary';
import { settleRelease } from '../../publisher/intake/settle-release';

// Whole releases as their projects published them, each name with what the file is: `os/cpu,cpu` or another kind than
// download. `arm` is 32-bit ARM of a version that nobody says.
const table = readFileSync('fixtures/release-names.tsv', 'utf8').trimEnd();

interface Truth {
  os: string;
  cpus: string[];
}

const releases = table
  .split(/^# /m)
  .slice(1)
  .map((block): [name: string, release: Release, truths: Map<string, Truth>] => {
    const [title = '', ...lines] = block.trimEnd().split('\n');
    const rows = lines.map((line) => line.split('\t') as [string, string]);
    const settled = settleRelease(rows.map(([name]) => ({ entry: { name } })));
    const files = settled.map(({ file: { entry }, found }, i) => {
      if (!found.ok) throw new Error(`${entry.name} contradicts itself`);
      const { kind, os, cpu, libc, format } = found.identity;
      const platform = { kind, os, cpu, libc, format };
      return {
        ...entry,
        ...platform,
        url: `https://example.org/${i}`,
        size: 1,
        sha256: 'a'.repeat(64),
      };
    });
    const truths = rows.flatMap(([name, what]): [string, Truth][] => {
      const [os, cpus] = what.split('/');
      return os === undefined || cpus === undefined ? [] : [[name, { os, cpus: cpus.split(',') }]];
    });
    return [
      title,
      releaseSchema.parse({ version: '1.0', date: '2026-01-31', files }),
      new Map(truths),
    ];
  });

const platforms: (Platform & { os: Os })[] = [
  { os: 'windows', cpu: 'x64' },
  { os: 'windows', cpu: 'arm64' },
  { os: 'windows', cpu: 'x86' },
  { os: 'windows', cpu: 'unknown' },
  { os: 'macos', cpu: 'arm64' },
  { os: 'macos', cpu: 'x64' },
  { os: 'macos', cpu: 'unknown' },
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'linux', cpu: 'x86' },
  { os: 'linux', cpu: 'armv7' },
  { os: 'linux', cpu: 'riscv64' },
  { os: 'linux', cpu: 'ppc64le' },
  { os: 'linux', cpu: 'unknown' },
  { os: 'android', cpu: 'arm64' },
  { os: 'freebsd', cpu: 'x64' },
];

/** How far a file is from a CPU: 0 built for it, more through emulation; none when it cannot run there. */
function distance({ os, cpus }: Truth, platform: Platform & { os: Os; cpu: Cpu }): number {
  const runnable = runnableCpus(platform.os, platform.cpu).map(
    (cpu) => cpus.includes(cpu) || (/^armv[567]$/.test(cpu) && cpus.includes('arm')),
  );
  const at = runnable.indexOf(true);
  return os === platform.os && at >= 0 ? at : Infinity;
}

function offeredBy(offer: Offer): string[] {
  switch (offer.state) {
    case 'one':
      return [offer.main.name, ...offer.beside.map(({ name }) => name)];
    case 'equals':
      return offer.equals.map(({ name }) => name);
    case 'none':
      return [];
  }
}

/** What is wrong with an offer, or null. */
function fault(
  offer: Offer,
  truths: Map<string, Truth>,
  { os, cpu }: Platform & { os: Os },
): string | null {
  const all = [...truths.values()].filter((truth) => truth.os === os);
  const offered = offeredBy(offer);
  const others = offered.filter((name) => truths.get(name)?.os !== os);
  if (others.length > 0) return `wrong: ${others.join(', ')} for another system or no download`;
  if (cpu === 'unknown') {
    if (offered.length === 0) return all.length > 0 ? 'missed' : null;
    // Who does not know the CPU is asked, unless one file is for all or there is nothing to choose.
    const cpus = new Set(offered.flatMap((name) => truths.get(name)?.cpus ?? []));
    const common = ['x64', 'arm64'].filter((each) =>
      all.some((truth) => truth.cpus.includes(each)),
    );
    const lacking = common.filter((each) => !cpus.has(each));
    return lacking.length > 0
      ? `wrong: nothing for ${lacking.join()} in ${offered.join(', ')}`
      : null;
  }
  const platform = { os, cpu };
  const best = Math.min(Infinity, ...all.map((truth) => distance(truth, platform)));
  if (offered.length === 0) return best < Infinity ? 'missed' : null;
  if (offer.state === 'one' && offer.fit === 'not-stated') return null;
  const worse = offered.filter(
    (name) => distance(truths.get(name) ?? { os: '', cpus: [] }, platform) > best,
  );
  return worse.length > 0 || best === Infinity ? `wrong: ${worse.join(', ')}` : null;
}

test.each(releases)(
  '%s: everybody gets a file for their machine, or is told that there is none',
  (_, release, truths) => {
    const faults = platforms.flatMap((platform) => {
      const offer = choose(release, platform);
      const found = fault(offer, truths, platform);
      return found === null ? [] : [`${platform.os} ${platform.cpu}: ${found}`];
    });
    expect(faults).toEqual([]);
  },
);

test.each(releases)('%s: no two files for one platform look the same', (_, release) => {
  for (const group of variantsOf(release)) {
    const words = group.map((file) => distinction(file, group).toLowerCase());
    expect(words).toEqual([...new Set(words)]);
  }
});
