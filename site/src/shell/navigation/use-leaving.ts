import { leftBehind, routeOf } from '@footlight/domain';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';

/** Drops what belongs to the page that is left, before the next one asks for its own. */
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
