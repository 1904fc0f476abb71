import { vi } from 'vitest';

type Told = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** jsdom lays nothing out and has neither: elements keep the size that they have. Taken back by `vi.unstubAllGlobals`. */
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
 * @param onObserve given a function that says that what is observed has come into view; without it nothing comes into
 *   view
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
