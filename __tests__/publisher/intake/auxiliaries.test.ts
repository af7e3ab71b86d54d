import { attachAuxiliaries } from '../../../publisher/intake/auxiliaries';
import { type FileEntry } from '../../../publisher/intake/entries';

const url = (name: string) => `https://dl.example.org/${name}`;
const download: FileEntry = { name: 'app.tar.gz', url: url('app.tar.gz'), kind: 'download' };
const signature = (ending: string): FileEntry => ({
  name: `app.tar.gz${ending}`,
  url: url(`app.tar.gz${ending}`),
  kind: 'signature',
});

test.each([
  ['.minisig', undefined, 'minisign'],
  ['.asc', undefined, 'openpgp'],
  ['.sigstore.json', undefined, 'sigstore'],
  ['.sig', '-----BEGIN PGP SIGNATURE-----\n\niQ==\n-----END PGP SIGNATURE-----\n', 'openpgp'],
  ['.sig', 'untrusted comment: signature\nRUQ=\n', 'minisign'],
  ['.sig', '{"mediaType": "application/vnd.dev.sigstore.bundle.v0.3+json"}', 'sigstore'],
])('%s with the text %j is attached as %s', (ending, text, type) => {
  const texts = new Map(text === undefined ? [] : [[`app.tar.gz${ending}`, text]]);
  const { files } = attachAuxiliaries([download, signature(ending)], texts);
  expect(files[0]?.signatures).toEqual([{ type, url: url(`app.tar.gz${ending}`), text }]);
});

test('a .sig that nobody has read may be anything: it is attached to nothing', () => {
  expect(
    attachAuxiliaries([download, signature('.sig')], new Map()).files[0]?.signatures,
  ).toBeUndefined();
});

test('an auxiliary file belongs to the file with the longest name that it begins with', () => {
  const signed: FileEntry = {
    name: 'app.tar.gz.sbom.json',
    url: url('app.tar.gz.sbom.json'),
    kind: 'sbom',
  };
  const { files } = attachAuxiliaries(
    [
      download,
      signed,
      { name: 'app.tar.gz.sbom.json.asc', url: url('app.tar.gz.sbom.json.asc'), kind: 'signature' },
    ],
    new Map(),
  );
  expect(files[0]).toMatchObject({ sbom: url('app.tar.gz.sbom.json') });
  expect(files[0]?.signatures).toBeUndefined();
  expect(files[1]?.signatures).toEqual([
    { type: 'openpgp', url: url('app.tar.gz.sbom.json.asc'), text: undefined },
  ]);
});

test('a checksum file fills in a hash that was missing, and the entries given stay as they were', () => {
  const hash = 'a'.repeat(64);
  const sums: FileEntry = {
    name: 'app.tar.gz.sha256',
    url: url('app.tar.gz.sha256'),
    kind: 'checksum',
  };
  expect(
    attachAuxiliaries([download, sums], new Map([['app.tar.gz.sha256', `${hash}\n`]])),
  ).toMatchObject({ files: [{ sha256: hash }, {}], reasons: [] });
  expect(download.sha256).toBeUndefined();
});
