import type { LiveDetails, VodDetails } from '@footlight/contract';
import { signInToWatch, wayIn, type LinkTarget } from '@footlight/domain';
import { useSearchParams } from 'react-router-dom';
import { useReader, useSite } from '../../app/site-context.js';

export interface WayOfPage {
  /** The address to be at instead; null where this page is the one. */
  readonly to: string | null;
  /** Whether it is not known yet. */
  readonly waits: boolean;
}

const HERE: WayOfPage = { to: null, waits: false };

/**
 * Where the viewer of a title's page is led. Nothing is known of a title whose details are on their way: the player
 * says what it is told.
 */
export const useWayIn = (
  details: VodDetails | LiveDetails | null,
  page: LinkTarget,
  isStale: boolean,
): WayOfPage => {
  const { addresses, realm } = useSite();
  const [query] = useSearchParams();
  const reader = useReader();
  if (details === null) return HERE;
  const way = wayIn(details, {
    interstitial: realm.interstitial.vod,
    asksInterstitial: query.get('showInterstitial') === 'true',
    isGuest: reader?.isGuest ?? null,
    isStale,
  });
  const { params, query: own } = page;
  switch (way) {
    case 'wait':
      return { to: null, waits: true };
    case 'signIn':
      return { to: addresses.target(signInToWatch(page)), waits: false };
    case 'interstitial':
      return { to: addresses.route('interstitial', params, own), waits: false };
    case 'purchase':
      return { to: addresses.route('purchase', {}, { from: addresses.target(page) }), waits: false };
    case 'play':
    case 'geoblocked':
    case 'notPlayable':
      return HERE;
  }
};
