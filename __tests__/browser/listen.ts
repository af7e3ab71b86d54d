import type { Page } from '@playwright/test';

/** Everything the browser has to say about a page from now on, policy violations included. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}
