/** Sets attributes by name. */
const setAttributes = (element: Element, attributes: Readonly<Record<string, string | number>>): void => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
};

/** Creates an element of HTML with its attributes and content. */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...content);
  return element;
};

const SVG = 'http://www.w3.org/2000/svg';

/** The same for an element of SVG. */
export const createSvgElement = (
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
): SVGElement => {
  const element = document.createElementNS(SVG, tag);
  setAttributes(element, attributes);
  return element;
};

/** Makes these the children of an element; those that stay are not moved, which would take the focus from them. */
export const showChildren = (parent: Element, wanted: readonly Element[]): void => {
  for (const child of parent.querySelectorAll(':scope > *')) if (!wanted.includes(child)) child.remove();
  for (const [index, child] of wanted.entries()) {
    const there = parent.children[index] ?? null;
    if (there !== child) parent.insertBefore(child, there);
  }
};
