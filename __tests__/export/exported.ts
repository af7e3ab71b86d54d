import { mkdtemp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const chunk = (name: string, text: string) =>
  [`out/_next/static/chunks/${name}.js`, `TURBOPACK.push(${JSON.stringify(text)});`] as const;

/** What Next 16.4 writes around a page's own content. */
export function exportedPage(content: string, head = ''): string {
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style>p{margin:0}</style>` +
    `<script src="/_next/static/chunks/app.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>${head}</head>` +
    `<body><script data-offers="a=">document.documentElement.dataset.os='linux'</script><main>${content}</main>` +
    '<script type="application/ld+json">{"@type":"SoftwareApplication"}</script>' +
    '<script id="_R_">(globalThis["TURBOPACK"] || []).push({"runtimeModuleIds":[1]});</script>' +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{}"])</script></body></html>'
  );
}

/** A project with an export as Next leaves it, in a folder of its own; `files` adds to it or replaces what it has. */
export async function exportedProject(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'export-'));
  const all = Object.entries({
    'out/404.html': exportedPage('Not found'),
    'out/404/index.html': exportedPage('Not found'),
    'out/_not-found/index.html': exportedPage('Not found'),
    'out/_not-found/index.txt': '0:{}',
    'out/download/index.html': exportedPage('<section data-wake=""><input type="file"/></section>'),
    'out/download/index.txt': '0:{}',
    'out/download/__next._full.txt': '0:{}',
    ...Object.fromEntries([
      chunk('app', 'loads static/chunks/later.js'),
      chunk('later', 'on demand'),
      chunk('old', 'polyfills'),
      chunk('unused', 'nothing'),
    ]),
    'out/_next/static/download-page/_buildManifest.js': 'self.__BUILD_MANIFEST={}',
    ...files,
  });
  for (const [name, text] of all) {
    await mkdir(path.join(root, path.dirname(name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  return root;
}

/** Every file below a folder with its text. */
export async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')]),
    ),
  );
}
