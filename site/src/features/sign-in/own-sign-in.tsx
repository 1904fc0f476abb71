import { outsideSignIn, returnTarget } from '@footlight/domain';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { SocialSignIn } from './providers/social-sign-in.js';
import { useSingleProvider } from './providers/use-single-provider.js';
import { socialProviderOf } from './redirect/opened-provider.js';
import { WaitingPage } from '../../shell/pages/waiting-page.js';

/**
 * Renders the site's own sign-in or sign-up. Redirects to the external provider instead if one is configured (SIGN-2),
 * unless the address has `local=1` (SIGN-87) or the viewer is signed in, and offers only the social provider that the
 * query names (SIGN-192).
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
  if (isGuest && (outside !== null || isLeaving)) return <WaitingPage />;
  const social = socialProviderOf(realm.signIn.providers, query);
  return isGuest && social !== undefined ? <SocialSignIn provider={social} flow={flow} /> : children;
};
