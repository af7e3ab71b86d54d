import type { Checked } from '../visitor/verify/check';
import { verifyWords as words } from '../messages/verify';
import styles from './Checker.module.css';

interface Props { checked: Checked; addressOf: (url: string) => string }

/** What a check found: the finding, what it is, who signed it, and what to do. Never a promise that a hash cannot keep. */
export function CheckResult({ checked, addressOf }: Props) {
  const { diagnosis, signatures } = checked;
  const genuine = diagnosis.kind === 'genuine' ? diagnosis : null;
  const good = genuine !== null && !genuine.withdrawn && !signatures.some(words.isBad);
  const witnesses = genuine?.known.file.witnesses?.filter(({ sha256 }) => sha256 === undefined || sha256 === genuine.known.file.sha256) ?? [];
  const since = witnesses.map((witness) => witness.checked).sort()[0];
  return (
    <div className={good ? styles.good : styles.bad}>
      <p className={styles.headline}>{words.headline(checked)}</p>
      {words.details(diagnosis).map((text) => <p key={text}>{text}</p>)}
      {signatures.map((signature) => <p key={words.signature(signature)}>{words.signature(signature)}</p>)}
      {genuine && !signatures.some((one) => one.result.ok || words.isBad(one)) && <p>{words.unsigned}</p>}
      {since !== undefined && <p>{words.witnesses(witnesses.map(({ source }) => source), since)}</p>}
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
