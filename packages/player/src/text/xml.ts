/** An element of an XML document, by the local names of elements and attributes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

interface OpenElement extends XmlElement {
  readonly attributes: Record<string, string>;
  readonly children: (OpenElement | string)[];
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([^\s<>/]+)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/gu;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(\w+));/giu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CODE = 0x10_ff_ff;

const decoded = (text: string): string =>
  text.replaceAll(ENTITY, (entity, hex?: string, decimal?: string, name = '') => {
    if (hex === undefined && decimal === undefined) return ENTITIES[name] ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > LAST_CODE ? entity : String.fromCodePoint(code);
  });

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Namespaces are left out: the formats read here have no two attributes of the same local name. */
const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      localName(name),
      decoded(double ?? single ?? ''),
    ]),
  );

/**
 * Parses the XML of a timed text; null without a root element. Pages that require trusted types allow no `DOMParser`, and
 * files of captions need no more than elements, attributes and text.
 */
export const parseXml = (text: string): XmlElement | null => {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, data, end, name, attributes = '', isEmpty, words] of text.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (data !== undefined) parent.children.push(data);
    else if (words !== undefined) parent.children.push(decoded(words));
    else if (name === undefined) continue;
    else if (end === '/') {
      if (open.length > 1) open.pop();
    } else {
      const element: OpenElement = {
        name: localName(name),
        attributes: attributesOf(attributes),
        children: [],
      };
      parent.children.push(element);
      if (isEmpty === '') open.push(element);
    }
  }
  return root.children.find((child) => typeof child !== 'string') ?? null;
};

/** The elements of a name within an element, at any depth, in the order of the document. */
export const elementsNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...elementsNamed(child, name)],
  );
