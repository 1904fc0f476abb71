/** What has the focus in the tree that this node is in. */
export const focusedIn = (node: Node): Element | null => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
};

const FOCUSABLE =
  'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** What the Tab key visits under this element, in order. */
export const tabStops = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
