import { outsideSignIn, returnTarget } from '@footlight/domain';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { useSingleProvider } from './providers/use-single-provider.js';
import { WaitingPage } from '../../shell/pages/waiting-page.js';

/**
 * Renders the site's own sign-in or sign-up. Redirects to the external provider instead if one is configured (SIGN-2),
 * unless the address has `local=1` (SIGN-87).
 */
export const OwnSignIn = ({ children }: { readonly children: ReactNode }) => {
  const { realm, addresses, origin } = useSite();
  const [query] = useSearchParams();
  const wanted = query.get('from');
  const back = returnTarget(wanted, origin) ?? addresses.route('home');
  const outside =
    query.has('code') || query.get('local') === '1' ? null : outsideSignIn(realm.signIn, `${origin}${back}`);
  useEffect(() => {
    if (outside !== null) location.replace(outside);
  }, [outside]);
  const { isLeaving } = useSingleProvider(outside === null);
  return outside === null && !isLeaving ? children : <WaitingPage />;
};
