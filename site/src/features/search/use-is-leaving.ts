import { useCallback, useRef } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';

/**
 * Whether the router is navigating to another page. `useNavigation()` reports it only after React has rendered, which
 * may take a while; a blocker is called before each navigation, and this one never blocks.
 * @see https://reactrouter.com/api/hooks/useBlocker
 */
export const useIsLeaving = (): (() => boolean) => {
  const isLeaving = useRef(false);
  const note = useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
    isLeaving.current = nextLocation.pathname !== currentLocation.pathname;
    return false;
  }, []);
  useBlocker(note);
  return useCallback(() => isLeaving.current, []);
};
