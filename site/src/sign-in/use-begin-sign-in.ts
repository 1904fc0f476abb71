import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../app/site-context.js';
import { keepSignIn, type KeptSignIn } from './kept-sign-in.js';
import type { RealmProvider } from './redirect-providers.js';

export type BeginStatus = 'idle' | 'leaving' | 'failed';

/**
 * Sends the browser to a provider, keeping what the sign-in page was asked for.
 * @param from path to come back to, in place of the one that the address names
 */
export const useBeginSignIn = (from?: string) => {
  const { state, addresses } = useSite();
  const [query] = useSearchParams();
  const [status, setStatus] = useState<BeginStatus>('idle');

  const begin = async (provider: RealmProvider, flow: KeptSignIn['flow']): Promise<void> => {
    if (status === 'leaving') return;
    setStatus('leaving');
    const kept = new URLSearchParams(from === undefined ? query : { from });
    // The reader comes back in the default language; home is the one of the language that they left.
    const isAimed = kept.has('entryPage') || kept.has('from');
    const home = addresses.route('home');
    if (!isAimed) kept.set('from', home);
    try {
      const address = await state.authoriseAddress({
        word: provider.clientName ?? provider.name,
        isOpenId: provider.name === 'OPENID_CONNECT',
        flow,
        extraParams: query.get('extraParams'),
      });
      keepSignIn(address, {
        provider: provider.name,
        clientName: provider.clientName ?? null,
        flow,
        query: kept.toString(),
      });
      location.assign(address);
    } catch (error) {
      console.warn('The way to the provider could not be had:', error);
      setStatus('failed');
    }
  };
  return { begin, status };
};
