/** What scripts of the finished page have left for each other (publisher/export/bundle-check.ts). */
interface Window {
  modules?: Record<string, object | undefined> & {
    words?: { checkWords: import('../words/check').CheckWords };
  };
}
declare function importScripts(address: string): void;
