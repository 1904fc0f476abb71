import { noChange, nothing } from 'lit';
import { Directive, directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';

/** CSS properties and custom properties by name; null removes a property. */
export type StyleProperties = Readonly<Record<string, string | null>>;

class Styled extends Directive {
  #names: readonly string[] = [];

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new TypeError('styled() must be in the tag of an element.');
  }

  render(_properties: StyleProperties): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [properties]: [StyleProperties]): typeof noChange {
    if (!(element instanceof HTMLElement)) return noChange;
    for (const name of this.#names) if (!Object.hasOwn(properties, name)) element.style.removeProperty(name);
    for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
    this.#names = Object.keys(properties);
    return noChange;
  }
}

/**
 * Styles an element through the CSSOM: `<div ${styled({ '--at': '20%' })}>`. Lit's own `styleMap` writes a `style`
 * attribute on the first render, which a strict content security policy blocks.
 * @see https://www.w3.org/TR/CSP3/#directive-style-src
 */
export const styled = directive(Styled);
