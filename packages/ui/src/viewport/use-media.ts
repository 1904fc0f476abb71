import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window currently matches a media query.
 * @param query `null` never matches
 * @param serverValue the value for server rendering, where the size of the window is unknown
 */
export const useMedia = (query: string | null, serverValue = false): boolean => {
  const watch = useCallback(
    (onChange: () => void) => {
      if (query === null) return () => {};
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => query !== null && globalThis.matchMedia(query).matches,
    () => query !== null && serverValue,
  );
};
