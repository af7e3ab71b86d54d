import { type PublishRecord } from './plan';

/** Where a site is deployed to. Each step is done when its promise is; what fails throws a Refusal or a system's error. */
export interface Target {
  /** The text of the record of earlier publishes; null where there was none. */
  readRecord: () => Promise<string | null>;
  /** Copies these files of `out`. */
  copy: (out: string, names: readonly string[]) => Promise<void>;
  /** Deletes these files. */
  remove: (names: readonly string[]) => Promise<void>;
  writeRecord: (record: PublishRecord) => Promise<void>;
}
