import fc from 'fast-check';
import { desktop, tool } from '../fixtures/catalogues';
import { payloads, withHostileFields } from '../fixtures/hostile-fields';
import { anyText } from './damage';

const marks = fc.constantFrom(
  ...'"\'`$\\{}()[]<>|&;#%:,*?!~^=@-+/ \t\n\r\0',
  '\u2028',
  '\u0085',
  '\u202e',
  '😀',
  '\ud800',
  'a',
  '$(id)',
  '#{id}',
  '${id}',
  '%{id}',
  '{env.HOME}',
  '@{id}',
  ']]>',
  "''",
  '-->',
  '\\u{0}',
);
const payload = fc.oneof(
  fc.constantFrom(...payloads),
  fc.array(marks, { minLength: 1, maxLength: 6 }).map((all) => all.join('')),
  anyText,
);

/** Catalogues in which every field that the schema leaves open holds what some language could take for its own. */
export const hostileCatalogue = fc
  .tuple(fc.constantFrom(desktop, tool), fc.array(payload, { minLength: 1, maxLength: 12 }))
  .map(([catalogue, texts]) => {
    let at = 0;
    return withHostileFields(
      { ...catalogue, releases: catalogue.releases.slice(0, 1) },
      () => texts[at++ % texts.length] ?? '',
    );
  });
