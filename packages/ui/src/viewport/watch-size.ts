/** How long a size must stay unchanged before dependent values are measured again (PAGE-43). */
export const RESIZE_DEBOUNCE_MS = { cards: 100, text: 200 } as const;

/**
 * Calls `onSize` once the element is laid out, and again after each change of its size. Changes are debounced, because
 * resizing a window reports one per frame.
 * @returns a function that stops watching
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
