import { common } from '../../app/download/words/en';
import { formatsOf } from '../../app/download/words/formats';

/** Bytes for people, as the English page has them: `55.8 MB`. */
export const { size: formatBytes } = formatsOf('en', common.size);
