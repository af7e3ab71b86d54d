import { type Cpu } from '../../catalogue/vocabulary';
import { androidVersion } from './android';
import { minimumApiLevel } from './android-manifest';
import { cpuOfArchitecture } from './architectures';
import { type ContentIdentity, seen } from './content-facts';
import { type Contents } from './contents';
import { byVersion, windowsVersion } from './os-version';
import { descendants, parseXml, type Element } from './xml-elements';

/** Some architecture words as one fact: `any` only where every word says so. */
function cpuFact(words: string[], field: string): Pick<ContentIdentity, 'cpu'> {
  const all = words.flatMap((word) => cpuOfArchitecture(word) ?? []);
  const cpus = [...new Set(all.filter((cpu): cpu is Cpu => cpu !== 'any'))];
  if (all.length === 0) return {};
  return { cpu: seen(cpus.length > 0 ? cpus : 'any', `${field} ${words.join(', ')}`) };
}

/** An Android app (.apk) or bundle (.aab): CPUs by its native libraries' folders, the oldest Android by its manifest. */
export function androidApp({ paths, documents, complete }: Contents): ContentIdentity {
  const abis = [
    ...new Set(
      paths.flatMap((path) => /^(?:[^/]+\/)?lib\/([^/]+)\/[^/]+\.so$/.exec(path)?.[1] ?? []),
    ),
  ];
  const manifest = documents.get('AndroidManifest.xml');
  const level = manifest && minimumApiLevel(manifest);
  const version = level === undefined ? undefined : androidVersion(level);
  return {
    os: seen('android', 'Android manifest'),
    ...cpuFact(abis, 'native libraries for'),
    ...(abis.length === 0 && complete && { cpu: seen('any' as const, 'no native libraries') }),
    ...(version && { minimumOs: seen(version, `minSdkVersion ${level}`) }),
  };
}

/** The oldest Windows that any of the target device families takes, from a version like 10.0.17763.0. */
function windowsMinimum(manifest: readonly Element[]): Pick<ContentIdentity, 'minimumOs'> {
  const versions = descendants(manifest, 'TargetDeviceFamily').flatMap(
    ({ attributes }) => attributes.MinVersion ?? [],
  );
  const oldest = versions.sort(byVersion)[0];
  const build = /^10\.0\.(\d+)/.exec(oldest ?? '')?.[1];
  return build === undefined
    ? {}
    : { minimumOs: seen(windowsVersion(Number(build)), `MinVersion ${oldest}`) };
}

/** A Windows app package by its AppxManifest.xml. */
export function windowsApp(manifest: Uint8Array): ContentIdentity {
  const elements = parseXml(manifest);
  const architecture =
    descendants(elements, 'Identity')[0]?.attributes.ProcessorArchitecture ?? 'neutral';
  return {
    os: seen('windows', 'AppxManifest.xml'),
    ...cpuFact([architecture], 'ProcessorArchitecture'),
    ...windowsMinimum(elements),
  };
}

/** A Windows app bundle: the architectures of the application packages in it; resource packages are for any. */
export function windowsBundle(manifest: Uint8Array): ContentIdentity {
  const elements = parseXml(manifest);
  const applications = descendants(elements, 'Package').filter(
    ({ attributes }) => attributes.Type === 'application',
  );
  const architectures = [
    ...new Set(applications.map(({ attributes }) => attributes.Architecture ?? 'neutral')),
  ];
  return {
    os: seen('windows', 'AppxBundleManifest.xml'),
    ...cpuFact(architectures, 'application packages for'),
    ...windowsMinimum(elements),
  };
}
