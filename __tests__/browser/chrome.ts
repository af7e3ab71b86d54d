import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = [
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    chromium.executablePath(),
  ];
  return places.find(isProgram);
}

function run(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * A Chrome or Chromium to test in: `CHROME_PATH`, an installed one, else one that is installed now (Debian's package where
 * apt may be used, otherwise Playwright's own). Throws with what to do when there is none.
 */
export function findChrome(): string {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new Error(
      `CHROME_PATH is ${wanted}, which is not a program. Correct it, or unset it to have a browser found.`,
    );
  }
  const found = installed();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && isProgram('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  if (!installed()) run('npx', 'playwright', 'install', 'chromium');
  const now = installed();
  if (now) return now;
  throw new Error(
    'No Chrome or Chromium was found and none could be installed. Install one (Debian, Ubuntu: ' +
      '"sudo apt-get install chromium"), or set CHROME_PATH to the program, and run the tests again.',
  );
}
