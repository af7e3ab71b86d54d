import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { launchChrome } from '../fixtures/chrome';
import { environments } from '../fixtures/environments';
import { buildSite } from '../fixtures/site';
import { createStaticServer } from '../publisher/serve';

// Makes the pictures of the examples, docs/examples/<folder>.png, each as a visitor sees it whom it is for.

mkdirSync('docs/examples', { recursive: true });
const browser = await launchChrome();
const folders = readdirSync('examples').filter((name) => !name.endsWith('.md'));
for (const name of folders) {
  const visitor = environments.find(({ os }) => os === (name === 'mac-app' ? 'macos' : 'windows'));
  const text = readFileSync(path.join('examples', name, 'releases.json'), 'utf8');
  const { folder, status, output } = buildSite(`example-${name}`, text);
  if (status !== 0) throw new Error(output);
  const server = createStaticServer(path.join(folder, 'out'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage({
    viewport: { width: 960, height: 720 },
    userAgent: visitor?.userAgent,
  });
  await page.goto(`http://127.0.0.1:${port}/download/`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `docs/examples/${name}.png` });
  await page.close();
  server.close();
}
await browser.close();
