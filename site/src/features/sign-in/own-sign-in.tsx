import { outsideSignIn, returnTarget } from '@footlight/domain';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { useSingleProvider } from './providers/use-single-provider.js';
import { WaitingPage } from '../../shell/pages/waiting-page.js';

/**
 * Renders the site's own sign-in or sign-up. Redirects to the external provider instead if one is configured (SIGN-2),
 * unless the address has `local=1` (SIGN-87) or the viewer is signed in.
 */
export const OwnSignIn = ({
  flow,
  children,
}: {
  readonly flow: 'SIGNIN' | 'SIGNUP';
  readonly children: ReactNode;
}) => {
  const { state, realm, addresses, origin } = useSite();
  const { user, status } = useStore(state.session);
  const isUnknown = user === null && status !== 'failed';
  const isGuest = user?.isGuest !== false;
  const [query] = useSearchParams();
  const wanted = query.get('from');
  const back = returnTarget(wanted, origin) ?? addresses.route('home');
  const outside =
    query.has('code') || query.get('local') === '1' ? null : outsideSignIn(realm.signIn, `${origin}${back}`);
  const leaves = isGuest && !isUnknown;
  useEffect(() => {
    if (outside !== null && leaves) location.replace(outside);
  }, [outside, leaves]);
  const { isLeaving } = useSingleProvider(outside === null && isGuest, leaves, flow);
  return isGuest && (outside !== null || isLeaving) ? <WaitingPage /> : children;
};
