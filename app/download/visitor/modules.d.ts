/** The messages of the check in a language. */
type CheckMessages = Pick<import('../words/messages').Messages, 'common' | 'check'> & {
  language: import('../../../catalogue/languages').Language;
};

/** What scripts of the finished page have left for each other (publisher/export/bundle-check.ts). */
interface Window {
  modules?: Record<string, object | undefined> & {
    words?: CheckMessages;
    check?: { draw: (messages: CheckMessages) => void };
  };
}
declare function importScripts(address: string): void;
