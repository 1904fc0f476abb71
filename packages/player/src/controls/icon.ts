import { noChange, type TemplateResult } from 'lit';
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

declare const DRAWN: unique symbol;

/** An icon as it is put into a template; the data of an icon alone would be shown as text. */
export type DrawnIcon = TemplateResult | { readonly [DRAWN]: LineIcon };

/** A lucide icon: `<button>${icon(Play)}</button>`. The type of Lit's own result accepts anything. */
export const icon = directive(Icon) as (node: LineIcon) => DrawnIcon;
