import type { Cpu, Kind, Os } from '../../catalogue/vocabulary';
import type { Evidence, Identity } from '../entries';
import { endingOf } from './formats';
import { identifyName } from './name';
import { readPlatformWords } from './reading';
import { lookUp } from '../../catalogue/words';

/** A file of a release: its name, and what is known of it for sure, from its bytes, its metadata or its publisher. */
export interface Member {
  name: string;
  kind?: Kind;
  os?: Os | 'any';
  cpu?: readonly (Cpu | 'any')[] | 'any';
}

/** A member with what its name says of it, corrected by what stands beside it. */
export interface Named<M extends Member = Member> {
  member: M;
  identity: Identity;
}

interface File extends Named {
  /** The name in lower case before its ending. */
  stem: string;
  /** The stem without words for a CPU: the same for the builds of one program for several CPUs. */
  family: string;
}

/** What a rule sees of the whole release. */
interface Release {
  files: readonly File[];
  /** By name in lower case. */
  byName: ReadonlyMap<string, File>;
  byFamily: ReadonlyMap<string, readonly File[]>;
}

/** What a rule concludes of one file from those beside it; undefined where it has nothing to say. */
type Rule = (file: File, release: Release) => Identity | undefined;

/**
 * What the files of one release are, in their order: each by its name, and where that is ambiguous, by the names beside
 * it and by what is known of them. Never throws; what nothing tells is absent.
 */
export function identifyRelease<M extends Member>(members: readonly M[]): Named<M>[] {
  return rules.reduce((files, rule) => {
    const release = releaseOf(files);
    return files.map((file) => {
      const identity = file.identity.kind === 'download' ? rule(file, release) : undefined;
      return identity ? { ...file, identity } : file;
    });
  }, members.map(fileOf));
}

function fileOf<M extends Member>(member: M): File & Named<M> {
  const identity = identifyName(member.name);
  const stem = (endingOf(member.name)?.stem ?? member.name).toLowerCase();
  const cpuWords = identity.evidence.filter(({ of }) => of === 'cpu').flatMap(({ saw }) => saw.toLowerCase().split(' '));
  return { member, identity, stem, family: [...cpuWords, 'arm'].reduce(withoutWord, stem) };
}

/** A text without the last place of a word that stands by itself. */
function withoutWord(text: string, word: string): string {
  const at = text.lastIndexOf(word);
  const isWhole = at >= 0 && !/[a-z0-9]/.test(text[at + word.length] ?? '');
  return isWhole ? text.slice(0, at) + text.slice(at + word.length) : text;
}

function releaseOf(files: readonly File[]): Release {
  const byFamily = new Map<string, File[]>();
  for (const file of files) byFamily.set(file.family, [...byFamily.get(file.family) ?? [], file]);
  return { files, byName: new Map(files.map((file) => [file.member.name.toLowerCase(), file])), byFamily };
}

/** An identity with one more fact that follows from another file of the release. */
function concluded(identity: Identity, facts: Partial<Identity>, of: Evidence['of'], value: string, saw: string): Identity {
  const evidence = identity.evidence.filter((each) => each.of !== of);
  return { ...identity, ...facts, evidence: [...evidence, { of, value, source: 'siblings', saw }] };
}

/** `<name of another file>.<ending that no format has>` stands beside that file and is nothing by itself. */
const besideItsFile: Rule = ({ member: { name }, identity }, { byName }) => {
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot + 1).toLowerCase();
  const owner = byName.get(name.slice(0, Math.max(dot, 0)).toLowerCase());
  // sops-v3.10.2.darwin.arm64 beside sops-v3.10.2.darwin is a program, tool-1.2.3 beside tool-1.2 another version.
  if (owner === undefined || !/^[a-z][a-z0-9_-]*$/.test(ending) || endingOf(name) !== undefined || lookUp(ending) !== undefined) return undefined;
  const evidence: Evidence[] = [{ of: 'kind', value: 'other', source: 'siblings', saw: `.${ending} beside ${owner.member.name}` }];
  return { kind: 'other', format: identity.format, evidence };
};

/** Spellings of CPUs that Android's packages have and Alpine's have not. */
const androidOnly = /arm64-v8a|armeabi|universal|android/;

/** An .apk is Alpine's where a .deb or .rpm of its family stands beside it, or a build that names a CPU as Alpine does. */
const alpinePackage: Rule = (file, { byFamily, files }) => {
  if (file.identity.format !== 'apk') return undefined;
  const brothers = byFamily.get(file.family) ?? [];
  const packages = new Set(['deb', 'rpm', 'alpine.apk']);
  const proof = brothers.find(({ identity }) => packages.has(identity.format ?? ''))
    ?? files.find(({ stem, identity }) => stem === file.stem && packages.has(identity.format ?? ''));
  if (proof === undefined || brothers.some(({ identity, stem }) => identity.format === 'apk' && androidOnly.test(stem))) return undefined;
  const saw = `.apk beside ${proof.member.name}`;
  const evidence = file.identity.evidence.filter(({ of }) => of !== 'format');
  return concluded({ ...file.identity, evidence: [...evidence, { of: 'format', value: 'alpine.apk', source: 'siblings', saw }] },
    { os: 'linux', format: 'alpine.apk' }, 'os', 'linux', saw);
};

function osOf({ member, identity }: File): Os | 'any' | undefined {
  return member.os ?? identity.os;
}

function isArm64({ member, identity }: File): boolean {
  const cpu = member.cpu ?? identity.cpu;
  return Array.isArray(cpu) && cpu.length === 1 && cpu[0] === 'arm64';
}

function saysBareArm({ member: { name }, identity, stem }: File): boolean {
  return identity.cpu === undefined && !stem.startsWith('arm')
    && readPlatformWords(endingOf(name)?.stem ?? name).some(({ saw }) => saw.toLowerCase() === 'arm');
}

/** The letters that a name begins with: the product, mostly. */
function productOf({ stem }: File): string {
  return /^[a-z]*/.exec(stem)?.[0] ?? '';
}

/**
 * A bare `arm` beside an arm64 of the same OS is 32-bit ARM, and then it is so for the publisher's other systems: of
 * OpenTofu's linux_arm, linux_arm64 and freebsd_arm all but one are. Windows is apart, since most packagers who have a
 * single ARM build for it mean 64-bit ARM. ARMv7 is what most mean, and claims no more machines than ARMv6 would.
 */
const bareArm: Rule = (file, { files }) => {
  if (!saysBareArm(file)) return undefined;
  const os = osOf(file);
  const product = productOf(file);
  const ofProduct = files.filter((other) => {
    const theirs = productOf(other);
    return theirs.startsWith(product) || product.startsWith(theirs);
  });
  const arm64 = ofProduct.filter(isArm64);
  const besideArm64 = (one: File) => arm64.find((other) => osOf(other) === osOf(one));
  const proof = besideArm64(file)
    ?? (os === 'windows' ? undefined : ofProduct.filter((one) => osOf(one) !== 'windows' && saysBareArm(one)).map(besideArm64).find((found) => found !== undefined));
  return proof && concluded(file.identity, { cpu: ['armv7'] }, 'cpu', 'armv7', `arm beside ${proof.member.name}`);
};

/** Each rule sees what those before it concluded. */
const rules: readonly Rule[] = [besideItsFile, alpinePackage, bareArm];
