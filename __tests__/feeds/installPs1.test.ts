import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { catalogues, odd, rootSite, tool } from './catalogues';
import { run, temporaryFolder, testWith } from '../programs';
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
  const { stdout, stderr, status } = spawnSync(process.execPath, [noOptimising, '-e', reader, grammars, join(grammars, '..', 'tree-sitter-powershell.wasm')], { input: text, encoding: 'utf8' });
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
  const rows = textOf(tool, rootSite, place).split('\n').filter((line) => line.includes('[pscustomobject]'));
  const zip = tool.releases[0]?.files.find(({ os }) => os === 'windows');
  expect(rows.filter((row) => row.includes("'1.10.0'"))).toEqual(['x64', 'arm64'].map((cpu) =>
    `    [pscustomobject]@{ Version = '1.10.0'; Cpu = '${cpu}'; Name = '${zip?.name}'; Url = '${zip?.url}'; Sha256 = '${zip?.sha256}' }`));
});

testWith('pwsh', 'PowerShell itself parses the scripts', () => {
  for (const [name, catalogue] of Object.entries(catalogues).filter(([one]) => one !== 'desktop')) {
    const file = join(folder, `${name}.ps1`);
    writeFileSync(file, textOf(catalogue, rootSite, place));
    const check = '$e = $null; [void][Management.Automation.Language.Parser]::ParseFile($args[0], [ref]$null, [ref]$e); $e.Count';
    expect(run('pwsh', ['-NoProfile', '-Command', `& { ${check} } '${file}'`]).stdout.trim()).toBe('0');
  }
});
