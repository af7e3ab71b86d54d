import { inflateSync } from 'node:zlib';
import { type Cpu } from '../../catalogue/vocabulary';
import { cpuOfArchitecture } from './architectures';
import { Damaged, viewAt, type ByteReader } from './bytes';
import { type ContentIdentity, seen } from './content-facts';
import { macosVersion } from './os-version';
import { descendants, parseXml, type Element } from './xml-elements';

/** More than any table of contents or distribution script of an installer has, in bytes once inflated. */
const longestDocument = 4 * 2 ** 20;

function inflated(bytes: Uint8Array): Uint8Array {
  try {
    return inflateSync(bytes, { maxOutputLength: longestDocument });
  } catch (error) {
    throw new Damaged(`xar: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function numberIn(file: Element, name: string): number {
  const data = file.children.find((child) => child.name === 'data');
  return Number(data?.children.find((child) => child.name === name)?.text);
}

/** The distribution script of an installer, which says for what it is; a component package has none. */
async function distributionOf(reader: ByteReader): Promise<Element[] | undefined> {
  const head = await viewAt(reader, 0, 28, false);
  const heap = head.u16(4) + head.u64(8);
  const toc = parseXml(inflated((await viewAt(reader, head.u16(4), head.u64(8))).bytes));
  const file = descendants(toc, 'file').find(({ children }) =>
    children.some(({ name, text }) => name === 'name' && text === 'Distribution'),
  );
  if (file === undefined) return undefined;
  const { bytes } = await viewAt(reader, heap + numberIn(file, 'offset'), numberIn(file, 'length'));
  const isPlain = bytes[0] === 0x3c;
  return parseXml(isPlain ? bytes : inflated(bytes));
}

/**
 * A macOS installer package: CPUs by its distribution's hostArchitectures, the oldest macOS by its volume check.
 * Several host architectures say where the installer itself starts, so a name may narrow them.
 */
export async function readXar(reader: ByteReader): Promise<ContentIdentity> {
  const distribution = (await distributionOf(reader)) ?? [];
  const saw = descendants(distribution, 'options').flatMap(
    ({ attributes }) => attributes.hostArchitectures ?? [],
  )[0];
  const cpus = [
    ...new Set((saw?.split(',') ?? []).flatMap((word) => cpuOfArchitecture(word) ?? [])),
  ].filter((cpu): cpu is Cpu => cpu !== 'any');
  const minimum = descendants(distribution, 'os-version').flatMap(
    ({ attributes }) => attributes.min ?? [],
  )[0];
  return {
    format: seen('pkg', 'xar header'),
    os: seen('macos', 'xar header'),
    ...(cpus.length > 0 && { cpu: seen(cpus, `hostArchitectures ${saw}`) }),
    ...(cpus.length > 1 && { cpuAmong: seen(cpus, `hostArchitectures ${saw}`) }),
    ...(minimum && { minimumOs: seen(macosVersion(minimum), `os-version min ${minimum}`) }),
  };
}
