import { routeOf } from '@footlight/domain';
import { Link, useLabels } from '@footlight/ui';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import styles from './account-frame.module.css';

/** Links to password help, between the fields and the submit button of the login. */
export const LoginHelp = ({
  email = '',
}: {
  /** The address that has been typed, which the next form then has. */
  readonly email?: string;
}) => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const { passwordReset, providers } = realm.signIn;
  const { pathname, search } = useLocation();
  // The way back to a gift, for instance; a login without a target needs none (SIGN-27).
  const isPlain = routeOf(pathname) === 'login' && !new URLSearchParams(search).has('from');
  const carried = {
    ...(email === '' ? {} : { email }),
    ...(isPlain ? {} : { from: `${pathname}${search}` }),
  };
  const openId = providers.find(({ passwordPage }) => passwordPage !== undefined);
  if (!passwordReset && openId === undefined) return null;
  // Prefers the product's own page, then the page of a provider that manages passwords (SIGN-102).
  const href = passwordReset
    ? addresses.route('requestPassword', {}, { providerName: 'ID', ...carried })
    : addresses.route(
        'oidcForgotPassword',
        {},
        { providerName: 'OPENID_CONNECT', clientName: openId?.clientName ?? '', ...carried },
      );
  return (
    <Link className={styles['forgotten']} href={href}>
      {t('forgotPassword')}
    </Link>
  );
};
