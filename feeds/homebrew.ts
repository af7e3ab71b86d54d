import { packageName } from '../catalogue/paths';
import { isFor } from '../catalogue/platform';
import { textOf } from '../catalogue/said';
import { type Release, type ReleaseFile } from '../catalogue/schema';
import { type Format, type Cpu } from '../catalogue/vocabulary';
import { type Feed } from './feed';
import { nameOf, withName, withServers, withCommand, type Material } from './material';
import { type OutputFile } from './output';
import { bestPerCpu, isMacApp } from './pick-files';

/** Disk images and zipped apps for a Homebrew cask. */
const macApps = bestPerCpu({
  os: 'macos',
  cpus: ['arm64', 'x64'],
  formats: ['dmg', 'app.zip'],
});

/** What a Homebrew formula installs, for macOS and Linux. */
export function formulaFiles(release: Release): ReleaseFile[] {
  const formats: Format[] = ['tar.gz', 'tar.xz', 'tar.bz2', 'zip', 'binary'];
  return (['macos', 'linux'] as const).flatMap((os) =>
    bestPerCpu({ os, cpus: ['arm64', 'x64'], formats, only: (file) => !isMacApp(release, file) })(
      release,
    ),
  );
}

/** A Ruby string in double quotes, as Homebrew's style wants it; `#` could begin an interpolation. */
export function rubyString(text: string): string {
  return `"${text.replace(/["\\#]/g, '\\$&')}"`;
}

/** Homebrew wants a description of at most 80 characters without a full stop at its end. */
function description(summary: string): string {
  const short =
    Array.from(summary).length <= 80
      ? summary
      : `${Array.from(summary).slice(0, 79).join('').trimEnd()}…`;
  return short.replace(/\.$/, '');
}

const indent = (lines: string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`));
const block = (head: string, lines: string[]): string[] => [`${head} do`, ...indent(lines), 'end'];

/** `url` and `sha256`, once where one file is for all CPUs, else in a block for each. */
function perCpu(files: ReleaseFile[]): string[] {
  const facts = ({ url, sha256 }: ReleaseFile) => [
    `url ${rubyString(url)}`,
    `sha256 ${rubyString(sha256)}`,
  ];
  const forCpu = (cpu: Cpu) => files.find((file) => isFor(file, cpu));
  const [arm, intel] = [forCpu('arm64'), forCpu('x64')];
  if (arm && arm === intel) return facts(arm);
  return [
    ...(arm ? block('on_arm', facts(arm)) : []),
    ...(intel ? block('on_intel', facts(intel)) : []),
  ];
}

/** A cask for an app in a disk image; the app is expected under the product's name. */
function writeCask(material: Material): OutputFile[] {
  const { product, release, files } = material;
  const token = homebrewCask.path(material).replace(/^.*\/|\.rb$/g, '');
  const only = files.every((file) => !isFor(file, 'x64'))
    ? 'arm64'
    : files.every((file) => !isFor(file, 'arm64'))
      ? 'x86_64'
      : null;
  const lines = block(`cask ${rubyString(token)}`, [
    `version ${rubyString(release.version)}`,
    '',
    ...perCpu(files),
    '',
    `name ${rubyString(nameOf(material))}`,
    `desc ${rubyString(description(textOf(product.summary)))}`,
    ...(product.homepage ? [`homepage ${rubyString(product.homepage)}`] : []),
    '',
    ...(only === 'arm64' ? ['depends_on arch: :arm64', ''] : []),
    `app ${rubyString(`${product.name}.app`)}`,
  ]);
  return [{ path: homebrewCask.path(material), content: `${lines.join('\n')}\n` }];
}

/** `my-tool2` → `MyTool2`, as Homebrew names the class of a formula. */
function className(name: string): string {
  return name
    .replace(/\+/g, 'x')
    .split(/[-_.]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** A formula for a program in an archive; the archive is kept whole, the command is linked. */
function writeFormula(material: Material): OutputFile[] {
  const { product, release, files } = material;
  const { command = '' } = product;
  const name = homebrewFormula.path(material).replace(/^.*\/|\.rb$/g, '');
  const forSystem = (os: 'macos' | 'linux') => {
    const own = files.filter((file) => file.os === os);
    return own.length > 0 ? ['', ...block(`on_${os}`, perCpu(own))] : [];
  };
  const lines = [
    `class ${className(name)} < Formula`,
    ...indent([
      `desc ${rubyString(description(textOf(product.summary)))}`,
      ...(product.homepage ? [`homepage ${rubyString(product.homepage)}`] : []),
      `version ${rubyString(release.version)}`,
      ...(product.licence && /^[A-Za-z0-9.+-]+$/.test(product.licence.name)
        ? [`license ${rubyString(product.licence.name)}`]
        : []),
      ...forSystem('macos'),
      ...forSystem('linux'),
      '',
      'def install',
      '  libexec.install Dir["*"]',
      `  program = Dir[libexec/"**"/${rubyString(command)}].find { |path| File.file?(path) }`,
      `  program ||= Dir[libexec/"*"].find { |path| File.file?(path) }`,
      '  chmod 0755, program',
      `  bin.install_symlink program => ${rubyString(command)}`,
      'end',
      '',
      'test do',
      `  assert_predicate bin/${rubyString(command)}, :executable?`,
      'end',
    ]),
    'end',
  ];
  return [{ path: homebrewFormula.path(material), content: `${lines.join('\n')}\n` }];
}

/** Its row in the table of outputs. */
export const homebrewCask = {
  path: ({ product, edition }) =>
    `download/packages/homebrew/Casks/${packageName(product, edition)}.rb`,
  editions: 'each',
  format: 'Homebrew cask',
  specification: 'https://docs.brew.sh/Cask-Cookbook',
  find: withName(withServers(macApps, 'a disk image or zipped app for macOS with a stated CPU')),
  write: writeCask,
} satisfies Feed;

/** Its row in the table of outputs. */
export const homebrewFormula = {
  path: ({ product, edition }) =>
    `download/packages/homebrew/Formula/${packageName(product, edition)}.rb`,
  editions: 'each',
  format: 'Homebrew formula',
  specification: 'https://docs.brew.sh/Formula-Cookbook',
  find: withCommand(withServers(formulaFiles, 'an archive for macOS or Linux with a stated CPU')),
  write: writeFormula,
} satisfies Feed;
