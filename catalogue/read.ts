import { readFileSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { addressesOf, isLocal } from './addresses';
import { checkCatalogue } from './check-catalogue';
import { showValue, type Path, type Reason } from './reason';
import { catalogueSchema, type Catalogue } from './schema';
import { schemaReasons } from './schema-reasons';
import * as z from './zod';

/** The catalogue's place in a project. */
export const cataloguePath = path.join('public', 'download', 'releases.json');

/** Where a catalogue is. No link may stand on the way from `base`; what lies in `folder` is served as /download/. */
export interface CataloguePlace {
  base: string;
  /** Relative to `base`, as `file`. */
  folder: string;
  file: string;
  /** What messages call the file. */
  shown: string;
}

/** Where the catalogue of a project is, which is named by its folder or, wherever that lies, by the catalogue's own file (….json). */
export function catalogueOf(project: string): CataloguePlace {
  const file = path.resolve(project);
  const base = file.endsWith(`${path.sep}${cataloguePath}`)
    ? file.slice(0, -cataloguePath.length - 1)
    : file;
  if (base !== file || !file.endsWith('.json'))
    return { base, folder: path.dirname(cataloguePath), file: cataloguePath, shown: cataloguePath };
  const near = path.relative(process.cwd(), file);
  return {
    base: path.dirname(file),
    folder: '.',
    file: path.basename(file),
    shown: near.startsWith('..') ? file : near,
  };
}

type ReadResult =
  | { state: 'ok'; catalogue: Catalogue }
  | { state: 'missing' }
  | { state: 'problems'; problems: Reason[] };

function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The node of the deepest part of a path that exists, so that a missing field points at its parent. */
function nearestNode(tree: Node, place: Path): Node {
  for (let depth = place.length; depth > 0; depth--) {
    const node = findNodeAtLocation(tree, place.slice(0, depth));
    if (node) return node;
  }
  return tree;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}

function syntaxProblems(where: string, json: string, { message }: SyntaxError): Reason[] {
  const errors: ParseError[] = [];
  parseTree(json, errors, { disallowComments: true });
  const [error] = errors;
  const found = error
    ? `${printParseErrorCode(error.error)} near ${showValue(json.slice(error.offset, error.offset + 20))}`
    : message;
  return [
    {
      where,
      ...position(json, error?.offset ?? 0),
      path: [],
      problem: { expected: 'JSON', found },
      remedy: 'Correct the syntax at this line and column.',
    },
  ];
}

const address = z.string().optional().catch(undefined);
const addressed = z
  .array(z.object({ url: address }).catch({}))
  .catch([])
  .default([]);
const namedFiles = z
  .object({
    product: z.object({ icon: address, keys: addressed }).catch({ keys: [] }),
    releases: z
      .array(
        z
          .object({
            files: z
              .array(
                z
                  .object({
                    url: address,
                    size: z.number().optional().catch(undefined),
                    sbom: address,
                    attestation: address,
                    signatures: addressed,
                  })
                  .catch({ signatures: [] }),
              )
              .catch([]),
          })
          .catch({ files: [] }),
      )
      .catch([]),
  })
  .catch({ product: { keys: [] }, releases: [] });

/** Whether the files are there that the input names below public/download, with the sizes it states; what is malformed is left out. */
function checkLocalFiles(
  input: z.input<typeof namedFiles>,
  { base, folder, shown: where }: CataloguePlace,
): Reason[] {
  // Of lists of pieces, the gate tells what to do.
  const named = addressesOf(input).filter(({ of, address }) => of !== 'pieces' && isLocal(address));
  return named.flatMap((one): Reason[] => {
    const { path: place, address } = one;
    const size = one.of === 'file' ? one.file.size : undefined;
    const name = decodeURIComponent(address);
    const info = infoOf(path.join(base, folder, name));
    if (!info?.isFile()) {
      return [
        {
          where,
          path: place,
          problem: {
            expected: `a file at ${name} below ${folder === '.' ? 'its folder' : 'public/download'}`,
            found: 'none',
          },
          remedy: 'Put the file there, or correct the address.',
        },
      ];
    }
    if (size !== undefined && info.size !== size) {
      return [
        {
          where,
          path: place,
          problem: { expected: `${size} bytes, as "size" says`, found: `${info.size} bytes` },
          remedy: 'Publish the right file, or compute its size and sha256 again.',
        },
      ];
    }
    return [];
  });
}

/** What a file is; null where there is none, or none that may be looked at. */
function infoOf(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}

/** The text of a file, null where there is none. Throws what else the file system throws. */
const textOf = (file: string): string | null =>
  statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : null;

/**
 * Reads and validates the catalogue of a project. `project` is its folder or the catalogue's file. All problems are reported at once,
 * except that a file that is not JSON has only the first one. `lookAtFiles: false` leaves out whether the files it names
 * are there. Throws only what the file system throws (no permission). Waits for nothing: React numbers the parts of a page
 * in the order in which they are ready, and the same catalogue must give the same bytes.
 */
export function readCatalogue(project = process.cwd(), { lookAtFiles = true } = {}): ReadResult {
  const place = catalogueOf(project);
  const text = textOf(path.join(place.base, place.file));
  if (text === null) return { state: 'missing' };

  // A byte order mark becomes a space, so that places keep their line and column.
  const json = text.replace(/^\uFEFF/, ' ');
  const input = parseJson(json);
  if (input instanceof SyntaxError)
    return { state: 'problems', problems: syntaxProblems(place.shown, json, input) };
  const parsed = catalogueSchema.safeParse(input);
  const problems = [
    ...(parsed.success ? [] : schemaReasons(parsed.error, input, place.shown)),
    ...checkCatalogue(input, place.shown, parsed.data),
    ...(lookAtFiles ? checkLocalFiles(parsed.data ?? namedFiles.parse(input), place) : []),
  ];
  if (parsed.success && problems.length === 0) return { state: 'ok', catalogue: parsed.data };
  // The positions of every value are only looked up for problems: on a large catalogue that takes longer than reading it.
  const tree = parseTree(json);
  return {
    state: 'problems',
    problems: problems.map((p) => ({
      ...p,
      ...position(text, tree ? nearestNode(tree, p.path ?? []).offset : 0),
    })),
  };
}
