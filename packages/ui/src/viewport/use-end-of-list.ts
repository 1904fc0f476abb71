import { useEffect, useRef } from 'react';

/** When the end of a list counts as reached (ROW-8). */
const NEAR_END = { rootMargin: '50px', threshold: 0.1 } as const;

/** How long the end must stay near before an infinite list loads the next page (ROW-8). */
export const INFINITE_LOAD_DEBOUNCE_MS = 500;

/**
 * Calls `onReach` whenever the end of a scrolling list comes near.
 * @param debounceMs how long it must stay near, so that scrolling past it loads nothing
 */
export const useEndOfList = (isWatched: boolean, onReach: () => void, debounceMs = 0) => {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    if (!isWatched || end.current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting !== true) return;
        if (debounceMs === 0) reach.current();
        else timer = setTimeout(() => reach.current(), debounceMs);
      },
      { root: list.current, ...NEAR_END },
    );
    observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isWatched, debounceMs]);
  return { list, end };
};
