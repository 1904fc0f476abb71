import { callErrorOf, type CallError } from '@footlight/state';
import { useEffect, useState } from 'react';
import type { ConfiguredTvSignIn } from './use-tv-sign-in.js';

/** Polling interval of the sign-in status. */
const POLL_MS = 5000;
/** Lifetime of a code in the service. */
const CODE_MS = 30 * 60_000;

export type DeviceCode =
  | { readonly stage: 'asking' }
  | { readonly stage: 'waiting'; readonly code: string }
  | { readonly stage: 'done' }
  | { readonly stage: 'over' }
  | { readonly stage: 'failed'; readonly error: CallError };

/**
 * Creates a code and polls every five seconds whether it was used (SIGN-67). @param round a new value requests a new
 * code
 */
export const useDeviceCode = (tvSignIn: ConfiguredTvSignIn, round: number): DeviceCode => {
  const [state, setState] = useState<DeviceCode>({ stage: 'asking' });
  useEffect(() => {
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: DeviceCode): void => {
      if (!ended) setState(next);
    };
    const poll = async (until: number): Promise<void> => {
      if (ended) return;
      try {
        if (await tvSignIn.signIn.poll()) show({ stage: 'done' });
        else if (Date.now() > until) show({ stage: 'over' });
        else timer = setTimeout(() => void poll(until), POLL_MS);
      } catch (error) {
        show({ stage: 'failed', error: callErrorOf(error) });
      }
    };
    const begin = async (): Promise<void> => {
      show({ stage: 'asking' });
      try {
        const code = await tvSignIn.signIn.begin();
        show({ stage: 'waiting', code });
        const until = Date.now() + CODE_MS;
        timer = setTimeout(() => void poll(until), POLL_MS);
      } catch (error) {
        show({ stage: 'failed', error: callErrorOf(error) });
      }
    };
    void begin();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [tvSignIn, round]);
  return state;
};
