/** What a function that runs in a page finds its elements with. */
export interface PageTools {
  /**
   * The rendered elements that a selector matches, in shadow roots as well. ` >>> ` stands between a selector and one
   * for what is within, also in its shadow root.
   * @param name pattern of their accessible name, which is matched whole and without regard to case
   */
  readonly all: (selector: string, name?: string | null) => HTMLElement[];
  /** The first of them. @throws {Error} if there is none */
  readonly one: (selector: string, name?: string | null) => HTMLElement;
  /** The accessible name of an element, as far as the product uses its sources. */
  readonly nameOf: (element: Element) => string;
}

/** Is sent to the browser as text, so it refers to nothing outside of itself. */
export const pageTools = (): PageTools => {
  const rootsIn = (root: ParentNode): readonly ParentNode[] =>
    [root, ...root.querySelectorAll('*')]
      .map((one) => (one instanceof Element ? one.shadowRoot : null))
      .filter((inner) => inner !== null)
      .flatMap((inner) => rootsIn(inner))
      .concat(root);
  const deep = (root: ParentNode, selector: string): readonly HTMLElement[] =>
    rootsIn(root).flatMap((one) => Array.from(one.querySelectorAll<HTMLElement>(selector)));
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
  const nameOf = (element: Element): string => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const fields = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    return (
      element.getAttribute('aria-label') ??
      [
        labels.map((id) => textOf(root.getElementById(id))).join(' '),
        fields.map(textOf).join(' '),
        element.matches('input, select, textarea') ? '' : textOf(element),
        element.getAttribute('title') ?? '',
      ].find(Boolean) ??
      ''
    );
  };
  const all = (selector: string, name?: string | null) => {
    const pattern = name == null ? undefined : new RegExp(`^(?:${name})$`, 'iu');
    const roots: ParentNode[] = [document];
    const found = selector
      .split(' >>> ')
      .reduce(
        (within, part) => [...new Set(within.flatMap((root) => deep(root, part)))],
        roots,
      ) as HTMLElement[];
    return found.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (pattern === undefined || pattern.test(nameOf(element))),
    );
  };
  return {
    all,
    nameOf,
    one: (selector, name) => {
      const [first] = all(selector, name);
      if (first === undefined) throw new Error(`There is no ${selector} ${name ?? ''}`);
      return first;
    },
  };
};
