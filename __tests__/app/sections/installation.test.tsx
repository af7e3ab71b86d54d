/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Offers } from '../../../app/download/sections/Offers';
import { wordsIn } from '../../../app/download/words/words-in';
import { offersOf } from '../../../catalogue/offers';
import { catalogueSchema } from '../../../catalogue/schema';
import { labelled } from '../../../catalogue/variants';
import { checkFacts } from '../../../publisher/gate/gate';

const { page: pageWords } = wordsIn('en');

test('two ways to install one edition are two buttons in plain words, which the gate takes for different', () => {
  // Visual Studio Code 1.90 for Windows.
  const names = [
    ['VSCodeSetup-x64-1.90.0.exe', 'exe', 'installer'],
    ['VSCodeUserSetup-x64-1.90.0.exe', 'exe', 'installer'],
    ['VSCode-win32-x64-1.90.0-portable.exe', 'exe', 'portable'],
    ['VSCode-win32-x64-1.90.0.msi', 'msi', 'installer'],
  ] as const;
  const catalogue = labelled(
    catalogueSchema.parse({
      catalogueVersion: 1,
      product: { name: 'Code', summary: 'An editor.' },
      releases: [
        {
          version: '1.90.0',
          date: '2026-01-31',
          files: names.map(([name, format, installation], i) => ({
            name,
            url: `https://example.org/1.90.0/${name}`,
            size: 1,
            sha256: String(i).padStart(64, '0'),
            os: 'windows',
            cpu: ['x64'],
            format,
            installation,
          })),
        },
      ],
    }),
  );
  const [release] = catalogue.releases;
  if (!release) throw new Error('no release');
  const [x64] = offersOf(catalogue, release);
  if (!x64) throw new Error('no offer');
  render(<Offers offers={[x64]} product={catalogue.product} words={pageWords} />);
  const texts = screen.getAllByRole('link').map(({ textContent }) => `${textContent}`);
  expect(texts.slice(0, 4).map((text) => text.replace(/: Code.*/, ''))).toEqual([
    'Download for Windows 1.90.0 · 64-bit · Installer · exe · 1 byte',
    'Installer for one user .exe',
    'Portable .exe',
    'Installer .msi',
  ]);
  expect(checkFacts(catalogue, new Date('2026-06-01')).reasons).toEqual([]);
});
