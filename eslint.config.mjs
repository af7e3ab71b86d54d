import next from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

/** Which rooms a room may import from: facts flow one way. What stands further left knows nothing of what is right of it. */
const rooms = ['catalogue', 'signatures', 'feeds', 'app', 'publisher'];

/** What no visitor's browser has, or what only shows a page. */
const notInBrowser = ['react', 'react-dom', 'next', 'node:*'];

const config = [
  {
    ignores: [
      '.next/',
      'out/',
      'compiled/',
      'hosting/',
      '.cache/',
      'next-env.d.ts',
      'playwright-report/',
      'test-results/',
      'public/',
    ],
  },
  ...next,
  ...nextTypeScript,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': 'error',
      // A static export has no image optimiser; the only picture is the product's own small icon.
      '@next/next/no-img-element': 'off',
      'import/consistent-type-specifier-style': ['error', 'prefer-inline'],
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', 'sibling'],
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            ...rooms.map((room, at) => ({
              target: `./${room}`,
              from: [...rooms.slice(at + 1), 'bench', 'fuzz', 'fixtures', '__tests__'].map(
                (each) => `./${each}`,
              ),
              message: 'Imports point one way: catalogue, signatures, feeds, app, publisher.',
            })),
            {
              target: './app/download/visitor',
              from: ['./feeds', './app/download/sections', './app/download/pages'],
              message: 'A visitor’s browser gets the catalogue’s and the signatures’ code only.',
            },
            {
              target: './fixtures',
              from: ['./bench', './fuzz', './__tests__'],
              message: 'Fixtures are shared by tests, benches and fuzz; they import none of them.',
            },
            {
              target: './bench',
              from: ['./fuzz', './__tests__'],
              message: 'What benches and tests share stands in fixtures/.',
            },
            {
              target: './fuzz',
              from: ['./bench', './__tests__'],
              message: 'What fuzz and tests share stands in fixtures/.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/download/visitor/**', 'catalogue/**', 'signatures/**'],
    ignores: ['catalogue/read.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: notInBrowser }] },
  },
];

export default config;
