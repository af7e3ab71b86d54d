import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogueSchema, type Catalogue, type ReleaseFile } from '../../catalogue/schema';
import { mainRelease } from '../../catalogue/version';
import { rootSite } from '../../fixtures/catalogues';
import { run, temporaryFolder, testWith } from '../../fixtures/programs';
import { renderFeeds } from '../../publisher/export/write-feeds';

const folder = temporaryFolder();
const fixtures = {
  sample: 'sample/releases.json',
  desktop: 'fixtures/desktop/releases.json',
};

/** Programs that print, as JSON, the texts which they read in each of the files that they are given. */
const xmlReader = `
import json, sys, xml.etree.ElementTree as tree
print(json.dumps({f: [t for e in tree.parse(f).iter() for t in [e.text or '', *e.attrib.values()]] for f in sys.argv[1:]}))`;
const rubyReader = `
require "json"; require "yaml"; require "date"
def texts(value)
  case value
  when Hash then value.values.flat_map { |v| texts(v) }
  when Array then value.flat_map { |v| texts(v) }
  else [value.to_s] end
end
read = lambda { |f| f.end_with?("json") ? JSON.parse(File.read(f)) : YAML.safe_load(File.read(f), permitted_classes: [Date, Time]) }
puts JSON.generate(ARGV.to_h { |f| [f, texts(read.(f))] })`;

const readers = [
  { format: 'XML', ending: /\.(xml|meta4)$/, program: 'python3', args: ['-c', xmlReader] },
  {
    format: 'JSON and YAML',
    ending: /\.(json|ya?ml)$/,
    program: 'ruby',
    args: ['-Eutf-8', '-e', rubyReader],
  },
] as const;

const catalogues = Object.entries(fixtures).map(([name, file]): [string, Catalogue] => [
  name,
  catalogueSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
]);

/** The files of a catalogue's feeds that have an ending, written to the disk; at least one. */
function written(name: string, catalogue: Catalogue, ending: RegExp): string[] {
  const files = renderFeeds(catalogue, rootSite).files.filter(({ path }) => ending.test(path));
  expect(files).not.toEqual([]);
  return files.map(({ path, content }) => {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  });
}

/** Which of a catalogue's files each text names, by hash or by address; a hash or an address of none of them is an error. */
function named(catalogue: Catalogue, texts: string[]): Set<ReleaseFile> {
  const files = catalogue.releases.flatMap((release) => release.files);
  const hashes = texts
    .filter((text) => /^[0-9a-f]{64}$/i.test(text))
    .map((text) => text.toLowerCase());
  expect(hashes.filter((hash) => !files.some(({ sha256 }) => sha256 === hash))).toEqual([]);
  return new Set(files.filter(({ sha256, url }) => hashes.includes(sha256) || texts.includes(url)));
}

for (const [name, catalogue] of catalogues) {
  const main = mainRelease(catalogue);
  const aboutFiles = (file: string) => !/sitemap\.xml$|(?<!installer)\.yaml$/.test(file);

  for (const { format, ending, program, args } of readers) {
    testWith(
      program,
      `${format} of the ${name} catalogue says of files what the catalogue says`,
      () => {
        const files = written(name, catalogue, ending);
        const { status, stdout, stderr } = run(program, [...args, ...files]);
        expect([status, stderr]).toEqual([0, '']);
        const read: Record<string, string[]> = JSON.parse(stdout);
        expect(Object.keys(read)).toEqual(files);
        for (const file of files.filter(aboutFiles)) {
          const texts = read[file] ?? [];
          // The AppStream and Atom documents tell of releases, every other one of files.
          if (/releases\.xml$|feed\.xml$/.test(file))
            expect(texts.join('\n')).toContain(main?.version);
          else expect([file, named(catalogue, texts).size > 0]).toEqual([file, true]);
        }
      },
    );
  }

  testWith(
    'nix-instantiate',
    `the Nix set of the ${name} catalogue pairs each address with its hash`,
    () => {
      for (const file of written(name, catalogue, /\.nix$/)) {
        const { status, stdout, stderr } = run(
          'nix-instantiate',
          ['--eval', '--strict', '--json', file],
          { env: { NIX_STATE_DIR: folder, NIX_STORE_DIR: folder } },
        );
        expect(status === 0 ? '' : stderr).toBe('');
        const {
          version,
          sources,
        }: { version: string; sources: Record<string, { url: string; hash: string }> } =
          JSON.parse(stdout);
        expect(version).toBe(main?.version);
        const pairs = Object.values(sources).map(({ url, hash }) => [
          url,
          Buffer.from(hash.replace('sha256-', ''), 'base64').toString('hex'),
        ]);
        expect(pairs.length).toBeGreaterThan(0);
        for (const [url, sha256] of pairs)
          expect(main?.files.find((one) => one.url === url)?.sha256).toBe(sha256);
      }
    },
  );

  testWith('sha256sum', `sha256sum reads every line of the lists of the ${name} catalogue`, () => {
    for (const file of written(name, catalogue, /(SHA256SUMS|\.sha256)$/)) {
      // None of the files is here, so that each line that can be read is one "No such file".
      const { stdout, stderr } = run('sha256sum', ['--strict', '-c', file], {
        env: { LC_ALL: 'C' },
      });
      expect(stderr).not.toMatch(/improperly formatted|no properly formatted/);
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      expect(stdout.trim().split('\n')).toHaveLength(lines.length);
      const own = catalogue.releases.flatMap(({ version, files }) =>
        files.flatMap(({ sha256, name: of }) => [
          `${sha256}  ${of}`,
          `${sha256}  ${version}/${of}`,
        ]),
      );
      expect(lines.filter((line) => !own.includes(line))).toEqual([]);
    }
  });

  testWith(
    'ruby',
    `Ruby reads the Homebrew files of the ${name} catalogue, each address with its hash`,
    () => {
      for (const file of written(name, catalogue, /\.rb$/)) {
        for (const machine of ['macos arm', 'macos intel']) {
          const { status, stdout, stderr } = run('ruby', [
            join('__tests__', 'feeds', 'homebrew.rb'),
            file,
            ...machine.split(' '),
          ]);
          expect(status === 0 ? '' : stderr).toBe('');
          const { url, sha256 } = JSON.parse(stdout);
          expect(main?.files.find((one) => one.url === url)?.sha256).toBe(sha256);
        }
      }
    },
  );

  // What installs a program needs its name, which the desktop app does not give.
  if (catalogue.product.command)
    testWith(
      'bash',
      `bash reads the PKGBUILD and dash the install script of the ${name} catalogue`,
      () => {
        for (const file of written(name, catalogue, /(PKGBUILD|\.sh)$/)) {
          const { status, stderr } = run(file.endsWith('.sh') ? 'dash' : 'bash', ['-n', file]);
          expect([status, stderr]).toEqual([0, '']);
        }
      },
    );
}
