import { tvProviderAddress } from '@footlight/domain';
import { failureOf, type Failure } from '@footlight/state';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import type { TvDesk } from './use-tv-sign-in.js';

export interface ToProvider {
  /** Adobe's id of the provider that the viewer is being taken to; null while none is. */
  readonly goingTo: string | null;
  readonly failure: Failure | null;
  readonly go: (providerId: string) => Promise<void>;
}

export interface Errand {
  /** The code of another screen; undefined signs this one in, with a code of its own. */
  readonly code?: string;
  /** The query to go on with afterwards. */
  readonly entry?: Readonly<Record<string, string>>;
}

/** Takes the viewer to a TV provider, and from there back to the page of success. */
export const useToProvider = (desk: TvDesk, { code, entry = {} }: Errand): ToProvider => {
  const { addresses, origin } = useSite();
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    goingTo,
    failure,
    go: async (providerId) => {
      if (goingTo !== null) return;
      setGoingTo(providerId);
      setFailure(null);
      try {
        const wanted = code ?? (await desk.signIn.begin(entry));
        const back = addresses.route('providers', {
          result: 'success',
          ...(code === undefined ? {} : { device: 'tv' }),
        });
        const { baseUri, requestorId } = desk;
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
        setFailure(failureOf(error));
      }
    },
  };
};
