import { readFile, stat } from 'node:fs/promises';
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
import { z } from './zod';

/** The catalogue's place in a project. */
export const cataloguePath = path.join('public', 'download', 'releases.json');

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

function syntaxProblems(json: string, { message }: SyntaxError): Reason[] {
  const errors: ParseError[] = [];
  parseTree(json, errors, { disallowComments: true });
  const [error] = errors;
  const found = error
    ? `${printParseErrorCode(error.error)} near ${showValue(json.slice(error.offset, error.offset + 20))}`
    : message;
  return [
    {
      where: cataloguePath,
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
async function checkLocalFiles(
  input: z.input<typeof namedFiles>,
  folder: string,
): Promise<Reason[]> {
  // Of lists of pieces, the gate tells what to do.
  const named = addressesOf(input).filter(({ of, address }) => of !== 'pieces' && isLocal(address));
  const found = await Promise.all(
    named.map(async (one): Promise<Reason[]> => {
      const { path: place, address } = one;
      const size = one.of === 'file' ? one.file.size : undefined;
      const name = decodeURIComponent(address);
      const info = await stat(path.join(folder, name)).catch(() => null);
      if (!info?.isFile()) {
        return [
          {
            where: cataloguePath,
            path: place,
            problem: { expected: `a file at ${name} below public/download`, found: 'none' },
            remedy: 'Put the file there, or correct the address.',
          },
        ];
      }
      if (size !== undefined && info.size !== size) {
        return [
          {
            where: cataloguePath,
            path: place,
            problem: { expected: `${size} bytes, as "size" says`, found: `${info.size} bytes` },
            remedy: 'Publish the right file, or compute its size and sha256 again.',
          },
        ];
      }
      return [];
    }),
  );
  return found.flat();
}

/**
 * Reads and validates the catalogue of a project. `root` is the project's folder. All problems are reported at once,
 * except that a file that is not JSON has only the first one. `lookAtFiles: false` leaves out whether the files it names
 * are there. Throws only what the file system throws (no permission).
 */
export async function readCatalogue(
  root = process.cwd(),
  { lookAtFiles = true } = {},
): Promise<ReadResult> {
  const file = path.join(root, cataloguePath);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { state: 'missing' };

  // A byte order mark becomes a space, so that places keep their line and column.
  const json = text.replace(/^\uFEFF/, ' ');
  const input = parseJson(json);
  if (input instanceof SyntaxError)
    return { state: 'problems', problems: syntaxProblems(json, input) };
  const parsed = catalogueSchema.safeParse(input);
  const problems = [
    ...(parsed.success ? [] : schemaReasons(parsed.error, input, cataloguePath)),
    ...checkCatalogue(input, cataloguePath, parsed.data),
    ...(lookAtFiles
      ? await checkLocalFiles(parsed.data ?? namedFiles.parse(input), path.dirname(file))
      : []),
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
