import { addRules } from './add-rules';

/** The framework's scripts in the order of the page, and the integrity of every script that they can load in turn. */
declare const sleepingScripts: readonly string[];
declare const scriptIntegrity: Readonly<Record<string, string>>;
/** The style rules that only these scripts have a class for. */
declare const sleepingStyles: readonly string[];

/** Runs at the end of the sleeping file, after the data for hydration: adds the framework's scripts. */
const root = document.documentElement;
const fileInput = () =>
  document.querySelector<HTMLInputElement>('body [data-wake] input[type=file]');

// A translator or an extension may have changed the page. React then draws all of it anew, without what the boot script
// has found out and without the file that the visitor has chosen.
const attributes = Array.from(root.attributes);
const files = fileInput()?.files;
new MutationObserver(() => {
  if (root.hasAttribute('data-woken')) return;
  attributes.forEach(({ name, value }) => root.setAttribute(name, value));
  const input = fileInput();
  if (!input || !files?.length) return;
  input.files = files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}).observe(root, { attributes: true });

addRules(sleepingStyles);

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
  script.onerror = () => {
    root.setAttribute('data-woken', 'failed');
  };
  script.src = src;
  document.head.appendChild(script);
});
