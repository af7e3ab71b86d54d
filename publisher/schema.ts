import { writeFile } from 'node:fs/promises';
import { jsonSchemaText } from '../catalogue/jsonSchema';

await writeFile('public/download/releases.schema.json', jsonSchemaText());
