import { catalogueOf } from '../../catalogue/read';
import { type Catalogue, type Product } from '../../catalogue/schema';
import { commandLine } from '../terminal/command-line';
import { refused, type Outcome } from '../terminal/outcome';

/** What a product must be called for a catalogue to begin with. */
export interface ProductName {
  /** The product's name. */
  product?: string;
  /** One line that says what it is. */
  summary?: string;
}

/** A catalogue without releases. */
export function emptyCatalogue(product: Product): Catalogue {
  return { $schema: './releases.schema.json', catalogueVersion: 1, product, releases: [] };
}

/**
 * The catalogue to put releases into: the publisher's own, or a new one where there is none or only the sample, whose
 * releases are another product's. A new one needs the product's name.
 */
export function startFrom(
  current: Catalogue | null,
  { product, summary }: ProductName,
  project: string,
): { catalogue: Catalogue } | { outcome: Outcome } {
  if (current && !current.product.sample) return { catalogue: current };
  if (product !== undefined)
    return { catalogue: emptyCatalogue({ name: product, summary: summary ?? product }) };
  return {
    outcome: refused([
      {
        where: catalogueOf(project).shown,
        problem: current
          ? 'this is the sample catalogue, of another product.'
          : 'there is no catalogue here.',
        remedy: `Say whose releases these are with --product "Name" --summary "What it is", or begin with: ${commandLine('init')}`,
      },
    ]),
  };
}
