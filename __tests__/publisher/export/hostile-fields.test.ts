import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import { type Catalogue } from '../../../catalogue/schema';
import { redirectsOf } from '../../../feeds/redirects';
import { desktop, rootSite, tool } from '../../../fixtures/catalogues';
import { exportedProject } from '../../../fixtures/exported';
import { payloads, withHostileFields } from '../../../fixtures/hostile-fields';
import { findProgram, hosts } from '../../../fixtures/hosts';
import { fileJudges, plainAddress, serverJudges } from '../../../fixtures/judges';
import { run, temporaryFolder, testWith } from '../../../fixtures/programs';
import { finish } from '../../../publisher/export/finish';
import { renderFeeds } from '../../../publisher/export/write-feeds';

jest.setTimeout(120_000);

const folder = temporaryFolder();

/** In each case every field has another payload; `npm run fuzz` tries more. The newest release is enough: the others are written alike. */
const cases = [0, 5, 11].flatMap((first) =>
  Object.entries({ desktop, tool }).map(([name, catalogue]): [string, Catalogue] => {
    let count = first;
    const short = { ...catalogue, releases: catalogue.releases.slice(0, 1) };
    return [
      `${first}-${name}`,
      withHostileFields(short, () => payloads[count++ % payloads.length] ?? ''),
    ];
  }),
);

const outputs = cases.map(([name, catalogue]) => ({
  name,
  files: renderFeeds(catalogue, rootSite).files,
}));

function written(ending: RegExp): string[] {
  return outputs.flatMap(({ name, files }) =>
    files
      .filter((file) => ending.test(file.path))
      .map(({ path: place, content }) => {
        const file = path.join(folder, name, place);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, content);
        return file;
      }),
  );
}

for (const { files, program, args } of fileJudges) {
  testWith(program, `${program} reads what is written of hostile fields: ${files.source}`, () => {
    const places = written(files);
    expect(places.length).toBeGreaterThanOrEqual(cases.length / 2);
    const refused = places
      .map(
        (file) =>
          [
            file,
            run(program, [...args, file], {
              env: { NIX_STATE_DIR: folder, NIX_STORE_DIR: folder },
            }),
          ] as const,
      )
      .filter(([, { status }]) => status !== 0)
      .map(([file, { stderr }]) => `${file}\n${stderr}`);
    expect(refused).toEqual([]);
  });
}

test('YAML and JSON are read as what was written', () => {
  for (const { files } of outputs) {
    for (const { path: place, content } of files) {
      if (/\.ya?ml$/.test(place)) expect(typeof yaml.load(String(content))).toBe('object');
      if (place.endsWith('.json')) expect(typeof JSON.parse(String(content))).toBe('object');
    }
  }
});

for (const host of hosts.filter(({ program }) => program in serverJudges)) {
  const program = findProgram(host.program);
  (program ? test : test.skip)(
    `${host.name} takes its configuration for hostile fields, and no address in it holds what it would replace [${host.program}]`,
    async () => {
      for (const [name, catalogue] of cases) {
        const root = await exportedProject({});
        chmodSync(root, 0o755);
        const redirects = redirectsOf(catalogue, '');
        await finish(root, '', redirects);
        const { status, stdout, stderr } = run(
          program ?? '',
          serverJudges[host.program]?.(host.start({ folder: root, port: 1 })) ?? [],
          { cwd: root },
        );
        expect([name, status, status === 0 ? '' : stdout + stderr]).toEqual([name, 0, '']);
        for (const { to } of redirects) expect(to).toMatch(plainAddress);
        rmSync(root, { recursive: true });
      }
    },
  );
}
