import { type HostRules } from './rules';

/** What hosts are told: `published` with this very page, `lasting` once, so that it must hold for every later publish too. */
interface ToldHosts {
  published: HostRules;
  lasting: HostRules;
}

/** A kind of host: the files that it reads, by their place beside the project's folders `out` and `hosting`. */
export type Host = (told: ToldHosts) => Record<string, string>;

/** A comment to all four servers. Never left out: Caddy refuses to import a file in which nothing stands. */
export const moving = '# The permanent links of this publish; written by every build.\n';
