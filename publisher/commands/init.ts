import { readFile } from 'node:fs/promises';
import { catalogueOf } from '../../catalogue/read';
import { type Reason } from '../../catalogue/reason';
import { type Product, type PublicKey } from '../../catalogue/schema';
import { readPublicKey } from '../intake/public-key';
import { emptyCatalogue } from '../intake/start-catalogue';
import { updateCatalogue } from '../store/store';
import { commandLine } from '../terminal/command-line';
import { done, refused, type Outcome } from '../terminal/outcome';
import { decodeText } from '../terminal/text';

/** The product's facts as options. */
export interface ProductFacts {
  name?: string;
  summary?: string;
  homepage?: string;
  source?: string;
  licence?: string;
  licenceUrl?: string;
  accent?: string;
}

/** The facts that `init` takes; absent ones stay out of the catalogue. */
export interface InitOptions extends ProductFacts {
  /** Paths of public keys: minisign.pub, or an armored OpenPGP key. */
  key?: string[];
}

/** Public keys from files: minisign.pub, or armored OpenPGP. What is none, or secret, is a reason. */
export async function readKeys(
  files: readonly string[],
): Promise<{ keys: PublicKey[]; reasons: Reason[] }> {
  const read = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file).then(decodeText, () => null);
      return { file, text, key: text === null ? null : await readPublicKey(text) };
    }),
  );
  return {
    keys: read.flatMap(({ key }) => key ?? []),
    reasons: read
      .filter(({ key }) => key === null)
      .map(({ file, text }) => ({
        where: `--key ${file}`,
        problem:
          text === null
            ? "there is no such file, or it can't be read."
            : /PRIVATE KEY|secret key/.test(text)
              ? 'this is a secret key: never give it to anybody.'
              : 'this is no public key.',
        remedy: 'Give the path of a minisign.pub or of an armored OpenPGP public key.',
      })),
  };
}

/** Begins a catalogue with the product's facts. Takes the place of the sample with its files, never of a publisher's own. */
export async function init(root: string, options: InitOptions): Promise<Outcome> {
  const { name, summary, homepage, source, licence, licenceUrl, accent } = options;
  if (!name || !summary) {
    return refused([
      {
        where: 'init',
        problem: `the product has no ${name ? 'summary' : 'name'}.`,
        remedy: 'Give --name "Name" and --summary "What it is, in one line".',
      },
    ]);
  }
  const { keys, reasons } = await readKeys(options.key ?? []);
  if (reasons.length > 0) return refused(reasons);
  const product: Product = {
    name,
    summary,
    homepage,
    source,
    accent,
    licence: licence ? { name: licence, url: licenceUrl } : undefined,
    keys: keys.length > 0 ? keys : undefined,
  };
  return updateCatalogue(root, (current) => {
    if (current && !current.product.sample) {
      return {
        outcome: refused([
          {
            where: catalogueOf(root).shown,
            problem: `there is a catalogue already, of ${current.product.name}.`,
            remedy: 'Edit it, or delete it first.',
          },
        ]),
      };
    }
    return {
      outcome: done(
        [
          `${catalogueOf(root).shown} is ready for ${name}. Next: ${commandLine('add')} <folder> --version V`,
        ],
        { product },
      ),
      write: { catalogue: emptyCatalogue(product) },
    };
  });
}
