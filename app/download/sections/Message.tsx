import styles from './Message.module.css';

interface Props {
  title: string;
  text: string;
  lines?: string[];
  link?: { href: string; text: string };
  /** Whose site it is; the icon is an address (iconOf), or Next has every page load it ahead. */
  product?: { name: string; icon?: string };
}

/** A page that only says something: nothing published yet, problems found, no such address. */
export function Message({ title, text, lines = [], link, product }: Props) {
  return (
    <main className={styles.message}>
      {product && (
        <p className={styles.product}>
          {product.icon && <img src={product.icon} width={40} height={40} alt="" />}
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
