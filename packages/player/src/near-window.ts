/** A player further from the window than two of its heights or widths is not seen soon. */
const MARGIN = '200%';

/**
 * Calls back once, when the element comes within two windows of being seen. What is not displayed is near nothing.
 * @returns ends the waiting
 */
export const whenNear = (element: Element, call: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    // Without a root of its own the margin does not reach out of a frame.
    { root: document, rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
