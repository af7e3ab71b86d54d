import { type HostRules } from './rules';

/**
 * What hosts are told: `published` with this very page, `lasting` by a server's own configuration, whose headers must not
 * name what changes with the page. `whole`: the page is a site of its own, and no guest in another.
 */
interface ToldHosts {
  published: HostRules;
  lasting: HostRules;
  whole: boolean;
}

/** A kind of host: the files that it reads, by their place beside the project's folders `out` and `hosting`. */
export type Host = (told: ToldHosts) => Record<string, string>;

/** What a snippet says first, as a comment to all four servers. */
export const written = (how: string): string =>
  `# ${how}\n# Written by every build, with the permanent links of this publish: copy it each time, and reload.\n`;

/** What a site's configuration says first. */
export const edited = (base: string): string =>
  `# A whole site. What is in out/ lies in /srv/www${base}, what is in hosting/ in /srv/hosting.\n# Copy this once and put in your names, folders and certificates; builds write it anew only here.\n`;
