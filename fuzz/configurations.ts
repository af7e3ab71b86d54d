import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import fc from 'fast-check';
import { redirectsOf } from '../feeds/redirects';
import { exportedProject } from '../fixtures/exported';
import { findProgram, hosts } from '../fixtures/hosts';
import { plainAddress, serverJudges } from '../fixtures/judges';
import { run } from '../fixtures/programs';
import { finish } from '../publisher/export/finish';
import { writeHosts } from '../publisher/export/hosts/write';
import { hostileCatalogue } from './hostile';
import { type Target } from './target';

/** Whatever the fields of a catalogue hold, every server takes the configuration that is written of it. */
export const configurations: Target = {
  name: 'configurations',
  share: 1,
  batch: 1,
  bound: 120,
  judges: Object.keys(serverJudges),
  async property() {
    const root = await exportedProject({});
    chmodSync(root, 0o755);
    await finish(root, '');
    return fc.asyncProperty(hostileCatalogue, async (catalogue) => {
      const redirects = redirectsOf(catalogue, '');
      await writeHosts(root, '', {}, redirects, { name: 'page', whole: true });
      for (const { from, to } of redirects) assert.match(to, plainAddress, from);
      for (const host of hosts) {
        const asked = serverJudges[host.program]?.(host.start({ folder: root, port: 1 }));
        const { status, stdout, stderr } = asked
          ? run(findProgram(host.program) ?? host.program, asked, { cwd: root })
          : { status: 0, stdout: '', stderr: '' };
        assert.equal(status, 0, `${host.name} refuses its configuration: ${stdout}${stderr}`);
      }
    });
  },
};
