import { useEffect, useRef, type RefObject } from 'react';

/** One viewport of margin is enough for the next rows to load before they become visible. */
const AHEAD = '100% 0px';

/** Calls `onNear` when the element comes within `ahead` of the viewport; checks again whenever `state` changes. */
export const useNearEnd = (
  onNear: () => void,
  state: string | number,
  ahead = AHEAD,
): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (element.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: ahead },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [state, ahead]);
  return element;
};
