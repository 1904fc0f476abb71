import { svg, type TemplateResult } from 'lit';
import type { IconNode } from 'lucide';

const shape = ([tag, at]: IconNode[number]): TemplateResult => {
  switch (tag) {
    case 'path':
      return svg`<path d=${at['d']} />`;
    case 'circle':
      return svg`<circle cx=${at['cx']} cy=${at['cy']} r=${at['r']} />`;
    case 'rect':
      return svg`<rect x=${at['x'] ?? 0} y=${at['y'] ?? 0} rx=${at['rx'] ?? 0} width=${at['width']} height=${at['height']} />`;
    case 'line':
      return svg`<line x1=${at['x1']} y1=${at['y1']} x2=${at['x2']} y2=${at['y2']} />`;
    default:
      return svg`<polyline points=${at['points']} />`;
  }
};

/** A lucide icon: 24 px, stroke 1.75; only its button has a name. */
export const icon = (node: IconNode): TemplateResult => svg`
  <svg part="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${node.map(shape)}</svg>
`;
