import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { LineIcon } from '../plugins/line-icon.js';
import { drawIcon } from './icon-drawing.js';

class Icon extends Directive {
  #rendered: LineIcon | null = null;

  render(node: LineIcon): Node | typeof noChange {
    if (node === this.#rendered) return noChange;
    this.#rendered = node;
    return drawIcon(node);
  }
}

/** A lucide icon: `<button>${icon(Play)}</button>`. */
export const icon = directive(Icon);
