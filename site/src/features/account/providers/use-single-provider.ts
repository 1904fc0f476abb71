import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { twinOf } from './provider-twins.js';
import { useBeginSignIn } from './use-begin-sign-in.js';

/**
 * Leads straight to the provider where it is the only one of the realm (SIGN-2); `local=1` in the address keeps the page
 * (SIGN-87), and so does a provider that cannot be reached.
 */
export const useSingleProvider = (isWanted: boolean): { readonly isLeaving: boolean } => {
  const { realm } = useSite();
  const [query] = useSearchParams();
  const { begin, status } = useBeginSignIn();
  const hasBegun = useRef(false);
  const [only, ...others] = realm.signIn.providers;
  const provider = only !== undefined && others.length === 0 && twinOf(only.name) !== undefined ? only : null;
  const isDue = isWanted && provider !== null && !query.has('code') && query.get('local') !== '1';
  useEffect(() => {
    if (!isDue || hasBegun.current) return;
    hasBegun.current = true;
    void begin(provider, query.get('type') === 'signup' ? 'SIGNUP' : 'SIGNIN');
  }, [isDue, provider, begin, query]);
  return { isLeaving: isDue && status !== 'failed' };
};
