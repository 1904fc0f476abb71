import { Link, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import styles from './account-frame.module.css';

/** Links to password help, between the fields and the submit button of the login. */
export const LoginHelp = () => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const { passwordReset, providers } = realm.signIn;
  const openId = providers.find(({ passwordPage }) => passwordPage !== undefined);
  if (!passwordReset && openId === undefined) return null;
  // Prefers the product's own page, then the page of a provider that manages passwords (SIGN-102).
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
