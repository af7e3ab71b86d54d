import { type PackageCommand } from '../../../catalogue/schema';
import { managerLabels } from '../../../catalogue/vocabulary';
import { os, words } from '../words/download-page';
import styles from './CommandList.module.css';
import { CopyButton } from './CopyButton';

/** Package managers with the command to type; style sheets put the visitor's system first. */
export function Packages({ packages }: { packages: readonly PackageCommand[] }) {
  return (
    <section aria-labelledby="packages">
      <h2 id="packages">{words.packages}</h2>
      <ul className={styles.list}>
        {packages.map(({ manager, command, url, os: systems }) => (
          <li key={command} data-systems={systems?.join(' ')}>
            <span className={styles.name}>
              {url ? <a href={url}>{managerLabels[manager]}</a> : managerLabels[manager]}
              {systems && <small>{systems.map(os).join(', ')}</small>}
            </span>
            <span className="command">
              <code>{command}</code>
              <CopyButton name={words.copyCommand(managerLabels[manager])} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
