import { vi } from 'vitest';

type ObserverCallback = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** jsdom has no layout and no ResizeObserver; elements keep their size. Undone by `vi.unstubAllGlobals`. */
export const stubResizeObserver = (): void => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
};

/**
 * @param onObserve receives a function that makes the observed element intersect; without it nothing intersects
 */
export const stubIntersectionObserver = (
  onObserve: (comesIntoView: () => void) => void = () => undefined,
): void => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: ObserverCallback;
      constructor(callback: ObserverCallback) {
        this.#callback = callback;
      }
      observe = () => onObserve(() => this.#callback([{ isIntersecting: true }]));
      disconnect = () => undefined;
    },
  );
};
