/** What scripts of the finished page have left for each other (publisher/export/bundle-check.ts). */
interface Window {
  modules?: Record<string, object | undefined> & {
    words?: Pick<import('../words/messages').Messages, 'common' | 'check'> & {
      language: import('../../../catalogue/languages').Language;
    };
  };
}
declare function importScripts(address: string): void;
