import { routeOf, type RouteName } from '@footlight/domain';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSignedInUser, useSite } from '../../app/site-context.js';
import { SIGN_IN_PAGES } from './sign-in-pages.js';

/** Pages that are accessible before a profile is chosen. */
const OPEN: ReadonlySet<RouteName | null> = new Set<RouteName | null>(['profiles', ...SIGN_IN_PAGES]);

/** Redirects viewers who have not chosen a profile yet to the profiles page (ACCT-25). */
export const ChosenProfile = ({ children }: { readonly children: ReactNode }) => {
  const { addresses } = useSite();
  const user = useSignedInUser();
  const { pathname, search } = useLocation();
  const isUnknown = user !== null && user.pro === null;
  if (!isUnknown || OPEN.has(routeOf(pathname))) return children;
  return <Navigate replace to={addresses.route('profiles', {}, { from: `${pathname}${search}` })} />;
};
