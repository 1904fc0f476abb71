import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window meets a media query, as long as it does.
 * @param query `null` asks nothing and is never met
 * @param drawnAs what the service took for true when it drew the page; nobody knows the window before scripts run
 */
export const useMedia = (query: string | null, drawnAs = false): boolean => {
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
    () => query !== null && drawnAs,
  );
};
