const rect = (): DOMRectReadOnly => DOMRectReadOnly.fromRect();

/** What jsdom, which lays nothing out, cannot say by itself: the test does. */
export interface Observers {
  /** To be put in the place of the global of that name. */
  readonly IntersectionObserver: typeof IntersectionObserver;
  readonly ResizeObserver: typeof ResizeObserver;
  /**
   * The element comes into sight of whoever watches it, or leaves it.
   * @throws {Error} when nobody watches it.
   */
  intersect(element: Element, isIntersecting?: boolean): void;
  /** The element has another size. @throws {Error} when nobody watches it. */
  resize(element: Element): void;
  /** How the element is watched for coming into sight; undefined where it is not. */
  watchOf(element: Element): Pick<IntersectionObserver, 'root' | 'rootMargin' | 'thresholds'> | undefined;
}

/** Observers that keep the rules of real ones: only what is observed is reported, and nothing after `disconnect`. */
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
