import { type FeedId } from './table';

/** What a file of the site that is no download is for. */
export type Purpose =
  | FeedId
  | 'catalogue'
  | 'schema'
  | 'signature'
  | 'key'
  | 'pieces'
  | 'sbom'
  | 'attestation'
  | 'other';
