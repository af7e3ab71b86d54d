import { cpSync } from 'node:fs';
import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { hostedFile, projectCatalogue, projectUrl } from '../../fixtures/hosts';
import keepTogether from '../../fixtures/keep-together';
import { buildSite, expectBuilt, fixture } from '../../fixtures/site';
import { createStaticServer } from '../../publisher/serve';

async function serve(out: string): Promise<{ server: Server; origin: string }> {
  const server = createStaticServer(out);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A built site where its own addresses say that it is: below the base path. */
function below(folder: string): { out: string; base: string } {
  const out = path.join(folder, 'below');
  const base = new URL(projectUrl).pathname.replace(/\/$/, '');
  cpSync(path.join(folder, 'out'), path.join(out, base), { recursive: true });
  return { out, base };
}

/** Builds a site for each fixture and serves all of them; the tests find their addresses in the environment. */
export default async function setup() {
  expectBuilt();
  keepTogether();
  const built = [
    {
      name: 'DESKTOP',
      ...buildSite('desktop', fixture('desktop'), {
        env: { SITE_URL: 'https://lumen.example.org' },
      }),
    },
    { name: 'HOSTILE', ...buildSite('hostile', fixture('hostile')) },
    { name: 'EMPTY', ...buildSite('empty', null) },
    {
      name: 'PROJECT',
      ...buildSite('project', projectCatalogue, {
        env: { SITE_URL: projectUrl },
        files: { [hostedFile.path]: hostedFile.content },
      }),
    },
  ];
  for (const { name, status, output } of built) {
    if (status !== 0) throw new Error(`The site for ${name} was not built:\n${output}`);
  }
  const sites = [
    { name: 'SAMPLE', out: 'out', base: '' },
    ...built.map(({ name, folder }) =>
      name === 'PROJECT'
        ? { name, ...below(folder) }
        : { name, out: path.join(folder, 'out'), base: '' },
    ),
  ];
  const servers = await Promise.all(
    sites.map(async ({ name, out, base }) => {
      const { server, origin } = await serve(out);
      process.env[`SITE_${name}`] = origin + base;
      return server;
    }),
  );
  return () =>
    Promise.all(
      servers.map(
        (server) =>
          new Promise((resolve) => {
            server.close(resolve);
            server.closeAllConnections();
          }),
      ),
    );
}
