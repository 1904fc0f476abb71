import { routeOf, type RouteName } from '@footlight/domain';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSignedInUser, useSite } from '../../app/site-context.js';
import { SIGN_IN_PAGES } from './sign-in-pages.js';

/** Pages by which a sign-up is completed, or left. */
const OPEN: ReadonlySet<RouteName | null> = new Set<RouteName | null>(SIGN_IN_PAGES);

/** Redirects viewers whose account the service requires something of to the sign-up, which goes on there (SIGN-166). */
export const CompleteSignUp = ({ children }: { readonly children: ReactNode }) => {
  const { addresses } = useSite();
  const user = useSignedInUser();
  const { pathname, search } = useLocation();
  const route = routeOf(pathname);
  if (user?.signUpOpen !== true || OPEN.has(route)) return children;
  // Terms that have changed are agreed to by an adult's profile, which is chosen there (SIGN-174).
  if (route === 'profiles' && user.pro?.tp !== 'adult') return children;
  return <Navigate replace to={addresses.route('signup', {}, { from: `${pathname}${search}` })} />;
};
