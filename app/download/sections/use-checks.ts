import { useCallback, useEffect, useRef, useState } from 'react';
import { type Language } from '../../../catalogue/languages';
import { type Platform } from '../../../catalogue/platform';
import { osLabels, cpuLabels } from '../../../catalogue/vocabulary';
import { checkAcross } from '../visitor/check/across-publishes';
import { type Check, type Checked } from '../visitor/check/check-file';
import { withSignatures } from '../visitor/check/check-signatures';
import { openPublishes } from '../visitor/check/publishes';
import { type VerdictKind } from '../visitor/check/verdict';

export type CheckState =
  | { state: 'waiting' }
  | { state: 'reading'; bytes: number; since: number; now: number }
  /** `order` counts what has been found, the latest last. */
  | { state: 'done'; checked: Checked; order: number }
  | { state: 'cancelled' };

/** One of the visitor's files on its way through the check. */
export type CheckItem = CheckState & { id: number; file: File; dropped: File[]; folder: boolean };

/** What needs a look stands first. */
const rank: Record<VerdictKind, number> = {
  bad: 0,
  attention: 1,
  unchecked: 2,
  matches: 3,
  genuine: 4,
};

const rankOf = (item: CheckItem) => (item.state === 'done' ? rank[item.checked.verdict.kind] : 5);

const isRunning = ({ state }: CheckItem) => state === 'waiting' || state === 'reading';

/** Once all have been looked at the bad ones come first; nothing moves before that. */
const sorted = (items: CheckItem[]): CheckItem[] =>
  items.some(isRunning) ? items : [...items].sort((a, b) => rankOf(a) - rankOf(b));

const isKeyOf = <Table extends object>(
  table: Table,
  key: string | undefined,
): key is keyof Table & string => key !== undefined && key in table;

/** What the boot script concluded of this machine. */
function platformHere(): Platform {
  const { os, cpu } = document.documentElement.dataset;
  return {
    os: isKeyOf(osLabels, os) ? os : 'unknown',
    cpu: isKeyOf(cpuLabels, cpu) ? cpu : 'unknown',
  };
}

/** A file beside the page: the server is asked whether a copy still holds; only where it does not answer any copy will do. */
async function load(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { cache: 'no-cache' }).catch(() =>
    fetch(address, { cache: 'force-cache' }),
  );
  if (!response.ok) throw new Error(`${address} gave ${response.status}.`);
  return response.arrayBuffer();
}

/** A checker whose list is there already, so that it also works when the visitor goes offline before choosing a file. */
async function prepare(pagePath: string, list: string, language: Language): Promise<Check> {
  const publishes = openPublishes(pagePath, list, language);
  await publishes.own().catch(() => undefined);
  return checkAcross(publishes, {
    platform: platformHere(),
    load: (url) => load(pagePath + url),
    now: () => new Date(),
  });
}

/** Checks files one after the other, by the `list` of the page's publish; each can be cancelled and started again. `failed` when no list can be fetched. */
export function useChecks(pagePath: string, list: string, language: Language) {
  const [items, setItems] = useState<CheckItem[]>([]);
  const [failed, setFailed] = useState(false);
  const check = useRef<Promise<Check>>(undefined);
  const running = useRef<{ id: number; abort: AbortController }>(undefined);
  const nextId = useRef(0);
  const nextOrder = useRef(0);

  const put = useCallback((id: number, state: CheckState) => {
    setItems((all) => sorted(all.map((item) => (item.id === id ? { ...item, ...state } : item))));
  }, []);

  const found = useCallback(
    (id: number, checked: Checked) =>
      put(id, { state: 'done', checked, order: nextOrder.current++ }),
    [put],
  );

  const prepared = useCallback(() => {
    check.current ??= prepare(pagePath, list, language);
    return check.current;
  }, [pagePath, list, language]);

  useEffect(() => {
    prepared().catch(() => {
      check.current = undefined;
    });
  }, [prepared]);

  const start = useCallback(
    async ({ id, file, dropped, folder }: CheckItem) => {
      const abort = new AbortController();
      running.current = { id, abort };
      const since = performance.now();
      put(id, { state: 'reading', bytes: 0, since, now: since });
      try {
        if (folder)
          return found(id, {
            verdict: { is: 'unreadable', kind: 'unchecked', cause: 'folder', action: null },
            signatures: [],
          });
        const run = await prepared();
        setFailed(false);
        const onProgress = (bytes: number) =>
          put(id, { state: 'reading', bytes, since, now: performance.now() });
        found(id, await run(file, { dropped, signal: abort.signal, onProgress }));
      } catch {
        put(id, { state: 'cancelled' });
        if (!abort.signal.aborted) {
          check.current = undefined;
          setFailed(true);
        }
      } finally {
        running.current = undefined;
      }
    },
    [prepared, put, found],
  );

  useEffect(() => {
    const next = items.find((item) => item.state === 'waiting');
    if (next && !running.current) void start(next);
  }, [items, start]);

  const add = useCallback((files: readonly File[], folders: ReadonlySet<File> = new Set()) => {
    const added = withSignatures(files).map(({ file, dropped }): CheckItem => ({
      id: nextId.current++,
      file,
      dropped,
      folder: folders.has(file),
      state: 'waiting',
    }));
    setItems((all) => [...all, ...added]);
  }, []);

  const cancel = useCallback(
    (id: number) => {
      if (running.current?.id === id) running.current.abort.abort();
      else put(id, { state: 'cancelled' });
    },
    [put],
  );

  const again = useCallback((id: number) => put(id, { state: 'waiting' }), [put]);

  const remove = useCallback(
    (id: number) => setItems((all) => all.filter((item) => item.id !== id)),
    [],
  );

  return { items, failed, add, cancel, again, remove };
}
