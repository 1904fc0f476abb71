import {
  callErrorOf,
  createDeviceSignIn,
  type CallError,
  type DeviceEnd,
  type IssuedCode,
} from '@footlight/state';
import { useEffect, useState } from 'react';
import { useSite } from '../../../app/site-context.js';

export type OwnCode =
  | { readonly stage: 'asking' }
  | { readonly stage: 'waiting'; readonly issued: IssuedCode }
  | { readonly stage: 'done' }
  | { readonly stage: DeviceEnd }
  | { readonly stage: 'failed'; readonly error: CallError };

/**
 * Requests a code of the service and waits until a viewer has confirmed it on another device (SIGN-197).
 * @param round a new value requests a new code
 */
export const useOwnCode = (round: number): OwnCode => {
  const { state } = useSite();
  const [code, setCode] = useState<OwnCode>({ stage: 'asking' });
  useEffect(() => {
    const leaving = new AbortController();
    const show = (next: OwnCode): void => {
      if (!leaving.signal.aborted) setCode(next);
    };
    const signIn = createDeviceSignIn(state);
    const run = async (): Promise<void> => {
      show({ stage: 'asking' });
      try {
        const issued = await signIn.begin();
        show({ stage: 'waiting', issued });
        const end = await signIn.waitFor(issued, leaving.signal);
        show({ stage: end ?? 'done' });
      } catch (error) {
        show({ stage: 'failed', error: callErrorOf(error) });
      }
    };
    void run();
    return () => leaving.abort();
  }, [state, round]);
  return code;
};
