import { Link, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import styles from './account-frame.module.css';

/** Between the fields and the button of the login: what helps who cannot sign in. */
export const LoginHelp = () => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  if (!realm.signIn.passwordReset) return null;
  return (
    <Link
      className={styles['forgotten']}
      href={addresses.route('requestPassword', {}, { providerName: 'ID' })}
    >
      {t('forgotPassword')}
    </Link>
  );
};
