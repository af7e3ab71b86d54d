'use client';

import { useEffect, useId, useRef } from 'react';
import { verifyWords as words } from '../words/check';
import styles from './Checker.module.css';
import { CheckResult } from './CheckResult';
import { useChecks, type CheckItem } from './use-checks';

interface Props {
  /** The page's own address on its host, such as /download/. */
  pagePath: string;
  /** The list that this page checks by, relative to `pagePath`. */
  list: string;
}

/** The check in the browser. The native file input holds what was picked before this is hydrated. */
export function Checker({ pagePath, list }: Props) {
  const { items, failed, add, cancel, again } = useChecks(pagePath, list);
  const input = useRef<HTMLInputElement>(null);
  const intro = useId();

  useEffect(() => {
    Object.assign(document.documentElement.dataset, { check: 'ready', woken: 'awake' });
    const early = input.current?.files;
    if (early && early.length > 0) add([...early]);
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      const { files, folders } = droppedFiles(event.dataTransfer);
      add(files, folders);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, [add]);

  const latest = items.findLast((item) => item.state === 'done');
  return (
    <section aria-labelledby="check" className={styles.section}>
      <h2 id="check" tabIndex={-1}>
        {words.title}
      </h2>
      <p id={intro} className={styles.intro}>
        {words.intro}
      </p>
      <label className={styles.choose}>
        {words.choose}
        <input
          ref={input}
          type="file"
          multiple
          aria-describedby={intro}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // So that choosing the same file again is a change.
            currentTarget.value = '';
          }}
        />
      </label>
      <p className={styles.loading}>{words.loading}</p>
      <p className={styles.notLoaded}>{words.notLoaded}</p>
      {failed && <p role="alert">{words.failed}</p>}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <h3>{item.file.name}</h3>
            {item.state === 'waiting' && <p>{words.waiting}</p>}
            {item.state === 'reading' && <Progress item={item} />}
            {item.state === 'cancelled' && <p>{words.cancelled}</p>}
            {item.state === 'done' && <CheckResult checked={item.checked} pagePath={pagePath} />}
            {item.state === 'waiting' || item.state === 'reading' ? (
              <button type="button" onClick={() => cancel(item.id)}>
                {words.cancel}
              </button>
            ) : (
              <button type="button" onClick={() => again(item.id)}>
                {words.again}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className="unseen">
        {latest?.state === 'done' &&
          `${latest.file.name}: ${words.headline(latest.checked.verdict)}`}
      </p>
      <p>
        <a href={`${pagePath}commands/`}>{words.allCommands}</a>
      </p>
    </section>
  );
}

function Progress({ item }: { item: CheckItem & { state: 'reading' } }) {
  const { file, bytes, since, now } = item;
  const perSecond = bytes / Math.max(0.001, (now - since) / 1000);
  // Whole quarters are said, so that a screen reader is not talked over.
  const quarter = Math.floor((4 * bytes) / Math.max(1, file.size));
  return (
    <>
      <progress max={Math.max(1, file.size)} value={bytes} aria-label={words.reading(file.name)} />
      <p>
        {bytes > 0 && words.progress(bytes, file.size, perSecond, (file.size - bytes) / perSecond)}
      </p>
      <p role="status" className="unseen">
        {words.quarter(file.name, quarter)}
      </p>
    </>
  );
}

/** A dropped folder looks like a file; only its entry tells. */
function droppedFiles(transfer: DataTransfer): { files: File[]; folders: Set<File> } {
  const files: File[] = [];
  const folders = new Set<File>();
  for (const item of transfer.items) {
    const file = item.getAsFile();
    if (!file) continue;
    files.push(file);
    if (item.webkitGetAsEntry()?.isDirectory) folders.add(file);
  }
  return { files, folders };
}
