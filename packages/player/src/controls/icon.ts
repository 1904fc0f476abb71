import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { IconNode } from 'lucide';

const SVG = 'http://www.w3.org/2000/svg';
/** 24 px; the style sheet sets the stroke width of 1.75. Only the button around an icon has an accessible name. */
const FRAME = { part: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' } as const;

const element = (tag: string, attributes: IconNode[number][1]): SVGElement => {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
};

/** Each icon is created once and then cloned, because a page with many players repeats the same few. */
const drawings = new Map<IconNode, SVGElement>();

const drawingOf = (node: IconNode): SVGElement => {
  const drawing = drawings.get(node) ?? element('svg', FRAME);
  if (!drawings.has(node)) drawing.append(...node.map(([tag, attributes]) => element(tag, attributes)));
  drawings.set(node, drawing);
  return drawing;
};

class Icon extends Directive {
  #rendered: IconNode | null = null;

  render(node: IconNode): Node | typeof noChange {
    if (node === this.#rendered) return noChange;
    this.#rendered = node;
    return drawingOf(node).cloneNode(true);
  }
}

/** A lucide icon: `<button>${icon(Play)}</button>`. */
export const icon = directive(Icon);
