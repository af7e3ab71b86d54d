import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { catalogueSchema } from '../../catalogue/schema';
import { catalogues, odd, rootSite, tool } from '../../fixtures/catalogues';
import { run, runBeside, temporaryFolder, testWith } from '../../fixtures/programs';
import { sendBytes, tlsServer } from '../../fixtures/tls-server';
import { textOf } from './rendered';

const folder = temporaryFolder();
const place = 'download/install.ps1';

/** A script as the PowerShell grammar of tree-sitter reads it. */
interface Reading {
  hasError: boolean;
  commands: string[];
  texts: string[];
}

// tree-sitter loads WebAssembly in ways that Jest's sandbox forbids, so it runs in a process of its own.
const reader = `
const { Parser, Language } = require(process.argv[1]);
const text = require('node:fs').readFileSync(0, 'utf8');
Parser.init().then(() => Language.load(process.argv[2])).then((language) => {
  const parser = new Parser();
  parser.setLanguage(language);
  const { rootNode } = parser.parse(text);
  const all = (type) => rootNode.descendantsOfType(type).map((node) => node.text);
  process.stdout.write(JSON.stringify({ hasError: rootNode.hasError, commands: all('command_name'), texts: all('verbatim_string_characters') }));
});`;

// Optimising a whole grammar takes half a minute of CPU, reading one script with it no time.
const noOptimising = '--liftoff-only';

function parsed(text: string): Reading {
  const modules = createRequire(join(process.cwd(), 'package.json'));
  const grammars = modules.resolve('@vscode/tree-sitter-wasm');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [noOptimising, '-e', reader, grammars, join(grammars, '..', 'tree-sitter-powershell.wasm')],
    { input: text, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

test('the script is PowerShell by its grammar, whatever the names in it', () => {
  const plain = parsed(textOf(tool, rootSite, place));
  const strange = parsed(textOf(odd, rootSite, place));
  expect([plain.hasError, strange.hasError]).toEqual([false, false]);
  expect(new Set(strange.commands)).toEqual(new Set(plain.commands));
  expect(parsed(textOf(tool, rootSite, place).replace(/\}\s*$/, '')).hasError).toBe(true);
});

test('names stand in the script as literal text with doubled quotes, in ASCII', () => {
  const script = textOf(odd, rootSite, place);
  expect(script).toMatch(/^[\n\u0020-\u007e]*$/);
  const { texts } = parsed(script);
  expect(texts).toContain(`'${odd.releases[0]?.files[0]?.url.replaceAll("'", "''")}'`);
  expect(texts.some((text) => text.includes('$(touch hacked)'))).toBe(true);
});

test('each CPU gets the file that runs there, with its hash', () => {
  const rows = textOf(tool, rootSite, place)
    .split('\n')
    .filter((line) => line.includes('[pscustomobject]'));
  const zip = tool.releases[0]?.files.find(({ os }) => os === 'windows');
  expect(rows.filter((row) => row.includes("'1.10.0'"))).toEqual(
    ['x64', 'arm64'].map(
      (cpu) =>
        `    [pscustomobject]@{ Version = '1.10.0'; Edition = ''; Cpu = '${cpu}'; Name = '${zip?.name}'; Url = '${zip?.url}'; Sha256 = '${zip?.sha256}' }`,
    ),
  );
});

testWith('pwsh', 'PowerShell itself parses the scripts', () => {
  for (const [name, catalogue] of Object.entries(catalogues).filter(([one]) => one !== 'desktop')) {
    const file = join(folder, `${name}.ps1`);
    writeFileSync(file, textOf(catalogue, rootSite, place));
    const check =
      '$e = $null; [void][Management.Automation.Language.Parser]::ParseFile($args[0], [ref]$null, [ref]$e); $e.Count';
    expect(run('pwsh', ['-NoProfile', '-Command', `& { ${check} } '${file}'`]).stdout.trim()).toBe(
      '0',
    );
  }
});

/** A zip with one folder that holds the named files. */
function zipOf(...names: string[]): Buffer {
  const tree = join(mkdtempSync(join(folder, 'zip-')), 'brisk-1.0');
  mkdirSync(tree);
  for (const name of names) writeFileSync(join(tree, name), name);
  run('python3', ['-m', 'zipfile', '-c', `${tree}.zip`, tree]);
  return readFileSync(`${tree}.zip`);
}

/** Each serving of the file with what the script says of it; where it refuses, nothing may be left. */
const servings: [what: string, options: string[], says: RegExp][] = [
  ['the file', [], /Installed .*brisk\.exe/],
  ['other bytes', ['-Version', '0.9'], /damaged or not genuine/],
  ['nothing', ['-Version', '0.8'], /The download of .* failed/],
  ['a zip without the program', ['-Version', '0.7'], /There is no brisk\.exe/],
];

testWith(
  'pwsh',
  'PowerShell installs what is right, and nothing else, and replaces nobody’s folder',
  async () => {
    const zips: Record<string, Buffer> = {
      '/right': zipOf('brisk.exe', 'words.txt'),
      '/damaged': Buffer.from('damaged'),
      '/empty': zipOf('readme.txt'),
    };
    const server = await tlsServer(folder, (request, response) => {
      const bytes = zips[request.url ?? ''];
      if (bytes) sendBytes(request, response, bytes);
      else response.writeHead(404).end();
    });
    const file = (path: string, content = zips[path] ?? Buffer.alloc(0)) => ({
      name: 'brisk.zip',
      url: `${server.origin}${path}`,
      size: content.length,
      os: 'windows' as const,
      cpu: ['x64' as const],
      format: 'zip' as const,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    const catalogue = catalogueSchema.parse({
      catalogueVersion: 1,
      product: { name: 'Brisk', summary: 'S', command: 'brisk' },
      releases: [
        { version: '1.0', date: '2026-03-01', files: [file('/right')] },
        {
          version: '0.9',
          date: '2026-02-01',
          files: [file('/damaged', Buffer.from('what was published'))],
        },
        { version: '0.8', date: '2026-01-01', files: [file('/gone')] },
        { version: '0.7', date: '2025-12-01', files: [file('/empty')] },
      ],
    });
    const script = join(folder, 'install.ps1');
    writeFileSync(script, textOf(catalogue, rootSite, place));
    const install = (home: string, options: string[]) =>
      runBeside('pwsh', ['-NoProfile', '-File', script, ...options], {
        cwd: home,
        env: {
          LOCALAPPDATA: home,
          PROCESSOR_ARCHITECTURE: 'AMD64',
          SSL_CERT_FILE: server.certificate,
        },
      });
    try {
      for (const [what, options, says] of servings) {
        const home = mkdtempSync(join(folder, 'home-'));
        const { stdout, stderr } = await install(home, options);
        expect([what, stdout + stderr]).toEqual([what, expect.stringMatching(says)]);
        if (options.length > 0) expect(readdirSync(home)).toEqual([]);
        else
          expect(readFileSync(join(home, 'Programs', 'brisk', 'words.txt'), 'utf8')).toBe(
            'words.txt',
          );
      }
      const home = mkdtempSync(join(folder, 'home-'));
      writeFileSync(join(home, 'letter.txt'), 'mine');
      expect((await install(home, ['-To', home])).stderr).toMatch(/did not put there/);
      expect(readdirSync(home)).toEqual(['letter.txt']);
    } finally {
      await server.close();
    }
  },
);
