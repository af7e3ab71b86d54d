import { lookUp, type Word } from '../../catalogue/words';

/** A stretch of letters and digits in a name, or a part of one between changes of case; [start, end) in the name. */
interface Piece {
  text: string;
  start: number;
  end: number;
  /** More letters or digits follow without a separator. */
  glued: boolean;
}

/** A word of the table as it stands in a name: its pieces are [from, to). */
interface Found {
  word: Word;
  saw: string;
  from: number;
  to: number;
}

/** A word of the table, as written, and whether nothing stands between it and the one before it. */
export interface PlatformWord {
  word: Word;
  saw: string;
  joined: boolean;
}

/** Changes of case as in Mac|Arm64 and SNES|Windows. */
const caseChange = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
/** Longer runs of letters and digits are hashes and the like. */
const longestRun = 48;
/** The most pieces that one word is written in: mac-os-x-64. */
const longestPhrase = 4;
/** Words inside one platform's name or between two of a list: x86_64-pc-windows-msvc, arm64-and-x64. */
const fillers = new Set(['pc', 'unknown', 'and', 'or', 'none']);

/** The words of a name that speak of platforms, in its order, without those that only look like it. */
export function readPlatformWords(name: string): PlatformWord[] {
  const pieces = cut(name);
  const found: Found[] = [];
  for (let from = 0; from < pieces.length;) {
    const next = findAt(name, pieces, from);
    if (next !== undefined) found.push(next);
    from = next?.to ?? from + 1;
  }
  const isJoined = (before: Found | undefined, after: Found | undefined) =>
    before !== undefined &&
    after !== undefined &&
    pieces.slice(before.to, after.from).every((piece) => fillers.has(piece.text));

  const counted = found.filter(({ word, from, to }, i) => {
    const follows = isJoined(found[i - 1], found[i]);
    const followed = isJoined(found[i], found[i + 1]);
    // MacPass, LinuxLive: an OS at the front of a longer word is the product's name.
    if (
      word.os !== undefined &&
      word.strength === 'name' &&
      pieces[to - 1]?.glued === true &&
      !followed
    )
      return false;
    // Android-Studio, ios-deploy: at the front of a file's name a mobile OS is what the product is about.
    if (
      (word.os === 'android' || word.os === 'ios') &&
      from === 0 &&
      !followed &&
      pieces.length > 1
    )
      return false;
    if (word.strength === 'trade') return from > 0;
    return word.strength !== 'beside' || follows;
  });
  return withoutTarget(counted, pieces).map((each, i, all) => ({
    word: each.word,
    saw: each.saw,
    joined: isJoined(all[i - 1], each),
  }));
}

function cut(name: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of name.matchAll(/[A-Za-z0-9]+/g)) {
    const parts = partsOf(match[0]);
    let start = match.index;
    parts.forEach((part, i) => {
      pieces.push({
        text: part.toLowerCase(),
        start,
        end: start + part.length,
        glued: i < parts.length - 1,
      });
      start += part.length;
    });
  }
  return pieces;
}

/** A run as it is, or cut where an OS and a CPU meet (winarm64), or where the case changes (MTFInstaller|Mac). */
function partsOf(run: string): string[] {
  const text = run.toLowerCase();
  if (run.length > longestRun || lookUp(text) !== undefined) return [run];
  for (let at = 2; at < run.length - 1; at++) {
    if (lookUp(text.slice(0, at), false)?.os === undefined) continue;
    const after = lookUp(text.slice(at), false);
    if (after !== undefined && saysCpu(after) && after.strength !== 'beside')
      return [run.slice(0, at), run.slice(at)];
  }
  return run.split(caseChange);
}

function isNumber(piece: Piece | undefined): boolean {
  return piece !== undefined && /^\d+$/.test(piece.text);
}

/** Whether digits stand in a version number: the 386 of 1.386, the 7 of arm-7.2. */
function inVersion(name: string, { text, start, end }: Piece): boolean {
  return (
    /^\d+$/.test(text) &&
    (/\d\.$/.test(name.slice(Math.max(start - 2, 0), start)) ||
      /^\.\d/.test(name.slice(end, end + 2)))
  );
}

/** The longest word of the table that begins at a piece. */
function findAt(name: string, pieces: readonly Piece[], from: number): Found | undefined {
  const first = pieces[from];
  if (first === undefined || inVersion(name, first)) return undefined;
  let found: Found | undefined;
  let text = '';
  for (const [i, piece] of pieces.slice(from, from + longestPhrase).entries()) {
    // 3-8-6 and 3_8_6 are versions; so is the 6-4 of arm-6-4.
    if (
      i > 0 &&
      isNumber(piece) &&
      (isNumber(pieces[from + i - 1]) ||
        (piece.text.length === 1 && isNumber(pieces[from + i + 1])))
    )
      break;
    text += piece.text;
    const word = lookUp(text, i === 0);
    if (word !== undefined && !inVersion(name, piece))
      found = { word, saw: name.slice(first.start, piece.end), from, to: from + i + 1 };
  }
  return found;
}

/** A compiler's name says host, then target, and `none` is the vendor of targets only: x86_64-arm-none-eabi. */
function withoutTarget(found: Found[], pieces: readonly Piece[]): Found[] {
  const start = found.findIndex((each) => saysCpu(each.word) && pieces[each.to]?.text === 'none');
  if (start < 0) return found;
  let end = start + 1;
  for (let next = found[end]; next !== undefined && !saysCpu(next.word); next = found[end]) {
    const before = found[end - 1];
    if (before === undefined || next.from > before.to + 1) break;
    end += 1;
  }
  const host = [...found.slice(0, start), ...found.slice(end)];
  return host.length > 0 ? host : found;
}

/** Whether a word says something about the CPU. */
function saysCpu(word: Word): boolean {
  return word.cpu !== undefined || word.cpuOn !== undefined;
}
