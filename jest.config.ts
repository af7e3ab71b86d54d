import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  testEnvironment: 'node',
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/browser/', '<rootDir>/__tests__/fixtures/', '<rootDir>/.cache/', '<rootDir>/out/'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/out/', '<rootDir>/.next/'],
};

export default nextJest({ dir: './' })(config);
