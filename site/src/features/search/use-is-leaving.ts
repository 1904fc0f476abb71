import { useCallback, useRef } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';

/**
 * Whether the router is on its way to another page. `useNavigation()` says so only once React has rendered it, which
 * takes a while on a busy machine; a blocker is asked before each navigation, and this one blocks none.
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
