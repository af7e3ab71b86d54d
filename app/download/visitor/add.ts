/** Adds an element with a text to another one. */
export function add<Tag extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: Tag,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.appendChild(element);
  return element;
}
