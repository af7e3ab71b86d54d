import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jsonSchemaText } from '../../catalogue/json-schema';
import { run } from '../../fixtures/programs';
import { catalogueReference } from '../../publisher/catalogue-reference';
import { minisignKey } from './minisign';
import { projects, release, zip } from './project';

jest.setTimeout(300_000);
const newProject = projects();
const built = mkdtempSync(path.join(tmpdir(), 'examples-'));
afterAll(() => rmSync(built, { recursive: true, force: true }));

test('the reference of the catalogue is what the schema says; `npm run schema` writes it anew', () => {
  expect(readFileSync('docs/catalogue.md', 'utf8')).toBe(catalogueReference(jsonSchemaText()));
});

test.each(readdirSync('examples').filter((name) => !name.endsWith('.md')))(
  'the example %s is built, with what its page offers',
  (name) => {
    const home = path.join(built, name);
    mkdirSync(home);
    cpSync(path.join('examples', name, 'releases.json'), path.join(home, 'releases.json'));
    const ran = run('npm', [
      ...['run', '--silent', 'build', '--', '--catalogue', path.join(home, 'releases.json')],
      ...['--out', path.join(home, 'out')],
    ]);
    expect(ran).toMatchObject({ status: 0 });
    const { product } = JSON.parse(readFileSync(path.join(home, 'releases.json'), 'utf8'));
    const html = readFileSync(path.join(home, 'out', 'download', 'index.html'), 'utf8');
    expect(html).toContain(`Download ${product.name}`);
    expect(html).toContain('href="https://github.com/');
  },
);

/** The commands of a page of docs, each as its words. */
function commandsOf(file: string): string[][] {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/^```sh\n([^]*?)^```$/gm)];
  return blocks
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .filter((line) => line.startsWith('npx download-page '))
    .map((line) =>
      (line.match(/"[^"]*"|\S+/g) ?? []).slice(2).map((word) => word.replaceAll('"', '')),
    );
}

test('the commands of docs/publishing.md do what it says', async () => {
  const commands = commandsOf('docs/publishing.md').filter(([name]) => name !== 'build');
  expect(commands.map(([name]) => name)).toEqual(['import', 'init', 'add', 'product', 'undo']);
  const project = newProject();
  const here = process.cwd();
  const { key, fingerprint } = minisignKey();
  project.put('minisign.pub', `untrusted comment: ${fingerprint}\n${key}\n`);
  project.put('duckdb-linux-x64.zip', zip('x'));
  process.chdir(project.dist);
  try {
    cpSync(path.join(here, 'fixtures', 'metadata', 'github-bottom.json'), 'fzf.json');
    mkdirSync('dist');
    cpSync('duckdb-linux-x64.zip', path.join('dist', 'duckdb-linux-x64.zip'));
    for (const [index, words] of commands.entries()) {
      // The import begins a catalogue, and so does init: each in a folder of its own.
      const root = path.join(project.root, index === 0 ? 'imported' : 'begun');
      const ran = await release([...words, '--root', root]);
      expect(`${words.join(' ')}: ${ran.code} ${ran.stderr}`).toMatch(/: 0 /);
    }
  } finally {
    process.chdir(here);
  }
});
