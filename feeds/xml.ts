import { XMLBuilder } from 'fast-xml-parser';

/** An element's content: children by name, `@name` for attributes, `#text` for text; a list repeats the element. */
export interface XmlElement {
  [name: string]: XmlValue;
}
type XmlValue = string | number | undefined | XmlElement | readonly (string | XmlElement)[];

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

// XML 1.0, 2.2: most control characters and half surrogate pairs cannot be written at all.
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function cleaned(value: XmlValue): XmlValue {
  if (typeof value === 'string') return value.replace(illegal, '\uFFFD');
  if (Array.isArray(value))
    return value.map((item: string | XmlElement) =>
      typeof item === 'string' ? item.replace(illegal, '\uFFFD') : cleanedElement(item),
    );
  return typeof value === 'object' ? cleanedElement(value as XmlElement) : value;
}

function cleanedElement(element: XmlElement): XmlElement {
  const entries = Object.entries(element).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, cleaned(value)]));
}

/** An XML document in UTF-8 with one root element; characters that XML cannot hold become U+FFFD. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(cleanedElement(root))}`;
}
