type Root = Document | ShadowRoot;

interface Watch {
  readonly observer: MutationObserver;
  readonly listeners: Set<() => void>;
}

/** One observer for all controls of a tree that name their player. */
const watches = new Map<Root, Watch>();

const begin = (root: Root): Watch => {
  const listeners = new Set<() => void>();
  const observer = new MutationObserver(() => {
    for (const listener of listeners) listener();
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['id'] });
  return { observer, listeners };
};

/** Calls back when another element may have an id of this tree. @returns ends it */
export const watchIds = (root: Root, changed: () => void): (() => void) => {
  const watch = watches.get(root) ?? begin(root);
  watches.set(root, watch);
  watch.listeners.add(changed);
  return () => {
    watch.listeners.delete(changed);
    if (watch.listeners.size > 0) return;
    watch.observer.disconnect();
    watches.delete(root);
  };
};
