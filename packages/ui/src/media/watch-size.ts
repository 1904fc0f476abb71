/** How long a size has to stay before what depends on it is measured anew (PAGE-43). */
export const RESIZE_DEBOUNCE_MS = { cards: 100, text: 200 } as const;

/**
 * Calls `onSize` once the element is laid out, and again when it has come to rest at another size: a window that is
 * drawn larger says so with every frame.
 * @returns ends the watch
 */
export const watchSize = (element: Element, onSize: () => void, debounceMs: number): (() => void) => {
  let isLaidOut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (isLaidOut) timer = setTimeout(onSize, debounceMs);
    else onSize();
    isLaidOut = true;
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
};
