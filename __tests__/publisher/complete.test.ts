import { catalogueOf } from '../../catalogue/read';
import { exportedProject } from '../../fixtures/exported';
import { complete, prepareSite } from '../../publisher/complete';
import { projects, zip } from './project';

const project = projects();

test('where nothing is published yet a build says so, with the command that begins it, which works as it stands', async () => {
  const own = project();
  const at = catalogueOf(own.root);
  const prepared = await prepareSite(at, null, null);
  const built = await complete(await exportedProject({}), at, null, null, false, prepared);
  expect(built.ok && built.lines).toEqual([
    expect.stringContaining('nothing is published yet'),
    expect.stringMatching(/^Next: npm run release -- add <folder> --version 1\.0 /),
  ]);
  own.put('app-1.0-windows-x64.zip', zip('app'));
  const [, typed = ''] = /release -- (.*)$/.exec(built.ok ? `${built.lines[1]}` : '') ?? [];
  const words = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word);
  const ran = await own.run(...words.map((word) => (word === '<folder>' ? own.dist : `${word}`)));
  expect(ran).toMatchObject({ code: 0 });
  expect(own.catalogue().product.name).toBe('Name');
});
