import { returnTarget } from '@footlight/domain';
import { Link, useLabels } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import styles from './account-frame.module.css';

/** Link from a page beside sign-in back to the page that opened it, or to sign-in. */
export const BackLink = () => {
  const { t } = useLabels();
  const { addresses, origin } = useSite();
  const [query] = useSearchParams();
  const wanted = query.get('from');
  return (
    <p className={styles['other']}>
      <Link href={returnTarget(wanted, origin) ?? addresses.route('login')}>{t('backToSignIn')}</Link>
    </p>
  );
};
