/**
 * Does something when a part is clicked, also when the click came before this script did: the one that loads it
 * (wake.ts) then says so with an event `late` of the same part.
 */
export function onClick(selector: string, act: (part: HTMLElement, event: Event) => void): void {
  ['click', 'late'].forEach((type) =>
    document.addEventListener(type, (event) => {
      const part = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
      if (part) act(part, event);
    }),
  );
}
