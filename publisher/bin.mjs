#!/usr/bin/env node
import './node-version.mjs';
import { fileURLToPath } from 'node:url';

const { register } = await import('tsx/esm/api');

// The program as it is written; of the settings only its own, not those of the folder where the user stands.
register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
await import('./cli.ts');
