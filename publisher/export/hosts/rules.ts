import { downloadFolder } from '../../../catalogue/addresses';
import { newestAddress } from '../../../catalogue/check-list';
import { languages } from '../../../catalogue/languages';
import { scriptsFolder } from '../../../catalogue/paths';
import { wordsOf } from '../../../catalogue/vocabulary';
import { type Redirect } from '../../../feeds/redirects';
import { formatPolicy, ownFolderOnly, type Policy } from '../policy';

/** Headers for the paths that start with `prefix`, or for that path alone. The last rule that fits a path holds all of its headers. */
export interface HeaderRule {
  prefix: string;
  exact?: true;
  headers: Record<string, string>;
  /** What counts only over https, where a browser complains of it otherwise. */
  secure?: Record<string, string>;
  /** The media type of everything there, where names don't tell it. */
  type?: string;
}

/** What hosts are told; the one table that every snippet is made from. */
export interface HostRules {
  /** What a server's own names begin with, so that several products can be on one: letters, digits and `_`. */
  id: string;
  /** The path that the site is served below: empty or `/project`. */
  base: string;
  /** Where the page is. */
  page: string;
  /** What the publisher has put beside the page: paths of files, and of folders with a slash at the end. */
  beside: readonly string[];
  /** The folders that hold nothing but pages, below the page. */
  pageFolders: readonly string[];
  /** For everything below the page, the wide prefixes before the narrow ones. */
  rules: readonly HeaderRule[];
  /** For what a whole site has besides: everything else, and its error page. */
  around: { everything: HeaderRule; error: HeaderRule };
  redirects: readonly Redirect[];
}

const day = 86_400;

/**
 * For headers that somebody writes into a server once. They leave out scripts and styles, whose hashes change with the
 * page and stand in its own <meta>: a header with yesterday's hashes would take the style off today's page.
 */
export const lastingPolicy: Policy = {
  ...Object.fromEntries(
    [
      'child-src',
      'font-src',
      'form-action',
      'frame-ancestors',
      'manifest-src',
      'media-src',
      'object-src',
      'base-uri',
    ].map((directive) => [directive, ["'none'"]]),
  ),
  'connect-src': ["'self'"],
  // The empty icon of a page without one is a data: address.
  'img-src': ["'self'", 'data:'],
  'worker-src': ["'self'"],
};

/**
 * For headers that are published together with the page: what it may do, and where its scripts may come from within
 * the site. Both count, as two policies in one header do.
 */
export function fullPolicies(policy: Policy, base: string): readonly Policy[] {
  return [{ ...policy, 'frame-ancestors': ["'none'"] }, ownFolderOnly(policy, base)];
}

/**
 * For everything that is no page, whoever put it there: an SVG that somebody opens by itself keeps its own style, and
 * runs nothing. Pictures in a page and downloads are not bound by it.
 */
const filePolicy: Policy = {
  'default-src': ["'none'"],
  'img-src': ['data:'],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
};

/** The folders that pages in another language than the product's own can have. */
export const languageFolders = wordsOf(languages).map((language) => `${language}/`);

/** What holds nothing but pages, in every publish. */
const alwaysPages = ['commands/', 'developers/', 'releases/', 'verify/'];

/** What the publisher fills, where a name with `.gz` or `.br` at its end is a file and no copy of another. */
export const ownFolders = ['files/', 'update/'];

/** Where programs' files lie whose names tell servers nothing. Scripts are text, so that a browser shows them. */
const typedPlaces = {
  'checksums/': 'text/plain',
  'install.ps1': 'text/plain',
  'install.sh': 'text/plain',
  // RFC 5854, section 7.1.
  'metalink/': 'application/metalink4+xml',
  'packages/aur/': 'text/plain',
  'packages/homebrew/': 'text/plain',
  'packages/nix/': 'text/plain',
  // RFC 9512.
  'packages/winget/': 'application/yaml',
};

/** A text as it stands in an expression of Perl's kind (pcre2pattern(3), CHARACTERS AND METACHARACTERS). */
export const inExpression = (text: string): string =>
  text.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&');

/** Several policies in one header. */
const formatAll = (policies: readonly Policy[]) => policies.map(formatPolicy).join(', ');

/** What tells a host's own caches and helpers not to rewrite a page, whose scripts and styles are named by their hashes. */
const asWritten = ', no-transform';

/**
 * The rules for a site below `base`, whose pages have the given policies. `lasting`: for servers of the publisher's own.
 * Hosts that compress by themselves take `no-transform` for a ban on that (developers.cloudflare.com/speed/optimization/content/compression).
 */
export function hostRules(
  { id, base, lasting }: { id: string; base: string; lasting: boolean },
  policies: readonly Policy[],
  redirects: readonly Redirect[],
  beside: readonly string[],
): HostRules {
  const everywhere = {
    'Content-Security-Policy': formatPolicy(filePolicy),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Everything here is public: badges and feeds may be shown and read anywhere.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  };
  const page = base + downloadFolder;
  const inLanguages = languageFolders.filter((folder) => beside.includes(page + folder));
  const pageFolders = [...alwaysPages, ...inLanguages];
  const short = 'public, max-age=60';
  const file = { headers: { ...everywhere, 'Cache-Control': short } };
  // A document in a sandbox must not have an opener policy: browsers show an error instead of it (HTML, 7.4.5).
  const secure = { 'Cross-Origin-Opener-Policy': 'same-origin' };
  const pages = { ...everywhere, 'Content-Security-Policy': formatAll(policies) };
  const html = {
    headers: { ...pages, 'Cache-Control': short + (lasting ? asWritten : '') },
    secure,
  };
  return {
    id,
    base,
    page,
    beside,
    pageFolders,
    redirects,
    around: {
      everything: { prefix: `${base}/`, ...file },
      error: { prefix: `${base}/404.html`, exact: true, ...html },
    },
    rules: [
      { prefix: page, ...file },
      // A Worker takes its policy from the answer with its script.
      {
        prefix: `${page}${scriptsFolder}`,
        headers: { ...pages, 'Cache-Control': `public, max-age=${365 * day}, immutable` },
        secure,
      },
      ...[page, `${page}index.html`].map((prefix) => ({ prefix, exact: true as const, ...html })),
      ...pageFolders.map((folder) => ({ prefix: page + folder, ...html })),
      // Who asks for it wants to know what is published at this moment.
      {
        prefix: page + newestAddress,
        exact: true,
        headers: { ...everywhere, 'Cache-Control': 'no-store' },
      },
      {
        prefix: `${page}files/`,
        headers: { ...everywhere, 'Cache-Control': short, 'Content-Disposition': 'attachment' },
      },
      { prefix: `${page}update/`, ...file },
      ...Object.entries(typedPlaces).map(([place, type]) => ({
        prefix: page + place,
        ...file,
        type,
      })),
    ],
  };
}

/** Types that servers' own tables lack; everything else they don't know is sent as bytes. */
export const mediaTypes = {
  apk: 'application/vnd.android.package-archive',
  appimage: 'application/vnd.appimage',
  appinstaller: 'application/appinstaller',
  flatpak: 'application/vnd.flatpak',
  flatpakref: 'application/vnd.flatpak.ref',
  msix: 'application/msix',
  msixbundle: 'application/msixbundle',
  txt: 'text/plain',
  yml: 'application/yaml',
  zst: 'application/zstd',
} as const;

/** For every file whose name says nothing. */
export const unknownType = 'application/octet-stream';

/** Text that is worth compressing; downloads are compressed already. */
export const compressible = [
  'text/html',
  'text/plain',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/xml',
  'application/atom+xml',
  'application/metalink4+xml',
  'application/yaml',
  'image/svg+xml',
];

/** A type as a Content-Type header names it: every text here is UTF-8. */
export function contentType(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/**
 * What tells browsers to use https alone for this host. Off in every snippet: it cannot be taken back before it has run
 * out, so that a host without a lasting certificate for all that it serves becomes unreachable.
 */
export const strictTransport = {
  name: 'Strict-Transport-Security',
  value: 'max-age=31536000',
  note: 'https alone for a year; not before every address of this host has a lasting certificate',
} as const;

/** All headers of a rule, for hosts that answer over https alone. */
export const allHeaders = ({ headers, secure }: HeaderRule): Record<string, string> => ({
  ...headers,
  ...secure,
});

/** Where a site's own configuration finds what is to be included in it. */
export const snippetFile = (name: string): string => `/srv/hosting/${name}`;
