import { stageWords } from '../../catalogue/version';
import { type Cpu, type Kind, type Os } from '../../catalogue/vocabulary';
import { lookUp } from '../../catalogue/words';
import { type Evidence, type Identity } from '../intake/entries';
import { endingOf } from './formats';
import { identifyName } from './identify-name';
import { scriptFormats } from './kind';
import { readPlatformWords } from './reading';

/** A file of a release: its name, and what is known of it for sure, from its bytes, its metadata or its publisher. */
export interface Member {
  name: string;
  kind?: Kind;
  os?: Os | 'any';
  cpu?: readonly (Cpu | 'any')[] | 'any';
}

/** A member with what its name says of it, corrected by what stands beside it. */
interface Identified<M extends Member = Member> {
  member: M;
  identity: Identity;
}

interface File extends Identified {
  /** The name in lower case before its ending. */
  stem: string;
  /** The stem without words for a CPU: the same for the builds of one program for several CPUs. */
  family: string;
  /** The letters that the name begins with: the product, mostly. */
  product: string;
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
export function identifyRelease<M extends Member>(members: readonly M[]): Identified<M>[] {
  const files = members.map(fileOf);
  const byFamily = new Map<string, File[]>();
  for (const file of files) byFamily.set(file.family, [...(byFamily.get(file.family) ?? []), file]);
  const release = {
    files,
    byName: new Map(files.map((file) => [file.member.name.toLowerCase(), file])),
    byFamily,
  };
  for (const rule of rules) {
    const conclusions = files.map((file) => ({
      file,
      identity: file.identity.kind === 'download' ? rule(file, release) : undefined,
    }));
    for (const { file, identity } of conclusions) file.identity = identity ?? file.identity;
  }
  return files;
}

function fileOf<M extends Member>(member: M): File & Identified<M> {
  const identity = identifyName(member.name);
  const stem = (endingOf(member.name)?.stem ?? member.name).toLowerCase();
  const cpuWords = identity.evidence
    .filter(({ of }) => of === 'cpu')
    .flatMap(({ saw }) => saw.toLowerCase().split(' '));
  return {
    member,
    identity,
    stem,
    family: [...cpuWords, 'arm'].reduce(withoutWord, stem),
    product: /^[a-z]*/.exec(stem)?.[0] ?? '',
  };
}

/** A text without the last place of a word that stands by itself. */
function withoutWord(text: string, word: string): string {
  const at = text.lastIndexOf(word);
  const isWhole = at >= 0 && !/[a-z0-9]/.test(text[at + word.length] ?? '');
  return isWhole ? text.slice(0, at) + text.slice(at + word.length) : text;
}

/** An identity with one more fact that follows from another file of the release. */
function concluded(
  identity: Identity,
  facts: Partial<Identity>,
  of: Evidence['of'],
  value: string,
  saw: string,
): Identity {
  const evidence = identity.evidence.filter((each) => each.of !== of);
  return { ...identity, ...facts, evidence: [...evidence, { of, value, source: 'siblings', saw }] };
}

/**
 * `<name of another file>.<ending that no format has>` stands beside that file and is nothing by itself; so is
 * cargo-dist's `<name of an archive>-update`, the program that updates what the archive installed.
 */
const besideItsFile: Rule = ({ member: { name, os }, identity, stem }, { byName, files }) => {
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot + 1).toLowerCase();
  // sops-v3.10.2.darwin.arm64 beside sops-v3.10.2.darwin is a program, tool-1.2.3 beside tool-1.2 another version.
  const isUnknown =
    os === undefined &&
    /^[a-z][a-z0-9_-]*$/.test(ending) &&
    endingOf(name) === undefined &&
    lookUp(ending) === undefined;
  const updated = stem.endsWith('-update') ? stem.slice(0, -'-update'.length) : undefined;
  const owner =
    isUnknown && dot > 0
      ? byName.get(name.slice(0, dot).toLowerCase())
      : updated && files.find((other) => other.stem === updated);
  if (!owner) return undefined;
  const evidence: Evidence[] = [
    { of: 'kind', value: 'other', source: 'siblings', saw: `beside ${owner.member.name}` },
  ];
  return { kind: 'other', format: identity.format, evidence };
};

/** Spellings of CPUs that Android's packages have and Alpine's have not. */
const androidOnly = /arm64-v8a|armeabi|universal|android/;

/** An .apk is Alpine's where a .deb or .rpm of its family stands beside it, or a build that names a CPU as Alpine does. */
const alpinePackage: Rule = (file, { byFamily, files }) => {
  if (file.identity.format !== 'apk' || file.member.os === 'android') return undefined;
  const brothers = byFamily.get(file.family) ?? [];
  const packages = new Set(['deb', 'rpm', 'alpine.apk']);
  const proof =
    brothers.find(({ identity }) => packages.has(identity.format ?? '')) ??
    files.find(({ stem, identity }) => stem === file.stem && packages.has(identity.format ?? ''));
  if (
    proof === undefined ||
    brothers.some(({ identity, stem }) => identity.format === 'apk' && androidOnly.test(stem))
  )
    return undefined;
  const saw = `.apk beside ${proof.member.name}`;
  // On Android a bare arm has a meaning of its own.
  const isBareArm = file.identity.evidence.some(
    ({ of, saw: word }) => of === 'cpu' && word.toLowerCase() === 'arm',
  );
  const evidence = file.identity.evidence.filter(
    ({ of }) => of !== 'format' && !(isBareArm && of === 'cpu'),
  );
  const cpu = isBareArm ? undefined : file.identity.cpu;
  return concluded(
    {
      ...file.identity,
      cpu,
      evidence: [...evidence, { of: 'format', value: 'alpine.apk', source: 'siblings', saw }],
    },
    { os: 'linux', format: 'alpine.apk' },
    'os',
    'linux',
    saw,
  );
};

function osOf({ member, identity }: File): Os | 'any' | undefined {
  return member.os ?? identity.os;
}

function isArm64({ member, identity }: File): boolean {
  const cpu = member.cpu ?? identity.cpu;
  return Array.isArray(cpu) && cpu.length === 1 && cpu[0] === 'arm64';
}

function saysBareArm({ member: { name, cpu }, identity, stem }: File): boolean {
  return (
    cpu === undefined &&
    identity.cpu === undefined &&
    stem.lastIndexOf('arm') > 0 &&
    readPlatformWords(endingOf(name)?.stem ?? name).some(({ saw }) => saw.toLowerCase() === 'arm')
  );
}

/** Systems on which packagers call 64-bit ARM just arm, or Android's 32-bit ARM: there the word has its own meaning. */
const ownMeaning: readonly (Os | 'any' | undefined)[] = [
  'windows',
  'macos',
  'ios',
  'android',
  undefined,
];

/**
 * A bare `arm` beside an arm64 is 32-bit ARM: beside one of the same OS, and Unix systems count as one, since nobody
 * who writes linux_arm64 means that by freebsd_arm (OpenTofu has both). ARMv7 is what most mean, and of the 32-bit ARMs
 * the one that promises nothing to an older machine.
 */
const bareArm: Rule = (file, { files }) => {
  if (!saysBareArm(file)) return undefined;
  const os = osOf(file);
  const proof = files.find((other) => {
    if (
      !isArm64(other) ||
      !(other.product.startsWith(file.product) || file.product.startsWith(other.product))
    )
      return false;
    const theirs = osOf(other);
    return theirs === os || !(ownMeaning.includes(os) || ownMeaning.includes(theirs));
  });
  return (
    proof &&
    concluded(file.identity, { cpu: ['armv7'] }, 'cpu', 'armv7', `arm beside ${proof.member.name}`)
  );
};

/** `make dist` and `python -m build` call source name-version.tar.gz and no more (GNU coding standards, 7.2.3). */
const sourceStem = new RegExp(
  '^[a-z][a-z0-9+]*(?:[_-][a-z][a-z0-9+]*)*(?:[_-]v?\\d+(?:\\.\\d+)+){1,2}' +
    `(?:[._-](?:${stageWords}|stable|final|release)[._-]?\\d*)?$`,
);

/**
 * A name-version.tar.* is source where nothing says otherwise: no program in it, no platform that somebody stated, no
 * build of the same name for one more CPU (JetBrains' RustRover-2026.1.3-aarch64.tar.gz).
 */
const sourceTarball: Rule = ({ member, identity, stem, family }, { byFamily }) => {
  const isStated = member.os !== undefined || member.cpu !== undefined || member.kind !== undefined;
  if (
    isStated ||
    identity.os !== undefined ||
    identity.cpu !== undefined ||
    !identity.format?.startsWith('tar.') ||
    !sourceStem.test(stem)
  )
    return undefined;
  const builds = byFamily.get(`${family}-`) ?? byFamily.get(`${family}_`) ?? [];
  if (
    builds.some(
      (other) => other.identity.format === identity.format && other.identity.cpu !== undefined,
    )
  )
    return undefined;
  const evidence: Evidence[] = [{ of: 'kind', value: 'source', source: 'name', saw: member.name }];
  return {
    kind: 'source',
    format: identity.format,
    evidence: [...evidence, ...identity.evidence.filter(({ of }) => of === 'format')],
  };
};

/** Package formats in which a program's headers come as a package of their own, NAME-dev (Debian) or NAME-devel. */
const developmentPackage = /-(?:dev|devel)(?=[_-]v?\d|$)/;

/** libduckdb-linux-amd64.zip beside duckdb_cli-linux-amd64.zip, foo-dev_1.0_amd64.deb beside foo_1.0_amd64.deb: what programs are built with. */
const libraryOfProgram: Rule = (file, { files, byName }) => {
  const {
    member: { name },
    stem,
    identity,
  } = file;
  const without =
    identity.os === 'linux' ? name.toLowerCase().replace(developmentPackage, '') : name;
  const isDevelopment = without.length < name.length;
  const own = /^lib([a-z]+)$/.exec(file.product)?.[1];
  const proof =
    (isDevelopment ? byName.get(without) : undefined) ??
    (own &&
      files.find((other) => other.identity.kind === 'download' && other.product.startsWith(own)));
  return proof
    ? concluded(
        identity,
        { kind: 'library' },
        'kind',
        'library',
        `${stem} beside ${proof.member.name}`,
      )
    : undefined;
};

/** A script that names no platform, beside programs for the systems that run it, is a helper: it installs or checks them. */
const scriptBesidePrograms: Rule = ({ identity, member }, { files }) => {
  if (
    !scriptFormats.has(identity.format) ||
    identity.cpu !== undefined ||
    identity.evidence.some(({ of, saw }) => of === 'os' && !saw.startsWith('.'))
  )
    return undefined;
  const runsIt: readonly (Os | 'any' | undefined)[] =
    identity.os === 'windows' ? ['windows'] : ['linux', 'macos'];
  const proof = files.find(
    (other) =>
      other.identity.kind === 'download' &&
      !scriptFormats.has(other.identity.format) &&
      runsIt.includes(osOf(other)),
  );
  if (proof === undefined || member.kind !== undefined) return undefined;
  const evidence: Evidence[] = [
    { of: 'kind', value: 'other', source: 'siblings', saw: `a script beside ${proof.member.name}` },
  ];
  return { kind: 'other', format: identity.format, evidence };
};

/** Each rule sees what those before it concluded. */
const rules: readonly Rule[] = [
  besideItsFile,
  alpinePackage,
  bareArm,
  sourceTarball,
  libraryOfProgram,
  scriptBesidePrograms,
];
