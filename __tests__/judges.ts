/** Who reads each kind of file that is written of a catalogue, and how it is asked only to read it. */
export const fileJudges: readonly { files: RegExp; program: string; args: readonly string[] }[] = [
  { files: /\.rb$/, program: 'ruby', args: ['-c'] },
  { files: /\.nix$/, program: 'nix-instantiate', args: ['--parse'] },
  { files: /PKGBUILD$/, program: 'bash', args: ['-n'] },
  { files: /\.sh$/, program: 'dash', args: ['-n'] },
  { files: /\.(xml|meta4)$/, program: 'xmllint', args: ['--noout', '--nonet'] },
];

/** How servers are asked whether they take a configuration, by their programs; `started` is what starts them (browser/hosts.ts). */
export const serverJudges: Record<string, (started: string[]) => string[]> = {
  nginx: (started) => ['-t', ...started],
  apache2: (started) => ['-t', ...started],
  caddy: (started) => ['validate', ...started.slice(1)],
  lighttpd: (started) => ['-tt', ...started.slice(1)],
};

/** What an address in a server's configuration may be made of: nothing that any of them would replace. */
export const plainAddress = /^(https:\/\/[a-z0-9.:[\]-]+)?\/[\w.~!@&=+,/?%#[\]-]*$/i;
