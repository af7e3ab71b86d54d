import type { Checked } from '../visitor/verify/check';
import { verifyWords as words } from '../messages/verify';
import styles from './Checker.module.css';

interface Props { checked: Checked; addressOf: (url: string) => string }

/** What a check found: the finding, what it is, who signed it, and what to do. Never a promise that a hash cannot keep. */
export function CheckResult({ checked: { diagnosis, signatures }, addressOf }: Props) {
  const genuine = diagnosis.kind === 'genuine' ? diagnosis : null;
  const badSignature = signatures.some(({ result }) => !result.ok && result.reason !== 'not-checked');
  const good = genuine !== null && !genuine.withdrawn && !badSignature;
  const witnesses = genuine?.known.file.witnesses?.filter(({ sha256 }) => sha256 === undefined || sha256 === genuine.known.file.sha256) ?? [];
  const checked = witnesses.map((witness) => witness.checked).sort()[0];
  return (
    <div className={good ? styles.good : styles.bad}>
      <p className={styles.headline}>{words.headline(diagnosis)}</p>
      {words.details(diagnosis).map((text) => <p key={text}>{text}</p>)}
      {signatures.map((signature) => <p key={words.signature(signature)}>{words.signature(signature)}</p>)}
      {genuine && signatures.every(({ result }) => !result.ok && result.reason === 'not-checked') && <p>{words.unsigned}</p>}
      {checked !== undefined && <p>{words.witnesses(witnesses.map(({ source }) => source), checked)}</p>}
      {genuine?.wrongMachine && (
        <p>
          {words.wrongMachine(genuine.known.file)}
          {genuine.wrongMachine.instead.map((file) => <a key={file.url} href={addressOf(file.url)}>{words.rightOne(file.name)}</a>)}
        </p>
      )}
      {genuine?.newer && <p><a href="#all-files">{words.newer(genuine.newer.version)}</a></p>}
    </div>
  );
}
