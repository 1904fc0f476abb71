import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window meets a media query, as long as it does. */
export const useMedia = (query: string): boolean => {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => globalThis.matchMedia(query).matches,
    // Nobody knows the window before scripts run.
    () => false,
  );
};
