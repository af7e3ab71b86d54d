/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { releasePages } from '../../../app/download/pages/ReleasePage';
import { Files } from '../../../app/download/sections/Files';
import { ReleaseStatus } from '../../../app/download/sections/Release';
import { wordsIn } from '../../../app/download/words/words-in';
import { catalogueSchema } from '../../../catalogue/schema';
import desktop from '../../../fixtures/desktop/releases.json';

const { page: pageWords } = wordsIn('en');

const catalogue = catalogueSchema.parse(desktop);
const pageOf = (version: string) => {
  const page = releasePages(catalogue, pageWords).find(
    ({ address }) => address === `releases/${version}/`,
  );
  if (!page) throw new Error(`There is no page of ${version}.`);
  return render(page.main).container;
};
/** What a visitor sees, without what is there for the download page to take. */
const seen = (container: HTMLElement) => {
  container.querySelector('template')?.remove();
  return container;
};

test('the page of an older release says which is the newest of its channel; the newest of each channel says nothing', () => {
  expect(seen(pageOf('3.0.4'))).toHaveTextContent(
    'You are looking at 3.0.4 of 11 November 2025; 3.2.0 is the newest.',
  );
  for (const version of ['3.2.0', '3.10.0-beta.2', '2.9.8'])
    expect(seen(pageOf(version))).not.toHaveTextContent('You are looking at');
});

test('the page of a withdrawn release has its reason, the replacement as a button and marks every file', () => {
  const page = seen(pageOf('3.1.0'));
  expect(page).toHaveTextContent(
    'Withdrawn on 3 February 2026: It could lose the last note on Windows.',
  );
  expect(page.querySelector('a.release-instead')).toHaveTextContent('Use 3.2.0 instead');
  const files = Array.from(page.querySelectorAll('dd'));
  expect(files).toHaveLength(12);
  for (const file of files) expect(file).toHaveTextContent(/Withdrawn$|Withdrawn[0-9a-f]{64}/);
});

test('a withdrawn release without a replacement says so and leads nowhere', () => {
  const { releases } = catalogueSchema.parse({
    ...desktop,
    releases: [
      { ...desktop.releases[0], withdrawn: { date: '2026-05-03', reason: 'It deletes notes.' } },
    ],
  });
  const [withdrawn] = releases;
  if (!withdrawn) throw new Error('The desktop fixture has a release.');
  const { container } = render(
    <ReleaseStatus words={pageWords} release={withdrawn} latest="2026-05-03" releases={releases} />,
  );
  expect(container).toHaveTextContent(
    'Withdrawn on 3 May 2026: It deletes notes. There is nothing to use instead.',
  );
  expect(container.querySelector('a')).toBeNull();
});

test('each platform of a release has exactly one place, a universal file all of its own', () => {
  const [newest] = catalogue.releases;
  if (!newest) throw new Error('The desktop fixture has a release.');
  const { container } = render(<Files words={pageWords} release={newest} name="Lumen" />);
  for (const id of [
    'windows-x64',
    'windows-arm64',
    'macos-x64',
    'macos-arm64',
    'linux-x64',
    'linux-arm64',
    'android-arm64',
    'android-armv7',
    'android-x64',
  ]) {
    expect(container.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
  }
  expect(container.querySelector('#macos-arm64')?.closest('li')).toHaveTextContent(
    'Lumen-3.2.0-universal.dmg',
  );
});
