/**
 * How often `detect` is right on recorded browsers, and what it weighs.
 *
 *   npm run bench:detect -- FILE.jsonl [--json]
 *
 * One JSON object a line: `ua`, `ch` (client hints), `nav`, `nan` (the sign byte), `os`, `ok` (other acceptable
 * answers), `arch`, `modern`. How rows count:
 * - OS: right when the answer is `os` or one of `ok`. `mean` is the mean of the classes' shares, so that a class of
 *   40 rows weighs as much as one of 2,000. Systems the page has no class for (OpenBSD…) are `unknown` in the data.
 * - CPU: only rows with an `arch`, and none with `other:…` (their CPU has no name of ours: nothing to compare).
 *   `arm` is any 32-bit ARM; for `arm?` (32 or 64 bits, nobody knows) armv6, armv7, arm64 and silence are right.
 *   Otherwise an answer is right, wrong, or silent (`unknown`); the three shares add up to 1. Rows whose OS came out as
 *   unknown count too.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { bundleScript } from '../app/download/bundle-script';
import { detect, type Detection } from '../app/download/visitor/detect';

const rowSchema = z.object({
  ua: z.string(),
  ch: z
    .object({
      platform: z.string(),
      platformVersion: z.string(),
      arch: z.string(),
      bitness: z.string(),
      mobile: z.boolean(),
      wow64: z.boolean(),
    })
    .partial()
    .nullish(),
  nav: z.object({ platform: z.string(), maxTouchPoints: z.number() }).partial().nullish(),
  nan: z.number().nullish(),
  os: z.string(),
  ok: z.array(z.string()).nullish(),
  arch: z.string().nullish(),
  modern: z.boolean().nullish(),
});
type Row = z.infer<typeof rowSchema>;
type Verdict = 'right' | 'wrong' | 'silent';
interface Judged {
  row: Row;
  answer: Detection;
  osRight: boolean;
  cpu: Verdict | undefined;
}

const acceptedCpus: Record<string, string[]> = {
  arm: ['armv5', 'armv6', 'armv7'],
  'arm?': ['armv6', 'armv7', 'arm64', 'unknown'],
};

function judgeCpu(arch: string | null | undefined, cpu: string): Verdict | undefined {
  if (!arch || arch.startsWith('other:')) return undefined;
  if ((acceptedCpus[arch] ?? [arch]).includes(cpu)) return 'right';
  return cpu === 'unknown' ? 'silent' : 'wrong';
}

function judge(row: Row): Judged {
  const { arch: architecture, ...hints } = row.ch ?? {};
  const answer = detect({
    userAgent: row.ua,
    platform: row.nav?.platform,
    maxTouchPoints: row.nav?.maxTouchPoints,
    hints: row.ch ? { ...hints, architecture } : undefined,
    nanSignByte: row.nan ?? undefined,
  });
  const osRight = [row.os, ...(row.ok ?? [])].includes(answer.os);
  return { row, answer, osRight, cpu: judgeCpu(row.arch, answer.cpu) };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function classesOf(rows: Judged[]) {
  return [...new Set(rows.map(({ row }) => row.os))]
    .map((os) => {
      const members = rows.filter(({ row }) => row.os === os);
      const wrong = members.filter((member) => !member.osRight);
      return {
        os,
        rows: members.length,
        right: share(members.length - wrong.length, members.length),
        wrong,
      };
    })
    .sort((a, b) => a.right - b.right);
}

function summarise(rows: Judged[]) {
  const classes = classesOf(rows);
  const withCpu = rows.filter(({ cpu }) => cpu !== undefined);
  const cpu = (verdict: Verdict) =>
    share(withCpu.filter((row) => row.cpu === verdict).length, withCpu.length);
  return {
    rows: rows.length,
    os: {
      right: share(rows.filter(({ osRight }) => osRight).length, rows.length),
      mean: share(
        classes.reduce((sum, { right }) => sum + right, 0),
        classes.length,
      ),
    },
    cpu: { right: cpu('right'), wrong: cpu('wrong'), silent: cpu('silent') },
  };
}

function percent(part: number): string {
  return `${(100 * part).toFixed(2)} %`;
}

function report(title: string, rows: Judged[]): string[] {
  const { os, cpu } = summarise(rows);
  const withCpu = rows.filter((row) => row.cpu !== undefined).length;
  return [
    `${title}: ${rows.length} rows`,
    `  OS   right ${percent(os.right)}, mean per class ${percent(os.mean)}`,
    `  CPU  right ${percent(cpu.right)}, wrong ${percent(cpu.wrong)}, silent ${percent(cpu.silent)} of ${withCpu} rows`,
    ...classesOf(rows).map(
      (entry) => `  ${entry.os.padEnd(9)} ${percent(entry.right).padStart(8)} of ${entry.rows}`,
    ),
  ];
}

/** A few rows of each of the three worst classes, and of the wrong CPUs. */
function examples(rows: Judged[]): string[] {
  const worst = classesOf(rows)
    .slice(0, 3)
    .filter(({ wrong }) => wrong.length > 0);
  const line = ({ row, answer }: Judged) =>
    `  ${answer.os}/${answer.cpu} for ${row.os}/${row.arch ?? '?'}: ${row.ua.slice(0, 140)}`;
  return [
    ...worst.flatMap(({ os, wrong }) => [
      `Wrong OS, class ${os}:`,
      ...wrong.filter((_, at) => at % Math.ceil(wrong.length / 6) === 0).map(line),
    ]),
    'Wrong CPU:',
    ...rows
      .filter(({ cpu }) => cpu === 'wrong')
      .slice(0, 10)
      .map(line),
  ];
}

/** Bytes of an inline script of the page, bundled as the page bundles it. */
async function weigh(entry: string, define?: Record<string, string>): Promise<string> {
  const script = Buffer.from(bundleScript(entry, define));
  const [gzip, brotli] = [gzipSync(script, { level: 9 }).length, brotliCompressSync(script).length];
  return `${entry}: ${script.length} bytes, gzip ${gzip}, brotli ${brotli}`;
}

const options = process.argv.slice(2);
const [path] = options.filter((option) => !option.startsWith('--'));
if (path === undefined)
  throw new Error('Which file? Expected: npm run bench:detect -- FILE.jsonl [--json]');
const judged = readFileSync(path, 'utf8')
  .split('\n')
  .flatMap((line, at) => {
    if (line.trim() === '') return [];
    const parsed = rowSchema.safeParse(JSON.parse(line));
    if (!parsed.success)
      throw new Error(`${path}, line ${at + 1}: ${z.prettifyError(parsed.error)}`);
    return [judge(parsed.data)];
  });
const modern = judged.filter(({ row }) => row.modern);

console.log(
  options.includes('--json')
    ? JSON.stringify({ ...summarise(judged), modern: summarise(modern) })
    : [
        ...report('All', judged),
        ...report('Modern', modern),
        ...examples(judged),
        `In the page, ${await weigh('page-script.ts', { hasOlderOffers: 'false', hasSwitch: 'false' })}`,
      ].join('\n'),
);
