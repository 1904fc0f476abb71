import { linkOn, type AccessDecision, type LinkTarget } from '@footlight/domain';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { useGoBack } from '../../../shell/navigation/use-go-back.js';

/**
 * Handles the error actions of the player: follows the access decision from `page`, else returns to the previous page,
 * or home for viewers who arrived from elsewhere.
 */
export const useErrorAction = (page: LinkTarget): ((decision: AccessDecision | null) => void) => {
  const { addresses, realm } = useSite();
  const navigate = useNavigate();
  const goBack = useGoBack();
  return (decision) => {
    const to = decision === null ? null : linkOn(decision, page, realm);
    if (to === null) goBack();
    else void navigate(addresses.target(to));
  };
};
