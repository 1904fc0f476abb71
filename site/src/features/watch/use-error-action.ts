import { linkOn, type AccessVerdict, type LinkTarget } from '@footlight/domain';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { useGoBack } from '../../shell/navigation/use-go-back.js';

/**
 * Leads on from an error of the player: to where its verdict on access leads from `page`, else back to where the viewer
 * came from, which is home for who came from elsewhere.
 */
export const useErrorAction = (page: LinkTarget): ((verdict: AccessVerdict | null) => void) => {
  const { addresses, realm } = useSite();
  const navigate = useNavigate();
  const goBack = useGoBack();
  return (verdict) => {
    const to = verdict === null ? null : linkOn(verdict, page, realm);
    if (to === null) goBack();
    else void navigate(addresses.target(to));
  };
};
