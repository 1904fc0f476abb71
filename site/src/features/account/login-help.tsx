import { Link, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import styles from './account-frame.module.css';

/** Between the fields and the button of the login: what helps who cannot sign in. */
export const LoginHelp = () => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const { passwordReset, providers } = realm.signIn;
  const openId = providers.find(({ passwordPage }) => passwordPage !== undefined);
  if (!passwordReset && openId === undefined) return null;
  // The product's own page first; without one, the page of a provider that keeps the passwords (SIGN-102).
  const href = passwordReset
    ? addresses.route('requestPassword', {}, { providerName: 'ID' })
    : addresses.route(
        'oidcForgotPassword',
        {},
        { providerName: 'OPENID_CONNECT', clientName: openId?.clientName ?? '' },
      );
  return (
    <Link className={styles['forgotten']} href={href}>
      {t('forgotPassword')}
    </Link>
  );
};
