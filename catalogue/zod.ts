import { config } from 'zod';

// Without this zod tries `new Function`, which the page's policy forbids and browsers report.
config({ jitless: true });

export * from 'zod';
