import { catalogueSchema } from './schema';
import * as z from './zod';

/** The catalogue's JSON Schema (2020-12) as it is served beside the catalogue, for editors and other tools. */
export function jsonSchemaText(): string {
  const schema = z.toJSONSchema(catalogueSchema, { io: 'input' });
  return `${JSON.stringify({ title: 'Catalogue of releases', ...schema }, null, 2)}\n`;
}
