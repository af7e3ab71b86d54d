/**
 * How well a file's name alone tells what the file is: `npm run bench:identify -- FILE.tsv [--json]`.
 *
 * FILE.tsv has a header line and the columns of `columns` below, as packagers label their files.
 *
 * How an answer is read:
 * - `right` is the label itself. For CPUs that is the same set: a universal file is arm64 and x64, no less.
 * - `wrong` is a claim that the label contradicts: another OS, a CPU outside the label's set, a claim about a file
 *   for several OSes (an identity has one OS, so the right answer for those is silence).
 * - `silent` is no answer, or less than the whole: packagers hand a file named x86_64-apple-darwin to both kinds of
 *   Mac and label it arm64,x64; "x64" isn't false, but it isn't their answer either.
 * - The label `any` is answered by itself or by silence; `arm`, a 32-bit ARM of unknown version, by any of the three.
 * - Rows without a label count nowhere; auxiliary files run nowhere and have none.
 * - `auxiliaryRecognised` is any answer but `download`; the table of kinds shows the exact ones.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { identifyRelease } from '../publisher/identify/identify-release';
import { type Identity } from '../publisher/intake/entries';

const columns = [
  'source',
  'package',
  'name',
  'kind',
  'os',
  'cpu',
  'libc',
  'format',
  'name_tells_os',
  'name_tells_cpu',
] as const;
type Row = Record<(typeof columns)[number], string>;

type Verdict = 'right' | 'wrong' | 'silent';
interface Judged {
  row: Row;
  answer: Identity;
  os: Verdict | undefined;
  cpu: Verdict | undefined;
}

function readRows(path: string): Row[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  if (header !== columns.join('\t')) {
    throw new Error(
      `${path}, line 1: expected the columns ${columns.join(', ')} separated by tabs, found "${header}"`,
    );
  }
  return lines.map((line, i) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) {
      throw new Error(
        `${path}, line ${i + 2}: expected ${columns.length} columns separated by tabs, found ${cells.length}`,
      );
    }
    const cell = (column: (typeof columns)[number]) => cells[columns.indexOf(column)] ?? '';
    return {
      source: cell('source'),
      package: cell('package'),
      name: cell('name'),
      kind: cell('kind'),
      os: cell('os'),
      cpu: cell('cpu'),
      libc: cell('libc'),
      format: cell('format'),
      name_tells_os: cell('name_tells_os'),
      name_tells_cpu: cell('name_tells_cpu'),
    };
  });
}

/** Compares claims with a label, or returns undefined where there is no label. */
function judge(label: string, claims: readonly string[]): Verdict | undefined {
  if (label === '') return undefined;
  if (label === 'any') return claims.every((claim) => claim === 'any') ? 'right' : 'wrong';
  if (claims.length === 0) return 'silent';
  if (label === 'arm')
    return claims.length === 1 && /^armv[567]$/.test(claims.join()) ? 'right' : 'wrong';
  const labelled = label.split(',');
  if (!claims.every((claim) => labelled.includes(claim))) return 'wrong';
  return claims.length === labelled.length ? 'right' : 'silent';
}

function judgeOs(label: string, claim: string | undefined): Verdict | undefined {
  if (label.includes(',')) return claim === undefined ? 'right' : 'wrong';
  return judge(label, claim === undefined ? [] : [claim]);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function shareOf(rows: readonly Judged[], holds: (row: Judged) => boolean): number {
  return share(rows.filter(holds).length, rows.length);
}

function shares(rows: readonly Judged[], of: 'os' | 'cpu'): Record<Verdict, number> {
  const labelled = rows.filter((row) => row[of] !== undefined);
  const verdict = (verdict: Verdict) => shareOf(labelled, (row) => row[of] === verdict);
  return { right: verdict('right'), wrong: verdict('wrong'), silent: verdict('silent') };
}

const tells =
  (of: 'os' | 'cpu', ...levels: string[]) =>
  ({ row }: Judged) =>
    levels.includes(of === 'os' ? row.name_tells_os : row.name_tells_cpu);

function bothRight(rows: readonly Judged[]): number {
  const told = rows.filter(
    (each) =>
      tells('os', 'yes')(each) &&
      tells('cpu', 'yes')(each) &&
      each.os !== undefined &&
      each.cpu !== undefined,
  );
  return shareOf(told, ({ os, cpu }) => os === 'right' && cpu === 'right');
}

function summarise(judged: readonly Judged[]) {
  const complete = judged.filter(({ row }) => row.source === 'complete-release');
  const isDownload = ({ row }: Judged) => row.kind === 'download';
  return {
    rows: judged.length,
    os: shares(judged.filter(tells('os', 'yes')), 'os'),
    cpu: shares(judged.filter(tells('cpu', 'yes')), 'cpu'),
    both: bothRight(judged),
    silentWhenUntold: {
      os: shareOf(judged.filter(tells('os', 'no')), ({ answer }) => answer.os === undefined),
      cpu: shareOf(judged.filter(tells('cpu', 'no')), ({ answer }) => answer.cpu === undefined),
    },
    kind: {
      downloadsKept: shareOf(judged.filter(isDownload), ({ answer }) => answer.kind === 'download'),
      auxiliaryRecognised: shareOf(
        judged.filter((each) => !isDownload(each)),
        ({ answer }) => answer.kind !== 'download',
      ),
    },
    completeReleases: {
      os: shares(complete.filter(tells('os', 'yes')), 'os').right,
      cpu: shares(complete.filter(tells('cpu', 'yes')), 'cpu').right,
      both: bothRight(complete),
    },
  };
}

const percent = (value: number) => `${(value * 100).toFixed(2).padStart(6)} %`;
const line = ({ right, wrong, silent }: Record<Verdict, number>) =>
  `right ${percent(right)}   wrong ${percent(wrong)}   silent ${percent(silent)}`;

/** Worst first: a false platform where the name tells, then a wrong kind, then silence, then what only weak words say. */
function badness({ row, answer, os, cpu }: Judged): number {
  const kindWrong = (row.kind === 'download') !== (answer.kind === 'download');
  if (
    (os === 'wrong' && row.name_tells_os === 'yes') ||
    (cpu === 'wrong' && row.name_tells_cpu === 'yes')
  )
    return 5;
  if (kindWrong) return 4;
  if (
    (os === 'silent' && row.name_tells_os === 'yes') ||
    (cpu === 'silent' && row.name_tells_cpu === 'yes')
  )
    return 3;
  if (os === 'wrong' || cpu === 'wrong') return 2;
  const spoke =
    (row.name_tells_os === 'no' && answer.os !== undefined) ||
    (row.name_tells_cpu === 'no' && answer.cpu !== undefined);
  return spoke ? 1 : 0;
}

function report(judged: readonly Judged[]): string {
  const all = summarise(judged);
  const complete = judged.filter(({ row }) => row.source === 'complete-release');
  const completeKind = summarise(complete).kind;
  const kinds = [...new Set(judged.map(({ row }) => row.kind))];
  const perKind = kinds.map((kind) => {
    const rows = judged.filter(({ row }) => row.kind === kind);
    const exact = shareOf(rows, ({ answer }) => answer.kind === kind);
    const side = shareOf(
      rows,
      ({ answer }) => (answer.kind === 'download') === (kind === 'download'),
    );
    return `  ${kind.padEnd(16)} ${String(rows.length).padStart(6)}   exact ${percent(exact)}   download or not ${percent(side)}`;
  });
  const worst = judged
    .filter((each) => badness(each) > 0)
    .sort((a, b) => badness(b) - badness(a))
    .slice(0, 40)
    .map(
      ({ row, answer }) =>
        `  ${row.name}\n      label ${row.kind} ${row.os || '?'} ${row.cpu || '?'}` +
        `   answer ${answer.kind} ${answer.os ?? '?'} ${answer.cpu?.join() ?? '?'}` +
        `   name tells os: ${row.name_tells_os || '-'}, cpu: ${row.name_tells_cpu || '-'}`,
    );
  return [
    `${all.rows} names`,
    '',
    'Kind',
    ...perKind,
    '',
    'Where the name tells',
    `  OS    ${line(all.os)}`,
    `  CPU   ${line(all.cpu)}`,
    `  both  right ${percent(all.both)}`,
    'With weak words too',
    `  OS    ${line(shares(judged.filter(tells('os', 'yes', 'weak')), 'os'))}`,
    `  CPU   ${line(shares(judged.filter(tells('cpu', 'yes', 'weak')), 'cpu'))}`,
    'Silent where the name does not tell',
    `  OS    ${percent(all.silentWhenUntold.os)}`,
    `  CPU   ${percent(all.silentWhenUntold.cpu)}`,
    `Complete releases (${complete.length} names)`,
    `  OS    right ${percent(all.completeReleases.os)}`,
    `  CPU   right ${percent(all.completeReleases.cpu)}`,
    `  both  right ${percent(all.completeReleases.both)}`,
    `  downloads kept ${percent(completeKind.downloadsKept)}   auxiliary recognised ${percent(completeKind.auxiliaryRecognised)}`,
    '',
    speed(judged.map(({ row }) => row.name)),
    '',
    'The worst names',
    ...worst,
  ].join('\n');
}

/** Milliseconds for 10,000 names, beside hashing the same names. */
function speed(names: readonly string[]): string {
  const tenThousand = Array.from({ length: 10_000 }, (_, i) => names[i % names.length] ?? '');
  const time = (work: (name: string) => unknown) => {
    const start = performance.now();
    tenThousand.forEach(work);
    return performance.now() - start;
  };
  const identify = time((name) => identifyRelease([{ name }]));
  const hash = time((name) => createHash('sha256').update(name).digest('hex'));
  return `10,000 names: ${identify.toFixed(0)} ms, ${(identify / hash).toFixed(1)} × the time to SHA-256 the same names (${hash.toFixed(0)} ms)`;
}

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' } },
  allowPositionals: true,
});
const [path] = positionals;
if (path === undefined || positionals.length !== 1) {
  console.error('usage: npm run bench:identify -- FILE.tsv [--json]');
  process.exit(2);
}
/** Whole releases are read as such; of the other names nobody knows what stood beside them. */
function answersOf(rows: readonly Row[]): { member: Row; identity: Identity }[] {
  const releases = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row.source === 'complete-release' ? row.package : `${row.source} ${row.name}`;
    releases.set(key, [...(releases.get(key) ?? []), row]);
  }
  return [...releases.values()]
    .flatMap((release) => identifyRelease(release.map((row) => ({ row, name: row.name }))))
    .map(({ member: { row }, identity }) => ({ member: row, identity }));
}

const judged = answersOf(readRows(path)).map(({ member: row, identity: answer }): Judged => {
  return { row, answer, os: judgeOs(row.os, answer.os), cpu: judge(row.cpu, answer.cpu ?? []) };
});
console.log(values.json === true ? JSON.stringify(summarise(judged)) : report(judged));
