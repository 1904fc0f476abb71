import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { IconNode } from 'lucide';
import { drawIcon } from './icon-drawing.js';

class Icon extends Directive {
  #rendered: IconNode | null = null;

  render(node: IconNode): Node | typeof noChange {
    if (node === this.#rendered) return noChange;
    this.#rendered = node;
    return drawIcon(node);
  }
}

/** A lucide icon: `<button>${icon(Play)}</button>`. */
export const icon = directive(Icon);
