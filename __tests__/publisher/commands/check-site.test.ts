import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { redirectsOf } from '../../../feeds/redirects';
import { desktop } from '../../../fixtures/catalogues';
import { exportedProject } from '../../../fixtures/exported';
import { findProgram, hosts, startHost } from '../../../fixtures/hosts';
import { checkSite } from '../../../publisher/commands/check-site';
import { writeCopies } from '../../../publisher/export/compress';
import { finish } from '../../../publisher/export/finish';

jest.setTimeout(120_000);

/** A built project with the desktop catalogue, as far as hosts are concerned. */
async function built(): Promise<string> {
  const root = await exportedProject({});
  await finish(root, '', redirectsOf(desktop, ''));
  for (const [file, text] of Object.entries({
    'out/download/releases/index.html': '<!doctype html><p>Releases',
    'out/download/install.sh': '# sh',
    'out/download/check/newest.json': '{}',
    'out/download/files/1/app.zip': 'PK',
    'public/download/releases.json': JSON.stringify(desktop),
  })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  await writeCopies(path.join(root, 'out'), path.join(root, 'copies'));
  return root;
}

let root = '';
beforeAll(async () => {
  root = await built();
});
afterAll(() => rmSync(root, { recursive: true }));

test.each(
  hosts.filter(({ program }) => ['nginx', 'apache2', 'caddy', 'lighttpd'].includes(program)),
)('finds nothing to say of $name with what a build writes for it', async (host) => {
  const program = findProgram(host.program);
  if (!program) return;
  const { origin, stop } = await startHost(host, program, root, '');
  try {
    // With the path that people copy from their browser.
    expect(
      await checkSite(root, path.join(root, 'out'), new URL(`${origin}/download/`), fetch),
    ).toMatchObject({
      ok: true,
      warnings: [],
    });
  } finally {
    stop();
  }
});

test('says in one line each what a host does to a page, and what it lacks', async () => {
  const host = hosts.find(({ program }) => program === 'python3');
  const program = findProgram('python3');
  if (!host || !program) throw new Error('python3 is not installed.');
  const { origin, folder, stop } = await startHost(host, program, root, '');
  const served = (name: string) => path.join(folder, 'out/download', name);
  try {
    const plain = await checkSite(root, path.join(root, 'out'), new URL(origin), fetch);
    // A shell script of the type that Python gives it is offered for saving, where the page shows it.
    expect(plain).toMatchObject({
      ok: false,
      reasons: [
        {
          where: `${origin}/download/install.sh`,
          problem: { found: expect.stringContaining('x-sh') },
        },
      ],
    });
    const problems = JSON.stringify(plain.warnings);
    expect(plain.warnings.length).toBeLessThan(20);
    for (const words of [
      'no compression',
      'frame-ancestors',
      'a redirect to https://dl.example.org/',
      'download/latest/windows-x64 and ',
      'Content-Disposition: attachment',
      'immutable',
    ])
      expect(problems).toContain(words);

    const page = readFileSync(served('index.html'), 'utf8');
    writeFileSync(served('index.html'), page.replaceAll('<script', '<script data-rocket=""'));
    rmSync(served('check/newest.json'));
    writeFileSync(served('files/1/app.zip'), 'PKPK');
    const changed = await checkSite(root, path.join(root, 'out'), new URL(origin), fetch);
    expect(changed.ok ? [] : changed.reasons).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          where: `${origin}/download/`,
          remedy: expect.stringContaining('something rewrites HTML'),
        }),
        expect.objectContaining({
          where: `${origin}/download/check/newest.json`,
          problem: { expected: 'status 200', found: '404' },
        }),
        expect.objectContaining({
          where: `${origin}/download/files/1/app.zip`,
          problem: { expected: '2 bytes', found: '4' },
        }),
      ]),
    );
  } finally {
    stop();
  }
  expect(await checkSite(root, path.join(root, 'out'), new URL(origin), fetch)).toMatchObject({
    ok: false,
    reasons: [{ where: origin, problem: expect.stringMatching(/refuse|connect/i) }],
  });
});
