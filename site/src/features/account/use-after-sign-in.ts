import { afterSignIn, withSuffix } from '@footlight/domain';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';

/** Goes where the reader wanted to be before signing in; home when that was nowhere on this site. */
export const useAfterSignIn = () => {
  const { addresses, origin, realm } = useSite();
  const navigate = useNavigate();
  const [current] = useSearchParams();
  return async (query: URLSearchParams = current): Promise<void> => {
    const outcome = afterSignIn({
      from: query.get('from'),
      redirectTo: query.get('redirectTo'),
      entryPage: query.get('entryPage'),
      licences: query.get('licences'),
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
    await navigate(target, { replace: true });
  };
};
