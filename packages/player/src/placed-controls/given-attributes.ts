/** Attributes of an element that it sets itself, unless its page has set them. */
export class GivenAttributes {
  readonly #element: Element;
  readonly #given = new Map<string, string>();

  constructor(element: Element) {
    this.#element = element;
  }

  /** @param value null removes the attribute, if the element has set it */
  give(name: string, value: string | null): void {
    const current = this.#element.getAttribute(name);
    const isOurs = current === null || current === this.#given.get(name);
    if (!isOurs || current === value) return;
    if (value === null) {
      this.#given.delete(name);
      this.#element.removeAttribute(name);
    } else {
      this.#given.set(name, value);
      this.#element.setAttribute(name, value);
    }
  }
}
