import { useEffect, useRef } from 'react';
import { visible } from '../words/shown';
import { CheckProgress } from './CheckProgress';
import { CheckResult, type Place } from './CheckResult';
import { type CheckItem } from './use-checks';

interface Props {
  item: CheckItem;
  at: Place;
  again: () => void;
  cancel: () => void;
  remove: () => void;
}

/** One of the visitor's files: how far it has been read, or what was found, and what to do with it here. */
export function CheckedFile({ item, at, again, cancel, remove }: Props) {
  const { words } = at;
  const name = visible(item.file.name);
  const place = useRef<HTMLLIElement>(null);
  const isDone = item.state === 'done';
  useEffect(() => {
    if (isDone) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isDone]);
  const isRunning = item.state === 'waiting' || item.state === 'reading';
  return (
    <li ref={place}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {item.state === 'waiting' && <p>{words.waiting}</p>}
      {item.state === 'reading' && <CheckProgress item={item} words={words} />}
      {item.state === 'cancelled' && <p>{words.cancelled}</p>}
      {item.state === 'done' && <CheckResult checked={item.checked} at={at} />}
      <button type="button" onClick={isRunning ? cancel : again}>
        {isRunning ? words.cancel : words.again}
      </button>
      {!isRunning && (
        <button type="button" aria-label={words.removeNamed(name)} onClick={remove}>
          {words.remove}
        </button>
      )}
    </li>
  );
}
