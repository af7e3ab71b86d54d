import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** All elements below a node, in document order. */
export function elements(parent: ParentNode): Element[] {
  const found: Element[] = [];
  const collect = ({ childNodes }: ParentNode) => {
    for (const node of childNodes)
      if (defaultTreeAdapter.isElementNode(node)) {
        found.push(node);
        collect(node);
      }
  };
  collect(parent);
  return found;
}

/** The value of an attribute, or undefined when the element lacks it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text directly inside an element: all that a script or a style holds. */
export function textOf(element: Element): string {
  return element.childNodes
    .map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ''))
    .join('');
}

export function createElement(
  name: string,
  attributes: Record<string, string>,
  text = '',
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

export function append(parent: Element, child: DefaultTreeAdapterTypes.ChildNode): void {
  defaultTreeAdapter.appendChild(parent, child);
}

/** Replaces all that an element holds by a text. */
export function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

/** Puts an element right behind another one. */
export function insertAfter(reference: Element, element: Element): void {
  const parent = reference.parentNode;
  if (!parent)
    throw new Error(`<${reference.tagName}> has no parent to put <${element.tagName}> into.`);
  const next = parent.childNodes[parent.childNodes.indexOf(reference) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, element, next);
  else defaultTreeAdapter.appendChild(parent, element);
}

export function remove(element: Element): void {
  defaultTreeAdapter.detachNode(element);
}
