/** A script of the site by its address and its Subresource Integrity; it is tried again when it is asked for again. */
export interface Script {
  src: string;
  integrity: string;
}

/** Loads a script of the site; `onLoad` runs once it has run. */
export function load({ src, integrity }: Script, onFailure: () => void, onLoad?: () => void): void {
  const script = document.createElement('script');
  script.onload = onLoad || null;
  script.src = src;
  script.integrity = integrity;
  script.onerror = () => {
    script.remove();
    onFailure();
  };
  document.head.appendChild(script);
}
