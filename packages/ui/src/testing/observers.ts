const rect = (): DOMRectReadOnly => DOMRectReadOnly.fromRect();

/** Observers controlled by a test, because jsdom has no layout. */
export interface Observers {
  /** Replaces the global of the same name. */
  readonly IntersectionObserver: typeof IntersectionObserver;
  readonly ResizeObserver: typeof ResizeObserver;
  /**
   * Reports that the element has become visible to its observers, or has stopped being visible.
   * @throws {Error} when no observer observes it.
   */
  intersect(element: Element, isIntersecting?: boolean): void;
  /** Reports that the size of the element has changed. @throws {Error} when no observer observes it. */
  resize(element: Element): void;
  /** The options of the intersection observer that observes the element; undefined without one. */
  watchOf(element: Element): Pick<IntersectionObserver, 'root' | 'rootMargin' | 'thresholds'> | undefined;
}

/** Observers that report like real ones: only observed elements, and nothing after `disconnect`. */
export const createObservers = (): Observers => {
  const intersections = new Set<FakeIntersectionObserver>();
  const resizes = new Set<FakeResizeObserver>();

  class FakeIntersectionObserver implements IntersectionObserver {
    readonly root: Element | Document | null;
    readonly rootMargin: string;
    readonly scrollMargin = '';
    readonly thresholds: readonly number[];
    readonly targets = new Set<Element>();
    readonly report: IntersectionObserverCallback;

    constructor(report: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.report = report;
      this.root = options.root ?? null;
      this.rootMargin = options.rootMargin ?? '0px';
      this.thresholds = [options.threshold ?? 0].flat();
      intersections.add(this);
    }
    observe = (target: Element) => void this.targets.add(target);
    unobserve = (target: Element) => void this.targets.delete(target);
    disconnect = () => this.targets.clear();
    takeRecords = () => [];
  }

  class FakeResizeObserver implements ResizeObserver {
    readonly targets = new Set<Element>();
    readonly report: ResizeObserverCallback;

    constructor(report: ResizeObserverCallback) {
      this.report = report;
      resizes.add(this);
    }
    observe = (target: Element) => void this.targets.add(target);
    unobserve = (target: Element) => void this.targets.delete(target);
    disconnect = () => this.targets.clear();
  }

  const watching = <T extends { readonly targets: ReadonlySet<Element> }>(
    all: ReadonlySet<T>,
    target: Element,
  ): T[] => {
    const found = [...all].filter(({ targets }) => targets.has(target));
    if (found.length === 0) throw new Error('Nobody watches this element.');
    return found;
  };

  return {
    IntersectionObserver: FakeIntersectionObserver,
    ResizeObserver: FakeResizeObserver,
    intersect: (target, isIntersecting = true) => {
      for (const observer of watching(intersections, target))
        observer.report(
          [
            {
              target,
              isIntersecting,
              intersectionRatio: isIntersecting ? 1 : 0,
              boundingClientRect: rect(),
              intersectionRect: rect(),
              rootBounds: null,
              time: performance.now(),
            },
          ],
          observer,
        );
    },
    resize: (target) => {
      for (const observer of watching(resizes, target))
        observer.report(
          [
            {
              target,
              contentRect: rect(),
              borderBoxSize: [],
              contentBoxSize: [],
              devicePixelContentBoxSize: [],
            },
          ],
          observer,
        );
    },
    watchOf: (element) => [...intersections].find(({ targets }) => targets.has(element)),
  };
};
