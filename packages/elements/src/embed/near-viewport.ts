/** Distance from the viewport within which an element counts as near. */
const MARGIN = '300px';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

const observe = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    { rootMargin: MARGIN },
  ));

/**
 * Calls back once the element comes near the viewport. An element in a collapsed or hidden box does not count until the
 * box opens.
 * @returns a function that stops waiting
 */
export const whenNear = (element: Element, call: () => void): (() => void) => {
  // A document without layout, such as of a page's own tests in Node, shows nothing.
  if (typeof IntersectionObserver !== 'function') return () => undefined;
  const stop = (): void => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
  callbacks.set(element, () => {
    stop();
    call();
  });
  observe().observe(element);
  return stop;
};
