import { z } from 'zod';

// Without this zod tries `new Function`, which the page's policy forbids and browsers report.
z.config({ jitless: true });

export { z };
