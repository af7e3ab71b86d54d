import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { type Reason } from '../../catalogue/reason';
import { fetchText } from '../net/fetch-text';
import { type Transport } from '../net/http';
import { RequestError } from '../net/request-error';
import { type Failed } from '../terminal/outcome';
import { decodeText } from '../terminal/text';
import { forgejo } from './forgejo';
import { github } from './github';
import { gitlab } from './gitlab';
import { toDocument, type Document, type Source } from './source';

/** What reading a source needs from outside. */
export interface Outside {
  transport: Transport;
  /** GITHUB_TOKEN, if there is one. It goes to GitHub's API and nowhere else. */
  token?: string;
  readInput(): Promise<string>;
}

type Located = { ok: true; documents: Document[] } | Failed;

const longestFile = 64 * 1024 * 1024;

/**
 * Reads one source: `owner/repo` on GitHub, the page of a project on GitHub, GitLab or Forgejo, the address of a
 * document, a file, or `-` for standard input. A list that goes over several pages gives a document for each;
 * `enough` releases end it.
 */
export async function locate(
  source: string,
  format: Source | undefined,
  enough: number,
  outside: Outside,
): Promise<Located> {
  try {
    if (source === '-')
      return { ok: true, documents: [toDocument('standard input', await outside.readInput())] };
    if (/^[a-z][a-z0-9+.-]+:\/\//i.test(source))
      return await fromUrl(source, format, enough, outside);
    const found = await stat(source).catch(() => undefined);
    if (found?.isDirectory())
      return refuse(
        source,
        { expected: 'a document that another tool wrote', found: 'a folder' },
        'Use "add" for a folder of files.',
      );
    if (found && found.size > longestFile)
      return refuse(
        source,
        { expected: 'metadata of at most 64 MiB', found: `${found.size} bytes` },
        'Use "add" for a file to publish.',
      );
    if (found)
      return {
        ok: true,
        documents: [
          toDocument(
            basename(source),
            decodeText(await readFile(source)),
            undefined,
            dirname(resolve(source)),
          ),
        ],
      };
    if (/^[\w.-]+\/[\w.-]+$/.test(source))
      return await fromUrl(`https://github.com/${source}`, github, enough, outside);
    return refuse(
      source,
      'there is no such file.',
      'Give a file, an address, owner/repo on GitHub, or - for standard input.',
    );
  } catch (error) {
    if (error instanceof RequestError) return { ok: false, reasons: [error.reason] };
    return refuse(
      source,
      `it cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
      'Check its permissions.',
    );
  }
}

function refuse(where: string, problem: Reason['problem'], remedy: string): Failed {
  return { ok: false, reasons: [{ where, problem, remedy }] };
}

async function fromUrl(
  source: string,
  format: Source | undefined,
  enough: number,
  { transport, token }: Outside,
): Promise<Located> {
  if (!URL.canParse(source))
    return refuse(
      source,
      'it is not an address.',
      'Give one like https://example.org/releases.json.',
    );
  const documents: Document[] = [];
  let url: string | undefined = apiOf(new URL(source), format)?.href ?? source;
  for (let listed = 0; url !== undefined && listed < enough;) {
    const { text, next } = await fetchText(url, headersFor(url, token), transport);
    const document = toDocument(url, text, url);
    if (/^\s*<(!doctype html|html)/i.test(text)) {
      return refuse(
        url,
        { expected: 'metadata', found: 'a web page' },
        'Give the address of the document itself, or --format gitlab or forgejo for a project page.',
      );
    }
    documents.push(document);
    listed +=
      'value' in document.json && Array.isArray(document.json.value)
        ? document.json.value.length
        : 1;
    url = next;
  }
  return { ok: true, documents };
}

/** The API's address for a project page. Hosts other than the well-known ones need --format. */
function apiOf(project: URL, format: Source | undefined): URL | undefined {
  if (/\/api\/|\.(json|xml|ya?ml|txt)$/.test(project.pathname) || project.search) return undefined;
  if (format) return format.api?.(project);
  if (project.hostname === 'github.com') return github.api?.(project);
  if (/^gitlab\./.test(project.hostname)) return gitlab.api?.(project);
  return ['codeberg.org', 'gitea.com'].includes(project.hostname)
    ? forgejo.api?.(project)
    : undefined;
}

function headersFor(url: string, token: string | undefined): Record<string, string> {
  if (new URL(url).origin !== 'https://api.github.com') return {};
  return {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    ...(token && { authorization: `Bearer ${token}` }),
  };
}
