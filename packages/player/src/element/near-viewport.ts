/** Two viewport heights or widths; a player further away will not be visible soon. */
const MARGIN = '200%';

/**
 * Calls back once, when the element is within two viewports of being visible. Elements that are not displayed never
 * match.
 * @returns a function that stops the observation
 */
export const whenNear = (element: Element, call: () => void): (() => void) => {
  // A document without layout, such as of a page's own tests in Node, shows nothing.
  if (typeof IntersectionObserver !== 'function') return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    // Without an explicit root, the margin does not apply inside a frame.
    { root: document, rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
