import { isAbsolute } from '../../../catalogue/addresses';
import { standingOf } from '../../../catalogue/standing';
import { verifyWords as words } from '../messages/verify';
import type { Checked } from '../visitor/verify/check';
import type { Action, VerdictKind } from '../visitor/verify/verdict';
import styles from './CheckResult.module.css';

interface Props { checked: Checked; pagePath: string }

/** What a check found: the finding, what it is, who signed it, and the one thing to do. Never a promise that a hash cannot keep. */
export function CheckResult({ checked: { verdict, signatures, contact }, pagePath }: Props) {
  const { kind, action } = verdict;
  const match = 'match' in verdict ? verdict.match : undefined;
  const witnesses = match?.known.file.witnesses?.filter(({ sha256 }) => sha256 === undefined || sha256 === match.known.file.sha256) ?? [];
  const since = witnesses.map((witness) => witness.checked).sort()[0];
  const isUnsigned = match && signatures.every(({ result }) => standingOf(result) === 'unproven');
  return (
    <div className={`${styles.verdict} ${styles[kind]}`}>
      <p className={styles.headline}>
        <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true"><path d={icons[kind]} /></svg>
        {words.headline(verdict)}
      </p>
      {words.details(verdict).map((text) => <p key={text}>{text}</p>)}
      {signatures.map((signature) => <p key={words.signature(signature)}>{words.signature(signature)}</p>)}
      {isUnsigned && <p>{words.unsigned}</p>}
      {since !== undefined && <p>{words.witnesses(witnesses.map(({ source }) => source), since)}</p>}
      {action && <ToDo action={action} pagePath={pagePath} />}
      {kind === 'bad' && contact !== undefined && <p>{words.contact} <a href={contact}>{contact.replace(/^(mailto|tel):/, '')}</a></p>}
    </div>
  );
}

/** Told apart by their shape, for who does not see the colours: a seal, equals, a triangle, a cross, a question mark. */
const icons: Record<VerdictKind, string> = {
  genuine: 'M8 1l2 1.5 2.5-.2.7 2.4 2 1.5-.9 2.3.4 2.5-2.4.8L10.8 14 8 13.4 5.2 14 3.7 11.800l-2.4-.8.4-2.500L.8 6.200l2-1.5.7-2.4 2.5.2zM5 8l2 2 4-4',
  matches: 'M3 6h10M3 10h10',
  attention: 'M8 2l7 12H1zM8 6v4M8 11.500v.5',
  bad: 'M3 3l10 10M13 3L3 13',
  unchecked: 'M5.5 6a2.5 2.5 0 115 0c0 1.5-2.5 2-2.5 4M8 12.500v.5',
};

function ToDo({ action, pagePath }: { action: Action; pagePath: string }) {
  switch (action.do) {
    case 'download': {
      const { known: { file, release }, again } = action;
      return <p><a href={isAbsolute(file.url) ? file.url : pagePath + file.url}>{words.action.download(file.name, release.version, again)}</a></p>;
    }
    case 'choose': return <p><a href="#all-files">{words.action.choose}</a></p>;
    case 'commands': return <p><a href={`${pagePath}commands/`}>{words.action.commands}</a></p>;
    case 'reload': return <p>{words.action.older} <button type="button" onClick={() => location.reload()}>{words.action.reload}</button></p>;
    case 'command': return <p>{words.action.command} <code>{action.command.command}</code></p>;
  }
}
