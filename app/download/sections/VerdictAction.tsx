import { isAbsolute } from '../../../catalogue/addresses';
import { commandsAddress, verifyFolder } from '../visitor/check/commands';
import { type Verdict } from '../visitor/check/verdict';
import { type Place } from './CheckResult';
import { CopyLine } from './CopyLine';

/** The one thing to do now. A file of this page that is right leads to what follows. */
export function VerdictAction({ verdict, at }: { verdict: Verdict; at: Place }) {
  const { words, pagePath, folder, version } = at;
  const page = pagePath + folder;
  const { action } = verdict;
  const link = (href: string, text: string) => (
    <p>
      <a href={href}>{text}</a>
    </p>
  );
  if (!action) {
    const isRight = verdict.is === 'genuine' || verdict.is === 'matches';
    return isRight && verdict.match.known.release.version === version
      ? link(page + commandsAddress(verdict.match.known.file), words.action.next)
      : null;
  }
  switch (action.do) {
    case 'download': {
      const { file, release } = action.known;
      return link(
        isAbsolute(file.url) ? file.url : pagePath + file.url,
        action.again
          ? words.action.downloadAgain(file.name)
          : words.action.download(file.name, release.version),
      );
    }
    case 'choose':
      return link('#all-files', words.action.choose);
    case 'commands':
      return link(page + verifyFolder, words.action.commands);
    case 'reload':
      return (
        <p>
          <a href={page} onClick={() => location.reload()}>
            {words.action.reload}
          </a>
        </p>
      );
    case 'command':
      return (
        <>
          <p>{action.lines.length === 1 ? words.action.oneCommand : words.action.lastCommand}</p>
          {action.lines.map((line) => (
            <CopyLine key={line} text={line} name={words.copyLine} words={words} />
          ))}
        </>
      );
  }
}
