import { createHash } from 'node:crypto';

/** `sha256-…` as a policy and an `integrity` attribute write it (CSP 3, 2.3.1; SRI, 3.1). */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Sixteen hexadecimal digits of a content's SHA-256, for a file name that changes with it. */
export function contentName(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
