import { type PublicKey } from '../../../catalogue/schema';
import { signatureLabels } from '../../../catalogue/vocabulary';
import { addressOf } from '../../site';
import { keyCommand } from '../visitor/check/commands';
import { spaced } from '../words/shown';
import { type VerifyWords } from '../words/verify';
import { CopyLine } from './CopyLine';

interface Props {
  keys: readonly PublicKey[];
  words: VerifyWords;
}

/** The keys that releases are signed with, and what they are worth. */
export function Keys({ keys, words }: Props) {
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">{words.keys}</h2>
      <p>{words.keysIntro}</p>
      <p>{words.keyNote}</p>
      {keys.map((key) => (
        <Key key={key.fingerprint} publicKey={key} words={words} />
      ))}
    </section>
  );
}

function Key({ publicKey, words }: { publicKey: PublicKey; words: VerifyWords }) {
  const { type, key, url, fingerprint, created, expires, revoked, publishedAt = [] } = publicKey;
  const command = revoked === undefined ? keyCommand(publicKey) : null;
  return (
    <div className="key">
      <p>
        <strong>{words.fingerprint(signatureLabels[type])}</strong>{' '}
        <code>{spaced(fingerprint)}</code>
      </p>
      {created && <p>{words.created(created)}</p>}
      {expires && <p>{words.expires(expires)}</p>}
      {revoked && <p>{words.revoked(revoked.date, revoked.reason)}</p>}
      {key && (
        <pre tabIndex={0} aria-label={words.keyFile}>
          {key}
        </pre>
      )}
      {command && (
        <CopyLine text={command} name={words.copyKeyCommand(type, fingerprint)} words={words} />
      )}
      <p className="breadcrumb">
        {url && <a href={addressOf(url)}>{words.keyFile}</a>}
        {publishedAt.map((place) => (
          <a key={place} href={place}>
            {words.alsoShownAt(new URL(place).host)}
          </a>
        ))}
      </p>
    </div>
  );
}
