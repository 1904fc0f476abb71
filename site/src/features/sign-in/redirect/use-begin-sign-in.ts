import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { keepSignIn, type StoredSignIn } from './stored-sign-in.js';
import { queryToKeep } from './query-to-keep.js';
import type { RealmProvider } from './redirect-providers.js';

export type BeginStatus = 'idle' | 'leaving' | 'failed';

export interface BeginOptions {
  /** Path to return to instead of the one in the address. */
  readonly from?: string | undefined;
  /** App that the sign-in returns to instead of the one in the address (SIGN-90). */
  readonly bundleId?: string | undefined;
}

/** Redirects to a provider and stores the sign-in page's query. */
export const useBeginSignIn = ({ from, bundleId }: BeginOptions = {}) => {
  const { state, addresses } = useSite();
  const [query] = useSearchParams();
  const [status, setStatus] = useState<BeginStatus>('idle');

  const begin = async (provider: RealmProvider, flow: StoredSignIn['flow']): Promise<void> => {
    if (status === 'leaving') return;
    setStatus('leaving');
    const returnQuery = queryToKeep(query, from, bundleId);
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
        prefix: addresses.prefix,
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
