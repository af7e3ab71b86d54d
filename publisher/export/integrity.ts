import { createHash } from 'node:crypto';

/** `sha256-…` as a policy and an `integrity` attribute write it (CSP 3, 2.3.1; SRI, 3.1). */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
