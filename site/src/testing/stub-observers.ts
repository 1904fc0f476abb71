import { vi } from 'vitest';

type Told = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

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
      readonly #told: Told;
      constructor(told: Told) {
        this.#told = told;
      }
      observe = () => onObserve(() => this.#told([{ isIntersecting: true }]));
      disconnect = () => undefined;
    },
  );
};
