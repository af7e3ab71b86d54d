import { type Product } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import styles from './Message.module.css';

interface Props {
  title: string;
  text: string;
  lines?: string[];
  link?: { href: string; text: string };
  /** Whose site it is. */
  product?: Pick<Product, 'name' | 'icon'>;
}

/** A page that only says something: nothing published yet, problems found, no such address. */
export function Message({ title, text, lines = [], link, product }: Props) {
  return (
    <main className={styles.message}>
      {product && (
        <p className={styles.product}>
          {product.icon && <img src={addressOf(product.icon)} width={40} height={40} alt="" />}
          <bdi>{product.name}</bdi>
        </p>
      )}
      <h1>{title}</h1>
      <p>{text}</p>
      {lines.length > 0 && (
        <ol>
          {lines.map((line) => (
            <li key={line}>
              <code>{line}</code>
            </li>
          ))}
        </ol>
      )}
      {link && (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </main>
  );
}
