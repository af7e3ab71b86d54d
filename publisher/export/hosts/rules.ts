import { downloadFolder } from '../../../catalogue/schema';
import { formatPolicy, type Policy } from '../policy';

/** Headers for the paths that start with `prefix`. The longest prefix that fits a path holds all of its headers. */
export interface HeaderRule {
  prefix: string;
  headers: Record<string, string>;
  /** The media type of everything there, where names don't tell it. */
  type?: string;
}

/** A link that moves with every release: a path of the site, and an address or path without anything that servers interpret. */
export interface Redirect {
  from: string;
  to: string;
}

/** What hosts are told; the one table that every snippet is made from. */
export interface HostRules {
  /** The path that the site is served below: empty or `/project`. */
  base: string;
  /** Where the page is. */
  page: string;
  /** The wide prefixes before the narrow ones. */
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

const day = 86_400;

/**
 * For headers that somebody writes into a server once. They leave out scripts and styles, whose hashes change with the
 * page and stand in its own <meta>: a header with yesterday's hashes would take the style off today's page.
 */
export const lastingPolicy: Policy = {
  ...Object.fromEntries(['child-src', 'font-src', 'form-action', 'frame-ancestors', 'manifest-src', 'media-src', 'object-src', 'base-uri']
    .map((directive) => [directive, ["'none'"]])),
  'connect-src': ["'self'"],
  // The empty icon of a page without one is a data: address.
  'img-src': ["'self'", 'data:'],
  'worker-src': ["'self'"],
};

/** For headers that are published together with the page. */
export const fullPolicy = (policy: Policy): Policy => ({ ...policy, 'frame-ancestors': ["'none'"] });

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

/** The rules for a site below `base`, with the given policy. */
export function hostRules(base: string, policy: Policy, redirects: readonly Redirect[]): HostRules {
  const everywhere = {
    'Content-Security-Policy': formatPolicy(policy),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Everything here is public: badges and feeds may be shown and read anywhere.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  };
  const page = base + downloadFolder;
  const short = 'public, max-age=60';
  return {
    base,
    page,
    redirects,
    rules: [
      { prefix: `${base}/`, headers: { ...everywhere, 'Cache-Control': short } },
      { prefix: `${base}/_next/static/`, headers: { ...everywhere, 'Cache-Control': `public, max-age=${365 * day}, immutable` } },
      { prefix: `${page}files/`, headers: { ...everywhere, 'Cache-Control': short, 'Content-Disposition': 'attachment' } },
      ...Object.entries(typedPlaces).map(([place, type]) => ({ prefix: page + place, headers: { ...everywhere, 'Cache-Control': short }, type })),
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
export const compressible = ['text/html', 'text/plain', 'text/xml', 'text/javascript', 'application/javascript', 'application/json', 'application/atom+xml', 'application/metalink4+xml', 'application/yaml', 'image/svg+xml'];

/** A type as a Content-Type header names it: every text here is UTF-8. */
export function contentType(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Where a server finds the file with its permanent links, which a publisher copies there with every release. */
export const latestFile = (name: string): string => `/srv/hosting/latest-${name}`;
