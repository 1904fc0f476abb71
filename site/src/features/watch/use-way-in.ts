import { wayIn, type LinkTarget, type TitleVerdict } from '@footlight/domain';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';

/**
 * The address that the viewer of a title's page is led to instead; null where this page is the one. Nothing is known of
 * a title whose details are on their way: the player says what it is told.
 */
export const useWayIn = (verdict: TitleVerdict | null, page: LinkTarget): string | null => {
  const { addresses, realm } = useSite();
  const [query] = useSearchParams();
  if (verdict === null) return null;
  const asksInterstitial = query.get('showInterstitial') === 'true';
  const to = wayIn(verdict, page, { settings: realm, asksInterstitial });
  return to === null ? null : addresses.target(to);
};
