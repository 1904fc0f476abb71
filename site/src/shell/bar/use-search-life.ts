import { routeOf, searchAfterLeaving } from '@footlight/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';

/** Keeps, closes or clears the search on navigation. */
export const useSearchLife = (): void => {
  const { state } = useSite();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    const becomes = searchAfterLeaving(routeOf(last.current), routeOf(pathname));
    last.current = pathname;
    if (becomes === 'closed') state.search.getState().close();
    if (becomes === 'forgotten') state.search.getState().reset();
  }, [state, pathname]);
};
