import { isAbsolute } from '../../../catalogue/addresses';
import { standingOf } from '../../../signatures/standing';
import { type Checked } from '../visitor/check/check-file';
import { type Action } from '../visitor/check/verdict';
import { verifyWords as words } from '../words/check';
import styles from './Checker.module.css';
import { VerdictIcon } from './VerdictIcon';

interface Props {
  checked: Checked;
  pagePath: string;
}

/** What a check found: the finding, what it is, who signed it, and the one thing to do. Never a promise that a hash cannot keep. */
export function CheckResult({ checked: { verdict, signatures, contact }, pagePath }: Props) {
  const { kind, action } = verdict;
  const match = 'match' in verdict ? verdict.match : undefined;
  const witnesses =
    match?.known.file.witnesses?.filter(
      ({ sha256 }) => sha256 === undefined || sha256 === match.known.file.sha256,
    ) ?? [];
  const since = witnesses.map((witness) => witness.checked).sort()[0];
  const isUnsigned = match && signatures.every(({ result }) => standingOf(result) === 'unproven');
  return (
    <>
      <p className={styles.headline}>
        <VerdictIcon kind={kind} /> {words.headline(verdict)}
      </p>
      {words.details(verdict).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {signatures.map((signature) => (
        <p key={words.signature(signature)}>{words.signature(signature)}</p>
      ))}
      {isUnsigned && <p>{words.unsigned}</p>}
      {since !== undefined && (
        <p>
          {words.witnesses(
            witnesses.map(({ source }) => source),
            since,
          )}
        </p>
      )}
      {action && <ToDo action={action} pagePath={pagePath} />}
      {kind === 'bad' && contact !== undefined && (
        <p>
          {words.contact} <a href={contact}>{contact.replace(/^(mailto|tel):/, '')}</a>
        </p>
      )}
    </>
  );
}

function ToDo({ action, pagePath }: { action: Action; pagePath: string }) {
  switch (action.do) {
    case 'download': {
      const {
        known: { file, release },
        again,
      } = action;
      return (
        <p>
          <a href={isAbsolute(file.url) ? file.url : pagePath + file.url}>
            {words.action.download(file.name, release.version, again)}
          </a>
        </p>
      );
    }
    case 'choose':
      return (
        <p>
          <a href="#all-files">{words.action.choose}</a>
        </p>
      );
    case 'commands':
      return (
        <p>
          <a href={`${pagePath}commands/`}>{words.action.commands}</a>
        </p>
      );
    case 'reload':
      return (
        <p>
          {words.action.older}{' '}
          <button type="button" onClick={() => location.reload()}>
            {words.action.reload}
          </button>
        </p>
      );
    case 'command': {
      const { lines } = action;
      return (
        <>
          <p>{words.action.command(lines.length)}</p>
          {lines.map((line) => (
            <pre key={line}>
              <code>{line}</code>
            </pre>
          ))}
        </>
      );
    }
  }
}
