import { choose } from '../../catalogue/choose';
import { releaseSchema } from '../../catalogue/schema';
import { withLabels } from '../../catalogue/variants';

const release = (
  names: readonly string[],
  facts: object = { os: 'linux', cpu: ['x64'], format: 'zip' },
) =>
  releaseSchema.parse({
    version: '1.0',
    date: '2026-01-31',
    files: names.map((name) => ({
      name,
      url: `https://example.org/${name}`,
      size: 1,
      sha256: 'a'.repeat(64),
      ...facts,
    })),
  });

// Names as these projects publish them, each with what tells it from the others.
test.each<[string, Record<string, string | undefined>]>([
  [
    'DuckDB',
    {
      'duckdb_cli-linux-amd64.zip': 'duckdb cli',
      'libduckdb-linux-amd64.zip': 'libduckdb',
      'static-libs-linux-amd64.zip': 'static libs',
    },
  ],
  [
    'bottom',
    { 'bottom_x86_64-pc-windows-gnu.zip': 'gnu', 'bottom_x86_64-pc-windows-msvc.zip': 'msvc' },
  ],
  [
    'bottom, FreeBSD',
    {
      'bottom_x86_64-unknown-freebsd-13.5.tar.gz': '13.5',
      'bottom_x86_64-unknown-freebsd-14.3.tar.gz': '14.3',
    },
  ],
  [
    'bottom, glibc',
    {
      'bottom_x86_64-unknown-linux-gnu-2-17.tar.gz': '2 17',
      'bottom_x86_64-unknown-linux-gnu.tar.gz': undefined,
    },
  ],
  [
    'OpenJDK',
    {
      'OpenJDK8U-jdk_x64_linux_openj9_8u192b12_openj9-0.11.0.tar.gz': 'jdk',
      'OpenJDK8U-jdk_x64_linux_openj9_linuxXL_8u192b12_openj9-0.11.0.tar.gz': 'jdk linuxXL',
      'OpenJDK8U-jre_x64_linux_openj9_linuxXL_8u192b12_openj9-0.11.0.tar.gz': 'jre linuxXL',
    },
  ],
  [
    'Godot',
    {
      'Godot_v4.6.3-stable_linux.x86_64.zip': undefined,
      'Godot_v4.6.3-stable_mono_linux_x86_64.zip': 'mono',
    },
  ],
  [
    'kops',
    {
      'channels-linux-amd64': 'channels',
      'kops-linux-amd64': 'kops',
      'nodeup-linux-amd64': 'nodeup',
    },
  ],
  [
    'llama.cpp',
    {
      'llama-b3827-bin-win-avx2-x64.zip': 'avx2',
      'llama-b3827-bin-win-cuda-cu11.7.1-x64.zip': 'cuda cu11.7.1',
      'llama-b3827-bin-win-vulkan-x64.zip': 'vulkan',
    },
  ],
  [
    'gdu',
    {
      'gdu_linux_amd64.tgz': undefined,
      'gdu_linux_amd64-x.tgz': 'x',
      'gdu_linux_amd64_static.tgz': 'static',
    },
  ],
])(
  'files of %s for one platform are told apart by the words in which their names differ',
  (_, labels) => {
    const { files } = withLabels(release(Object.keys(labels)));
    expect(Object.fromEntries(files.map(({ name, label }) => [name, label]))).toEqual(labels);
  },
);

test('what its platform or format tells apart, or its label, gets no other', () => {
  const files = [
    ...release(['app-x64.zip'], { os: 'linux', cpu: ['x64'], format: 'zip' }).files,
    ...release(['app-arm64.zip'], { os: 'linux', cpu: ['arm64'], format: 'zip' }).files,
    ...release(['app-x64.tar.gz'], { os: 'linux', cpu: ['x64'], format: 'tar.gz' }).files,
    ...release(['app-jre-x64.zip'], { os: 'linux', cpu: ['x64'], format: 'zip', label: 'with JRE' })
      .files,
  ];
  expect(withLabels({ ...release([]), files }).files.map(({ label }) => label)).toEqual([
    undefined,
    undefined,
    undefined,
    'with JRE',
  ]);
});

test('the product stands before its helpers, which are for fewer systems', () => {
  const names = {
    linux: ['channels-linux-amd64', 'kops-linux-amd64', 'nodeup-linux-amd64'],
    macos: ['kops-darwin-amd64'],
    windows: ['kops-windows-amd64'],
  };
  const files = Object.entries(names).flatMap(
    ([os, own]) => release(own, { os, cpu: ['x64'], format: 'binary' }).files,
  );
  const offer = choose({ ...release([]), files }, { os: 'linux', cpu: 'x64' });
  expect(offer.state === 'one' && [offer.main, ...offer.beside].map(({ name }) => name)).toEqual([
    'kops-linux-amd64',
    'channels-linux-amd64',
    'nodeup-linux-amd64',
  ]);
});
