import { titleRedirect, type LinkTarget, type TitleDecision } from '@footlight/domain';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';

/**
 * Address to redirect the viewer of a title's page to; null to stay. While the details are loading there is no decision,
 * and the player reports errors itself.
 */
export const useTitleRedirect = (decision: TitleDecision | null, page: LinkTarget): string | null => {
  const { addresses, realm } = useSite();
  const [query] = useSearchParams();
  if (decision === null) return null;
  const requestsInterstitial = query.get('showInterstitial') === 'true';
  const to = titleRedirect(decision, page, { settings: realm, requestsInterstitial });
  return to === null ? null : addresses.target(to);
};
