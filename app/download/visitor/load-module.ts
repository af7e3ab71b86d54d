import { load, type Script } from './load';

/** A script of the site that leaves what it exports under its name for others. */
export interface Module extends Script {
  name: string;
}

/** What a script exports, in a page or in a Worker; it is loaded once, and again only where it did not come. */
export function loadModule({ name, src, integrity }: Module): Promise<object | undefined> {
  const found = () => self.modules && self.modules[name];
  if (found()) return Promise.resolve(found());
  return new Promise((resolve, reject) => {
    if (typeof document === 'undefined') {
      importScripts(src);
      resolve(found());
    } else
      load(
        { src, integrity },
        () => reject(new Error(`${src} did not come.`)),
        () => resolve(found()),
      );
  });
}
