import { type Release } from '../../../catalogue/schema';
import { managerLabels } from '../../../catalogue/vocabulary';
import { type PageWords } from '../words/download-page';
import { CopyButton } from './CopyButton';

/** A line to type for each package manager; the boot script leaves those of the visitor's system. */
export function Packages({
  release: { packages = [] },
  words,
}: {
  release: Release;
  words: PageWords;
}) {
  return (
    packages.length > 0 && (
      <ul className="rest install" aria-label={words.installWith}>
        {packages.map(({ manager, command, url, os: systems }) => {
          const name = managerLabels[manager];
          return (
            <li
              key={command}
              className="command"
              data-if={systems && ['any', ...systems].join(' ')}
            >
              <small>
                {url ? <a href={url}>{name}</a> : name}
                {systems && <i data-if="any">{` ${systems.map(words.os).join(words.comma)}`}</i>}
              </small>
              <code>
                {command
                  .split(/(?<= )(?=-)|(?= )/)
                  .map((word, i) => (word.startsWith('-') ? <span key={i}>{word}</span> : word))}
              </code>
              <CopyButton name={words.copyCommand(name)} words={words} />
            </li>
          );
        })}
      </ul>
    )
  );
}
