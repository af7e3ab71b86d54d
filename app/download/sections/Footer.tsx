import { notesAddress } from '../../../catalogue/addresses';
import { type Product, type PublicKey, type Release } from '../../../catalogue/schema';
import { signatureLabels } from '../../../catalogue/vocabulary';
import { addressOf } from '../../site';
import { keyCommand } from '../visitor/check/commands';
import { verifyWords } from '../words/check';
import { date, words } from '../words/download-page';
import { CopyButton } from './CopyButton';
import styles from './Footer.module.css';

/** Where everything else about the product is, and the keys that its releases are signed with. */
export function Footer({ product, release }: { product: Product; release?: Release }) {
  const { homepage, source, licence, keys = [], name, sample } = product;
  const notes = notesAddress(release?.notes);
  return (
    <footer className={styles.footer}>
      {keys.length > 0 && (
        <section aria-labelledby="keys">
          <h2 id="keys">{words.keys}</h2>
          <p>
            {words.keysIntro} {verifyWords.keyNote}
          </p>
          {keys.map((key) => (
            <Key key={key.fingerprint} publicKey={key} />
          ))}
        </section>
      )}
      <ul className={styles.links}>
        {homepage && (
          <li>
            <a href={homepage}>{words.homepage}</a>
          </li>
        )}
        {notes && (
          <li>
            <a href={notes}>{words.releaseNotes}</a>
          </li>
        )}
        {source && (
          <li>
            <a href={source}>{words.source}</a>
          </li>
        )}
        {licence && (
          <li>
            {licence.url ? (
              <a href={licence.url}>{words.licence(licence.name)}</a>
            ) : (
              words.licence(licence.name)
            )}
          </li>
        )}
        <li>
          <a href={addressOf('releases.json')}>{words.catalogue}</a>
        </li>
      </ul>
      {sample && <p className={styles.sample}>{words.sample(name)}</p>}
    </footer>
  );
}

function Key({ publicKey }: { publicKey: PublicKey }) {
  const { type, key, url, fingerprint, created, expires, revoked, publishedAt = [] } = publicKey;
  const command = revoked === undefined ? keyCommand(publicKey) : null;
  return (
    <div className={styles.key}>
      <p>
        <strong>{signatureLabels[type]}</strong> {words.fingerprint.toLowerCase()}{' '}
        <code>{verifyWords.spaced(fingerprint)}</code>
      </p>
      {(created || expires) && (
        <p>
          {[
            created && `${words.created} ${date(created)}`,
            expires && `${words.expires} ${date(expires)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {revoked && <p>{words.revoked(date(revoked.date), revoked.reason)}</p>}
      {key && (
        <pre tabIndex={0} aria-label={words.keyFile}>
          {key}
        </pre>
      )}
      {command && (
        <p className="command">
          <code>{command}</code>
          <CopyButton name={words.copyKeyCommand(type, fingerprint)} />
        </p>
      )}
      <p className={styles.places}>
        {url && <a href={addressOf(url)}>{words.keyFile}</a>}
        {publishedAt.map((place) => (
          <a key={place} href={place}>{`${words.alsoShownAt} ${new URL(place).host}`}</a>
        ))}
      </p>
    </div>
  );
}
