import { tvProviderAddress } from '@footlight/domain';
import { callErrorOf, type CallError } from '@footlight/state';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { keepDevice } from './signed-in-device.js';
import type { ConfiguredTvSignIn } from './use-tv-sign-in.js';

export interface ToProvider {
  /** Adobe's id of the provider that the viewer is being redirected to, or null. */
  readonly goingTo: string | null;
  readonly error: CallError | null;
  readonly go: (providerId: string) => Promise<void>;
}

export interface Errand {
  /** Code of another screen; if undefined, this device signs in with its own code. */
  readonly code?: string;
  /** Query to continue with afterwards. */
  readonly entry?: Readonly<Record<string, string>>;
}

/** Redirects the viewer to a TV provider, which redirects back to the success page. */
export const useToProvider = (tvSignIn: ConfiguredTvSignIn, { code, entry = {} }: Errand): ToProvider => {
  const { addresses, origin } = useSite();
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  return {
    goingTo,
    error,
    go: async (providerId) => {
      if (goingTo !== null) return;
      setGoingTo(providerId);
      setError(null);
      try {
        const wanted = code ?? (await tvSignIn.signIn.begin(entry));
        const back = addresses.route('providers', {
          result: 'success',
          ...(code === undefined ? {} : { device: 'tv' }),
        });
        if (code !== undefined) keepDevice(code);
        const { baseUri, requestorId } = tvSignIn;
        const { hostname: site } = new URL(origin);
        location.assign(
          tvProviderAddress({
            baseUri,
            requestorId,
            providerId,
            code: wanted,
            site,
            backTo: `${origin}${back}`,
          }),
        );
      } catch (error) {
        setGoingTo(null);
        setError(callErrorOf(error));
      }
    },
  };
};
