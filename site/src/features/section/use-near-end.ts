import { useEffect, useRef, type RefObject } from 'react';

/** A screen before the end is early enough for the next rows to be there when the viewer is. */
const AHEAD = '100% 0px';

/** Calls `onNear` when the element comes as near to the window as that; asked anew whenever `state` does. */
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
