import { afterSignIn, withSuffix } from '@footlight/domain';
import { linkedProvidersQuery } from '@footlight/state';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { useHome } from '../../shell/bar/menu-entries.js';
import { useIsLeft } from './use-is-left.js';

/**
 * Navigates to the target of the sign-in, or to the home of the menu if there is none on this site (NAV-12), or if the
 * viewer is a guest again, whose target may need the account (NAV-14). `storedQuery` is the query of the sign-in page if the
 * viewer has left the site meanwhile. A viewer who left the page while the request was pending stays where they are.
 */
export const useAfterSignIn = () => {
  const { state, addresses, origin, realm } = useSite();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isLeft = useIsLeft();
  const menuHome = useHome();
  return async (storedQuery?: URLSearchParams): Promise<void> => {
    const wanted = storedQuery ?? query;
    const outcome = afterSignIn({
      from: wanted.get('from'),
      redirectTo: wanted.get('redirectTo'),
      entryPage: wanted.get('entryPage'),
      licences: wanted.get('licences'),
      selectedLicence: wanted.get('selectedLicence'),
      suffix: realm.signIn.targetSuffix,
      isGuest: state.session.getState().user?.isGuest === true,
      menuHome,
      origin,
    });
    const target =
      outcome.type === 'path'
        ? outcome.path
        : outcome.type === 'route'
          ? withSuffix(addresses.route(outcome.route, {}, outcome.query), outcome.suffix)
          : withSuffix(addresses.route('home'), realm.signIn.targetSuffix);
    // An already signed-in viewer has just linked another provider.
    void state.queries.renew(linkedProvidersQuery);
    if (isLeft.current) return;
    await navigate(target, { replace: true });
  };
};
