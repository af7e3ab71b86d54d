import { type Product, type Release } from '../../../catalogue/schema';
import { signatureLabels } from '../../../catalogue/vocabulary';
import { type CheckWords } from '../words/check';
import { spaced } from '../words/shown';
import styles from './Checker.module.css';
import { Sentence } from './Sentence';

interface Props {
  product: Product;
  release: Release;
  words: CheckWords;
}

/** What is published to check by: only what is true of the newest release. Neutral, since green belongs to verdicts. */
export function Facts({ product, release, words: { facts } }: Props) {
  const downloads = release.files.filter(({ kind }) => kind === 'download');
  const keys = (product.keys ?? []).filter(
    ({ type, revoked }) =>
      revoked === undefined &&
      downloads.length > 0 &&
      downloads.every(({ signatures }) => signatures?.some((one) => one.type === type)),
  );
  return (
    <ul className={styles.facts}>
      <li>{facts.hashes}</li>
      {keys.map(({ type, fingerprint }) => (
        <li key={fingerprint}>
          <Sentence says={(key) => facts.signed(signatureLabels[type], key)}>
            <code>{spaced(fingerprint)}</code>
          </Sentence>
        </li>
      ))}
      <li>{facts.private}</li>
    </ul>
  );
}
