import styles from './Message.module.css';

interface Props {
  title: string;
  text: string;
  lines?: string[];
  link?: { href: string; text: string };
}

/** A page that only says something: nothing published yet, problems found, no such address. */
export function Message({ title, text, lines = [], link }: Props) {
  return (
    <main className={styles.message}>
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
