/** The framework's scripts in the order of the page, and the integrity of every script that they can load in turn. */
declare const sleepingScripts: readonly string[];
declare const scriptIntegrity: Readonly<Record<string, string>>;

/** Runs at the end of the sleeping file, after the data for hydration: adds the framework's scripts. */
const native = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');

// The framework's loader assigns `src` and knows no integrity (an import on demand): it is added here.
if (native?.set) {
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...native,
    set(this: HTMLScriptElement, url: string) {
      const integrity = scriptIntegrity[new URL(url, location.href).pathname];
      if (integrity) this.integrity = integrity;
      native.set?.call(this, url);
    },
  });
}

sleepingScripts.forEach((src) => {
  const script = document.createElement('script');
  // As an attribute too: React looks for script[async] before it adds one itself.
  script.async = true;
  script.onerror = () => { document.documentElement.dataset.wake = 'failed'; };
  script.src = src;
  document.head.appendChild(script);
});
