import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { keepSignIn, type StoredSignIn } from '../redirect/stored-sign-in.js';
import { queryToKeep } from '../redirect/query-to-keep.js';
import type { BeginStatus } from '../redirect/use-begin-sign-in.js';
import { createFirebaseToolkit } from './firebase-toolkit.js';
import { FIREBASE_RETURN, NEW_ACCOUNT, type FirebaseSettings } from './firebase-labels.js';

/**
 * Redirects to an identity provider of Firebase and stores the sign-in page's query (SIGN-144).
 * @param from path to return to instead of the one in the address
 */
export const useIdentityProvider = (
  settings: FirebaseSettings,
  flow: StoredSignIn['flow'],
  from?: string,
) => {
  const { addresses, origin } = useSite();
  const [query] = useSearchParams();
  const [status, setStatus] = useState<BeginStatus>('idle');

  const begin = async (providerId: string): Promise<void> => {
    if (status === 'leaving') return;
    setStatus('leaving');
    const returnQuery = queryToKeep(query, from);
    returnQuery.delete(NEW_ACCOUNT);
    try {
      const { address, sessionId } = await createFirebaseToolkit(settings).begin(
        providerId,
        new URL(FIREBASE_RETURN, origin).href,
      );
      keepSignIn(address, {
        provider: 'FIREBASE',
        clientName: null,
        flow,
        prefix: addresses.prefix,
        query: returnQuery.toString(),
        ticket: sessionId,
      });
      location.assign(address);
    } catch (error) {
      console.warn('Sign-in with the identity provider could not be started:', error);
      setStatus('failed');
    }
  };
  return { begin, status };
};
