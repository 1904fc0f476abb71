import { signInToWatch, type LinkTarget } from '@footlight/domain';
import type { PlayerErrorAction } from '@footlight/player';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { useGoBack } from '../../shell/use-go-back.js';

/**
 * Leads on from an error of the player: to sign-in and back to `page`, to what opens the title, or back to where
 * the viewer came from, which is home for who came from elsewhere.
 */
export const useErrorAction = (page: LinkTarget): ((action: PlayerErrorAction) => void) => {
  const { addresses, realm } = useSite();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { route, params } = page;
  const eventId = params['eventId'] ?? '';
  return (action) => {
    if (action === 'sign-in') void navigate(addresses.target(signInToWatch(page)));
    else if (action === 'purchase' && realm.interstitial.vod && route === 'vod')
      void navigate(addresses.route('interstitial', { eventId }, page.query));
    else if (action === 'purchase')
      void navigate(addresses.route('purchase', {}, { from: addresses.target(page) }));
    else goBack();
  };
};
