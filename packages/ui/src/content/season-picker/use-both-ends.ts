import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** When an end of a list counts as reached (SERIES-4). */
const NEAR_END = { rootMargin: '50px', threshold: 0.1 } as const;

const useReached = (
  list: RefObject<HTMLElement | null>,
  mark: RefObject<HTMLElement | null>,
  onReach: (() => void) | undefined,
) => {
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  const isWatched = onReach !== undefined;
  useEffect(() => {
    if (!isWatched || mark.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach.current?.();
      },
      { root: list.current, ...NEAR_END },
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [list, mark, isWatched]);
};

/** Loads more at either end of a list as it comes near. Prepended entries do not move the visible ones. */
export const useBothEnds = (
  list: RefObject<HTMLElement | null>,
  ends: {
    readonly onBefore: (() => void) | undefined;
    readonly onAfter: (() => void) | undefined;
    /** Id of the first entry; a change means that entries were prepended. */
    readonly firstId: string | undefined;
  },
) => {
  const before = useRef<HTMLLIElement>(null);
  const after = useRef<HTMLLIElement>(null);
  const height = useRef(0);
  useReached(list, before, ends.onBefore);
  useReached(list, after, ends.onAfter);

  useLayoutEffect(() => {
    const grown = (list.current?.scrollHeight ?? 0) - height.current;
    if (height.current > 0 && grown > 0) list.current?.scrollBy({ top: grown, behavior: 'instant' });
  }, [list, ends.firstId]);
  useLayoutEffect(() => {
    height.current = list.current?.scrollHeight ?? 0;
  });
  return { before, after };
};
