import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectFormats, redirectsOf, writeRedirects } from '../../publisher/feeds/redirects';
import { desktop, odd } from './catalogues';
import { run, temporaryFolder, testWith } from '../programs';

const folder = temporaryFolder();
const strange = { ...odd, releases: odd.releases.map((release) => ({ ...release, files: release.files.map((file) => ({ ...file, url: `${file.url}?a='$x;{y}"` })) })) };
const redirects = [...redirectsOf(desktop, '/lumen'), ...redirectsOf(strange, '/odd')];

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

testWith('nginx', 'nginx accepts the redirects', () => {
  const file = written('nginx.conf', `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n  access_log off;\n  server {\n    listen 127.0.0.1:1;\n${redirects.map(redirectFormats.nginx).join('')}  }\n}\n`);
  const { status, stderr } = run('nginx', ['-t', '-q', '-p', folder, '-c', file]);
  expect([status, stderr.split('\n').filter((line) => line.includes('[emerg]'))]).toEqual([0, []]);
});

testWith('caddy', 'Caddy reads each redirect as it was meant', () => {
  const file = written('Caddyfile', `http://example.org {\n${redirects.map(redirectFormats.caddy).join('')}}\n`);
  const { status, stdout, stderr } = run('caddy', ['adapt', '--adapter', 'caddyfile', '--config', file], { env: { HOME: folder } });
  expect(status === 0 ? '' : stderr).toBe('');
  for (const { from, to } of redirects) {
    expect(stdout).toContain(JSON.stringify(from));
    expect(stdout).toContain(JSON.stringify([to]));
  }
});

testWith('apache2', 'Apache accepts the redirects', () => {
  const modules = '/usr/lib/apache2/modules';
  const load = ['mpm_event', 'alias', 'authz_core'].map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so\n`).join('');
  const file = written('apache.conf', `${load}ServerName example.org\nListen 127.0.0.1:1\nErrorLog /dev/stderr\nPidFile ${folder}/apache.pid\n${redirects.map(redirectFormats.apache).join('')}`);
  const { status, stderr } = run('apache2', ['-t', '-d', folder, '-f', file]);
  expect(status === 0 ? '' : stderr).toBe('');
});

test('the redirects are added to those of the export, each on a line of its own', async () => {
  mkdirSync(join(folder, 'site', 'out'), { recursive: true });
  writeFileSync(join(folder, 'site', 'out', '_redirects'), '/ /download/ 302\n');
  await writeRedirects(join(folder, 'site'), desktop, '');
  const lines = readFileSync(join(folder, 'site', 'out', '_redirects'), 'utf8').trim().split('\n');
  expect(lines[0]).toBe('/ /download/ 302');
  expect(lines).toContain('/download/latest/linux-x64.deb https://dl.example.org/lumen_3.2.0_amd64.deb 302');
  expect(lines.every((line) => line.split(' ').length === 3)).toBe(true);
});
