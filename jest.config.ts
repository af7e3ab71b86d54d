import { type Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  testEnvironment: 'node',
  // Half of the time the tests wait for programs that they start: one worker less than cores would leave a core idle.
  maxWorkers: '100%',
  globalSetup: '<rootDir>/fixtures/keep-together.ts',
  reporters: process.env.CI ? ['default', '<rootDir>/.ci/skipped.mjs'] : ['default'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/__tests__/browser/',
    '<rootDir>/.cache/',
    '<rootDir>/out/',
  ],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/out/', '<rootDir>/.next/'],
};

/** Packages without CommonJS: next/jest transforms nothing below node_modules unless told. */
const esmOnly = [
  '@noble/curves',
  '@noble/hashes',
  'entities',
  'is-network-error',
  'p-map',
  'p-retry',
  'parse5',
];

export default async function jestConfig(): Promise<Config> {
  const base = await nextJest({ dir: './' })(config)();
  return {
    ...base,
    transformIgnorePatterns: [
      `/node_modules/(?!(${esmOnly.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}
