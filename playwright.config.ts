import { defineConfig } from '@playwright/test';
import { chromeSwitches, findChrome } from './fixtures/chrome';

process.env.CHROME_PATH = findChrome();

export default defineConfig({
  testDir: '__tests__/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './__tests__/browser/setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: process.env.CI
    ? [['list'], ['json', { outputFile: 'test-results/browser.json' }]]
    : 'list',
  use: {
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: chromeSwitches,
    },
  },
});
