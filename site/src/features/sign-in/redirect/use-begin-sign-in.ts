import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { keepSignIn, type StoredSignIn } from './stored-sign-in.js';
import { queryToKeep } from './query-to-keep.js';
import type { RealmProvider } from './redirect-providers.js';

export type BeginStatus = 'idle' | 'leaving' | 'failed';

/**
 * Redirects to a provider and stores the sign-in page's query.
 * @param from path to return to instead of the one in the address
 */
export const useBeginSignIn = (from?: string) => {
  const { state, addresses } = useSite();
  const [query] = useSearchParams();
  const [status, setStatus] = useState<BeginStatus>('idle');

  const begin = async (provider: RealmProvider, flow: StoredSignIn['flow']): Promise<void> => {
    if (status === 'leaving') return;
    setStatus('leaving');
    const returnQuery = queryToKeep(query, from, addresses.route('home'));
    try {
      const address = await state.authoriseAddress({
        word: provider.clientName ?? provider.name,
        isOpenId: provider.name === 'OPENID_CONNECT',
        flow: flow === 'SIGNUP' ? flow : 'SIGNIN',
        extraParams: query.get('extraParams'),
      });
      keepSignIn(address, {
        provider: provider.name,
        clientName: provider.clientName ?? null,
        flow,
        query: returnQuery.toString(),
      });
      location.assign(address);
    } catch (error) {
      console.warn('Sign-in with the provider could not be started:', error);
      setStatus('failed');
    }
  };
  return { begin, status };
};
