import { readFileSync } from 'node:fs';
import { jsonSchemaText } from '../../catalogue/json-schema';

test('the served JSON Schema is the one the catalogue is checked with; `npm run schema` writes it anew', () => {
  expect(readFileSync('public/download/releases.schema.json', 'utf8')).toBe(jsonSchemaText());
});
