import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this program: a copy of the project, or the package where npm has put it. */
export const programFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** Whether npm has put the program there. Next compiles no TypeScript below node_modules: what it makes of it is in the package. */
export const isInstalled = programFolder.split(path.sep).includes('node_modules');
