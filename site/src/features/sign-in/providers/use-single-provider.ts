import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { isRedirected } from '../redirect/redirect-providers.js';
import { useBeginSignIn } from '../redirect/use-begin-sign-in.js';
import { pageWordOf } from '../tv/partners.js';

/**
 * Redirects to the realm's only provider (SIGN-2): to the provider itself, or to its page on this site if it has one.
 * `local=1` in the address keeps the page (SIGN-87), and so does a provider that cannot be reached.
 */
export const useSingleProvider = (
  isWanted: boolean,
  /** False until it is known that the viewer is a guest; the page waits for it. */
  isReady: boolean,
  flow: 'SIGNIN' | 'SIGNUP',
): { readonly isLeaving: boolean } => {
  const { realm, addresses } = useSite();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { begin, status } = useBeginSignIn();
  const hasStarted = useRef(false);
  const [only, ...others] = realm.signIn.providers;
  const provider = only !== undefined && others.length === 0 ? only : null;
  const page = provider === null ? undefined : pageWordOf(provider.name);
  const leads = provider !== null && (isRedirected(provider) || page !== undefined);
  const isDue = isWanted && leads && !query.has('code') && query.get('local') !== '1';
  useEffect(() => {
    if (!isDue || !isReady || provider === null || hasStarted.current) return;
    hasStarted.current = true;
    if (page === undefined) void begin(provider, flow);
    else
      void navigate(
        addresses.route(
          'loginProvider',
          { authProvider: page },
          { ...Object.fromEntries(query), ...(flow === 'SIGNUP' ? { type: 'signup' } : {}) },
        ),
        { replace: true },
      );
  }, [isDue, isReady, provider, page, begin, query, flow, navigate, addresses]);
  return { isLeaving: isDue && status !== 'failed' };
};
