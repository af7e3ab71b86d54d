import { type Cpu, type Format, type Kind, type Libc, type Os } from '../../catalogue/vocabulary';

/** A fact and what it was read from, for example the header field with its value. */
export interface Seen<T> {
  value: T;
  saw: string;
}

/**
 * What a file's bytes say of it. An absent field is unknown, never a guess. `any` is knowledge too: the file was
 * seen to be independent of the OS or the CPU.
 */
export interface ContentIdentity {
  kind?: Seen<Kind>;
  format?: Seen<Format>;
  os?: Seen<Os | 'any'>;
  cpu?: Seen<Cpu[] | 'any'>;
  libc?: Seen<Libc>;
  minimumOs?: Seen<string>;
  /** Where the bytes leave a choice: a name that says one of these doesn't contradict them. None: no system of ours. */
  osAmong?: Seen<readonly Os[]>;
  cpuAmong?: Seen<readonly Cpu[]>;
  /**
   * Of an archive whose programs to start are for several systems, what those of each say; `os` and `cpu` are then
   * absent, since only the publisher knows whom the whole is for.
   */
  systems?: Seen<readonly ContentIdentity[]>;
  /** No file to publish, whatever its name says: a damaged one, an empty one, a saved web page. */
  broken?: string;
  /** The first bytes, where nothing here recognises them. */
  unrecognised?: string;
}

/** A fact with what it was read from. */
export function seen<T>(value: T, saw: string): Seen<T> {
  return { value, saw };
}
