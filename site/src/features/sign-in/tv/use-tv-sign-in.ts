import { createTvSignIn, type TvSignIn } from '@footlight/state';
import { useMemo } from 'react';
import { useSite } from '../../../app/site-context.js';

export interface ConfiguredTvSignIn {
  readonly signIn: TvSignIn;
  readonly baseUri: string;
  readonly requestorId: string;
}

/** The client of Adobe Pass: the service (`adobe`) or the browser (`adobeDcr`). */
export type AdobeClient = 'adobe' | 'adobeDcr';

/**
 * Sign-in with TV providers as configured in the realm; null if there is none.
 * @param client restricts it to one client; by default ADOBE_DCR takes precedence over ADOBE
 */
export const useTvSignIn = (client?: AdobeClient): ConfiguredTvSignIn | null => {
  const { state, realm } = useSite();
  const { tv } = realm.signIn;
  return useMemo(() => {
    const adobe = client === 'adobeDcr' ? null : tv.adobe;
    const adobeDcr = client === 'adobe' ? null : tv.adobeDcr;
    const settings = adobeDcr ?? adobe;
    if (settings === null) return null;
    return { signIn: createTvSignIn(state)(realm.id, { adobe, adobeDcr }), ...settings };
  }, [state, realm.id, tv, client]);
};
