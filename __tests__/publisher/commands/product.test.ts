import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minisignKey } from '../minisign';
import { projects, release, zip } from '../project';

jest.setTimeout(120_000);
const newProject = projects();

test('facts of the product are changed by options, an empty one takes a fact away, and none shows them', async () => {
  const project = newProject();
  project.write({ product: { contact: 'mailto:old@example.org', theme: { radius: 4 } } });
  const icon = project.put('App icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const changed = await project.run(
    ...['product', '--name', 'Mine', '--command', 'mine', '--contact', ''],
    ...['--homepage', 'https://example.org/', '--licence', 'MIT', '--accent', '#1a7f37'],
    ...['--icon', icon, '--mirror', 'https://a.example/', '--mirror', 'https://b.example/'],
  );
  expect(changed).toMatchObject({ code: 0, stderr: '' });
  expect(project.catalogue().product).toEqual({
    name: 'Mine',
    summary: 'An app.',
    homepage: 'https://example.org/',
    licence: { name: 'MIT' },
    icon: 'App%20icon.svg',
    accent: '#1a7f37',
    command: 'mine',
    mirrors: [{ url: 'https://a.example/' }, { url: 'https://b.example/' }],
    theme: { radius: 4 },
  });
  expect(project.published()).toContain('App icon.svg');
  const shown = await project.run('product', '--json');
  expect(JSON.parse(shown.stdout)).toMatchObject({ ok: true, product: { name: 'Mine' } });
});

test('another summary is one in the language of the product, and leaves those in others', async () => {
  const project = newProject();
  const said = { en: 'An app.', de: 'Eine App.' };
  project.write({ product: { language: 'de', summary: said } });
  expect(await project.run('product', '--summary', 'Ein Programm.')).toMatchObject({ code: 0 });
  expect(project.catalogue().product.summary).toEqual({ en: 'An app.', de: 'Ein Programm.' });
});

test('the languages of the page are said by options: some, none besides its own, or all', async () => {
  const project = newProject();
  project.write({});
  await project.run('product', '--language', 'de', '--languages', 'en,pt-BR');
  expect(project.catalogue().product).toMatchObject({ language: 'de', languages: ['en', 'pt-BR'] });
  await project.run('product', '--languages', 'none');
  expect(project.catalogue().product).toMatchObject({ language: 'de', languages: [] });
  await project.run('product', '--languages', 'all');
  expect(project.catalogue().product).not.toHaveProperty('languages');
  const refused = await project.run('product', '--languages', 'en,klingon');
  expect(refused.stderr).toContain('Write one of en, de, fr,');
});

test('what the catalogue can not hold is refused, and an icon that is none', async () => {
  const project = newProject();
  project.write({});
  const before = project.catalogueText();
  for (const [option, value, said] of [
    ['--accent', '#ffffff', '3:1 contrast'],
    ['--command', 'rm -rf', 'the name of a program'],
    ['--contact', 'me', 'mailto:'],
    ['--icon', 'nowhere.svg', 'there is no such file'],
    ['--icon', 'package.json', 'it is no SVG or PNG'],
  ] as const) {
    const ran = await project.run('product', option, value);
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain(said);
  }
  expect(project.catalogueText()).toBe(before);
});

test('a key is added at any time, once', async () => {
  const project = newProject();
  project.write({});
  const { key, fingerprint } = minisignKey();
  const file = project.put('minisign.pub', `untrusted comment: x\n${key}\n`);
  expect((await project.run('key', 'add', file)).stdout).toContain(`minisign key ${fingerprint}`);
  expect(project.catalogue().product.keys).toEqual([{ type: 'minisign', key, fingerprint }]);
  expect((await project.run('key', 'add', file)).stdout).toContain('has it already');
  const secret = project.put(
    'minisign.key',
    'untrusted comment: minisign encrypted secret key\nRW',
  );
  expect(await project.run('key', 'add', secret)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('never give it to anybody'),
  });
});

test('undo takes the last change back with the files that it took away, and a second undo brings it back', async () => {
  const project = newProject();
  project.write({});
  const app = project.put('app-windows-x64.zip', zip('1'));
  await project.run('add', app, '--version', '1.0', '--date', '2026-01-02');
  const before = project.catalogueText();
  const files = project.published();
  const published = path.join(project.download, 'files', '1.0', 'app-windows-x64.zip');
  expect(await project.run('remove', '1.0')).toMatchObject({ code: 0 });
  expect(existsSync(published)).toBe(false);
  const removed = project.catalogueText();
  expect(await project.run('undo')).toMatchObject({ code: 0, stderr: '' });
  expect(project.catalogueText()).toBe(before);
  expect(project.published()).toEqual(files);
  expect(readFileSync(published)).toEqual(zip('1'));
  expect((await project.run('check')).code).toBe(0);
  await project.run('undo');
  expect(project.catalogueText()).toBe(removed);
  expect(existsSync(published)).toBe(false);
});

test('undo leaves alone what somebody has edited since', async () => {
  const project = newProject();
  project.write({});
  await project.run('product', '--name', 'Mine');
  const edited = project.catalogueText().replace('An app.', 'By hand.');
  writeFileSync(path.join(project.download, 'releases.json'), edited);
  expect(await project.run('undo')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('it was edited since'),
  });
  expect(project.catalogueText()).toBe(edited);
});

test('a mistyped option or command is answered with the one that is meant', async () => {
  expect((await release(['add', 'x', '--verison', '1'])).stderr).toContain(
    'Did you mean --version?',
  );
  expect((await release(['product', '--licnce', 'MIT'])).stderr).toContain(
    'Did you mean --licence?',
  );
  expect((await release(['lst'])).stderr).toContain('Did you mean list?');
});
