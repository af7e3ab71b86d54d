import { XMLParser } from 'fast-xml-parser';
import { Damaged } from './bytes';

/** An element with its name without a namespace prefix, and the text that stands directly in it. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  text: string;
}

const attributesKey = ':@';
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  ignoreDeclaration: true,
});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parser gives each element as {name: [children], ':@': {attributes}} and text as {'#text': …}. */
function elementsOf(nodes: unknown): Element[] {
  return (Array.isArray(nodes) ? nodes : []).filter(isRecord).flatMap((node) =>
    Object.entries(node)
      .filter(([name]) => name !== attributesKey && name !== '#text')
      .map(([name, children]): Element => {
        const attributes = isRecord(node[attributesKey]) ? node[attributesKey] : {};
        const texts = (Array.isArray(children) ? children : [])
          .filter(isRecord)
          .map((child) => child['#text']);
        return {
          name,
          children: elementsOf(children),
          text: texts
            .filter((text) => typeof text === 'string')
            .join('')
            .trim(),
          attributes: Object.fromEntries(
            Object.entries(attributes).map(([key, value]) => [key, String(value)]),
          ),
        };
      }),
  );
}

/** The outermost elements of a document; what is no XML throws {@link Damaged}. */
export function parseXml(bytes: Uint8Array): Element[] {
  try {
    return elementsOf(parser.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    throw new Damaged(`no XML: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** All elements of a name below some elements, outermost first. */
export function descendants(elements: readonly Element[], name: string): Element[] {
  return elements.flatMap((element) => [
    ...(element.name === name ? [element] : []),
    ...descendants(element.children, name),
  ]);
}
