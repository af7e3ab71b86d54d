import { createHash } from 'node:crypto';
import { contents, exportedPage, exportedProject } from '../../../fixtures/exported';
import { finish } from '../../../publisher/export/finish';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const page = 'out/download/index.html';
const checker = '<section data-wake=""><input type="file"/></section>';

async function finished(files: Record<string, string> = {}, base = '') {
  const root = await exportedProject(files);
  await finish(root, base);
  return { root, files: await contents(root) };
}

/** The page's own inline scripts and styles as a browser would run them. */
function inline(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?![^>]*ld\\+json)[^>]*>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}

describe('a page with the check', () => {
  it('loads nothing of it, and names one file to load later with its integrity, which names others', async () => {
    const { files } = await finished();
    const html = files[page] ?? '';
    expect(html).not.toMatch(/<script[^>]* src=|__next_f\.push|_R_|nomodule/i);
    const [, src = '', integrity] =
      /data-src="\/([^"]+)" data-integrity="([^"]+)"/.exec(html) ?? [];
    const named = (address: string, hash: string) => {
      const text = files[`out/${address}`] ?? '';
      expect(hash).toBe(sha256(text));
      expect(address).toContain(createHash('sha256').update(text).digest('hex').slice(0, 16));
      return text;
    };
    const actions = named(src, integrity ?? '');
    const later = [...actions.matchAll(/"?src"?: ?"\/([^"]+)", ?"?integrity"?: ?"([^"]+)"/g)].map(
      ([, address = '', hash = '']) => named(address, hash),
    );
    expect(later).toHaveLength(3);
    expect(later.join('')).not.toMatch(/__next_f|TURBOPACK/);
  });

  it('keeps the scripts it can come to load, none of the framework, and no others', async () => {
    const { files } = await finished();
    const kept = Object.keys(files).filter((name) => name.startsWith('out/download/static/'));
    expect(kept.map((name) => name.replace(/-[0-9a-f]{16}\.js$/, ''))).toEqual(
      ['actions', 'asked', 'check', 'ed25519', 'hash', 'openpgp', 'stream-hash', 'words-en'].map(
        (name) => `out/download/static/chunks/${name}`,
      ),
    );
    const texts = kept.map((name) => files[name] ?? '').join('');
    for (const name of kept.filter((one) => !/actions|\/hash-/.test(one)))
      expect(texts.replaceAll('"integrity"', 'integrity')).toContain(
        `integrity:"${sha256(files[name] ?? '')}"`,
      );
    expect(Object.keys(files).filter((name) => name.includes('_next'))).toEqual([]);
  });

  it('names everything below the path of the site', async () => {
    const { files } = await finished({}, '/project');
    const named = Object.entries(files)
      .filter(([name]) => name.startsWith('out/'))
      .flatMap(([, text]) => text.match(/"[^"]*\/static\/chunks\/[^"]*"/g) ?? []);
    expect(named.length).toBeGreaterThan(6);
    expect(named.filter((one) => !one.startsWith('"/project/download/static/'))).toEqual([]);
  });

  it('allows exactly the scripts and styles that stand in it', async () => {
    const { files } = await finished();
    const html = files[page] ?? '';
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    const directives = new Map(
      policy.split('; ').map((directive): [string, string[]] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual([
      ...inline(html, 'script').map((text) => `'${sha256(text)}'`),
      "'self'",
      "'wasm-unsafe-eval'",
    ]);
    expect(directives.get('style-src')).toEqual(
      inline(html, 'style').map((text) => `'${sha256(text)}'`),
    );
    expect(inline(html, 'script')).toHaveLength(1);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style'));
    expect(policy).not.toContain('unsafe-inline');
  });
});

it('has no scripts to load where there is no check', async () => {
  const { files } = await finished({ [page]: exportedPage('<p>Files</p>') });
  expect(
    Object.keys(files).filter((name) => name.includes('_next') || name.includes('/static/')),
  ).toEqual([]);
  expect(files[page]).toMatch(/script-src 'sha256-[^']+';/);
  expect(files[page]).toContain('application/ld+json');
});

it('leaves nothing that no page uses, and everything that the publisher put there', async () => {
  const own = {
    'public/download/files/1.0/index.txt': 'mine',
    'out/download/files/1.0/index.txt': 'mine',
    'public/download/static/app.zip': 'mine',
    'out/download/static/app.zip': 'mine',
    'public/download/manual.html': '<p style="x" onclick="y">',
    'out/download/manual.html': '<p style="x" onclick="y">',
  };
  const { files } = await finished({ ...own, [page]: exportedPage('') });
  expect(Object.keys(files).filter((name) => name.startsWith('out/'))).toEqual([
    'out/.nojekyll',
    'out/404.html',
    'out/_headers',
    'out/_redirects',
    'out/download/files/1.0/index.txt',
    'out/download/index.html',
    'out/download/manual.html',
    'out/download/static/app.zip',
  ]);
  expect(files['out/download/manual.html']).toBe(own['out/download/manual.html']);
});

it('changes nothing when it runs a second time', async () => {
  const { root, files } = await finished();
  await finish(root, '');
  expect(await contents(root)).toEqual(files);
});

describe('an export that it does not know', () => {
  it.each([
    [
      'a script from elsewhere',
      exportedPage(`<script src="https://cdn.example/x.js"></script>${checker}`),
      /<script src="https:\/\/cdn\.example/,
    ],
    [
      'a new kind of framework script',
      exportedPage(`<script>self.__next_r="1"</script>${checker}`),
      /self\.__next_r/,
    ],
    [
      'a start of the framework that it does not know',
      exportedPage(checker).replace('id="_R_"', 'id="_S_"'),
      /found <script id="_S_">/,
    ],
    [
      'a style attribute',
      exportedPage(`<p style="color:red">${checker}</p>`),
      /<p style="color:red">/,
    ],
    ['an inline handler', exportedPage(`<p onclick="go()">${checker}</p>`), /<p onclick="go\(\)">/],
    [
      'a link that waits for a script',
      exportedPage(checker, '<link rel="expect" href="#_R_" blocking="render"/>'),
      /rel="expect"/,
    ],
  ])('stops at %s, says so and changes nothing', async (_, html, message) => {
    const root = await exportedProject({ [page]: html });
    const before = await contents(root);
    await expect(finish(root, '')).rejects.toThrow(message);
    await expect(finish(root, '')).rejects.toThrow(page);
    expect(await contents(root)).toEqual(before);
  });
});

describe('whose mistake it is', () => {
  const refusal = async (html: string): Promise<string> => {
    const root = await exportedProject({ [page]: html });
    return finish(root, '').then(
      () => 'none',
      (error: Error) => error.message,
    );
  };
  const notes =
    '<section><h2>What is new in 1.2</h2><table><tbody><tr><td style="text-align:right">faster</td></tr></tbody></table></section>';

  it("is the content's where that holds what the policy blocks, with the words to find it by", async () => {
    const message = await refusal(exportedPage(notes + checker));
    expect(message).toContain('<td style="text-align:right">');
    expect(message).toContain('at “faster” below “What is new in 1.2”');
    expect(message).toContain('public/download/releases.json');
    expect(message).toContain('The version of Next is not the cause.');
    expect(message).not.toContain('package-lock.json');
  });

  it("is the framework's where that stands around the content", async () => {
    const message = await refusal(
      exportedPage(checker).replace('<main>', '<div style="display:none"></div><main>'),
    );
    expect(message).toContain('install the version of Next that package-lock.json names');
    expect(message).not.toContain('releases.json');
  });

  it("is nobody's when a product is named like a part of the framework", async () => {
    const named = exportedPage(checker).replace(
      '{"@type":"SoftwareApplication"}',
      '{"@type":"SoftwareApplication","name":"TURBOPACK for __next"}',
    );
    expect(await refusal(named)).toBe('none');
  });
});
