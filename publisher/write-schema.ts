import { writeFile } from 'node:fs/promises';
import { jsonSchemaText } from '../catalogue/json-schema';
import { catalogueReference } from './catalogue-reference';

await writeFile('public/download/releases.schema.json', jsonSchemaText());
await writeFile('docs/catalogue.md', catalogueReference(jsonSchemaText()));
