import next from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

const config = [
  {
    ignores: [
      '.next/',
      'out/',
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
    },
  },
];

export default config;
