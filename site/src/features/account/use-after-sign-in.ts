import { afterSignIn, withSuffix } from '@footlight/domain';
import { linkedProvidersQuery } from '@footlight/state';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { useIsLeft } from './use-is-left.js';

/**
 * Goes where the viewer wanted to be before signing in; home when that was nowhere on this site. `kept` is the query of
 * the sign-in page where the viewer has been elsewhere since. A viewer who left the page while the service judged stays
 * on the page that they went to (NAV-12).
 */
export const useAfterSignIn = () => {
  const { state, addresses, origin, realm } = useSite();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isLeft = useIsLeft();
  return async (kept?: URLSearchParams): Promise<void> => {
    const wanted = kept ?? query;
    const outcome = afterSignIn({
      from: wanted.get('from'),
      redirectTo: wanted.get('redirectTo'),
      entryPage: wanted.get('entryPage'),
      licences: wanted.get('licences'),
      suffix: realm.signIn.targetSuffix,
      isGuest: false,
      menuHome: addresses.route('home'),
      origin,
    });
    const target =
      outcome.type === 'path'
        ? outcome.path
        : outcome.type === 'route'
          ? withSuffix(addresses.route(outcome.route, {}, outcome.query), outcome.suffix)
          : addresses.route('home');
    // Whoever was signed in before has linked another way to.
    void state.queries.renew(linkedProvidersQuery);
    if (isLeft.current) return;
    await navigate(target, { replace: true });
  };
};
