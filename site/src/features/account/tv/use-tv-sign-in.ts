import type { TvSignIn } from '@footlight/state';
import { useMemo } from 'react';
import { useSite } from '../../../app/site-context.js';

export interface TvDesk {
  readonly signIn: TvSignIn;
  readonly baseUri: string;
  readonly requestorId: string;
}

/** Sign-in at TV providers, as the realm has it; null where it has none. ADOBE_DCR goes before ADOBE. */
export const useTvSignIn = (): TvDesk | null => {
  const { state, realm } = useSite();
  const { tv } = realm.signIn;
  return useMemo(() => {
    const settings = tv.adobeDcr ?? tv.adobe;
    return settings === null ? null : { signIn: state.tvSignIn(realm.id, tv), ...settings };
  }, [state, realm.id, tv]);
};
