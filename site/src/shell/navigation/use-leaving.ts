import { leftBehind, routeOf } from '@footlight/domain';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';

/** Discards state of the page being left before the next page requests its own. */
export const useLeaving = (): void => {
  const { state } = useSite();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    const left = leftBehind(routeOf(last.current), routeOf(pathname));
    last.current = pathname;
    state.queries.leave(left);
  }, [pathname, state]);
};
