import { routeOf, type RouteName } from '@footlight/domain';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSignedInUser, useSite } from '../../app/site-context.js';

/** Pages that somebody sees who has not said yet who is watching. */
const OPEN: ReadonlySet<RouteName | null> = new Set<RouteName | null>([
  'profiles',
  'logout',
  'login',
  'signup',
  'impersonate',
  'externalPage',
]);

/** A page for a viewer whose profile is known; who has several and has chosen none is asked first (ACCT-25). */
export const ChosenProfile = ({ children }: { readonly children: ReactNode }) => {
  const { addresses } = useSite();
  const user = useSignedInUser();
  const { pathname, search } = useLocation();
  const isUnknown = user !== null && user.pro === null;
  if (!isUnknown || OPEN.has(routeOf(pathname))) return children;
  return <Navigate replace to={addresses.route('profiles', {}, { from: `${pathname}${search}` })} />;
};
