import { createSvgElement } from '../base/create-element.js';
import type { LineIcon } from '../plugins/line-icon.js';

/** 24 px; the style sheet sets the stroke width of 1.75. Only the button around an icon has an accessible name. */
const FRAME = { part: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' } as const;

/** Each icon is created once and then cloned, because a page with many players repeats the same few. */
const drawings = new WeakMap<LineIcon, SVGElement>();

/** A new drawing of an icon. */
export const drawIcon = (node: LineIcon): Node => {
  const drawing = drawings.get(node) ?? createSvgElement('svg', FRAME);
  if (!drawings.has(node))
    drawing.append(
      ...node.map(([tag, attributes]) => createSvgElement(tag, attributes as Record<string, string>)),
    );
  drawings.set(node, drawing);
  return drawing.cloneNode(true);
};
