import { writeFile } from 'node:fs/promises';
import { jsonSchemaText } from '../catalogue/json-schema';

await writeFile('public/download/releases.schema.json', jsonSchemaText());
