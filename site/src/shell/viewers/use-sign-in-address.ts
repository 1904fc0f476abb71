import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { signInQuery } from '../../navigation/sign-in-query.js';

/** Address of the sign-in page, which returns to the current page afterwards. */
export const useSignInAddress = (): string => {
  const { addresses } = useSite();
  const { pathname, search } = useLocation();
  return addresses.route('login', {}, signInQuery(pathname, search));
};
