import { dateFormat } from '@footlight/i18n';
import { Button, useLabels, useViewerLocale } from '@footlight/ui';
import { useNavigate } from 'react-router-dom';
import { useSignedInUser, useSite } from '../../app/site-context.js';
import styles from './impersonation-banner.module.css';

/** Banner on every page while an administrator views another account (ACCT-26). */
export const ImpersonationBanner = () => {
  const { t, language } = useLabels();
  const { addresses } = useSite();
  const { timeZone } = useViewerLocale();
  const navigate = useNavigate();
  const user = useSignedInUser();
  if (user?.impersonation === undefined) return null;
  const { by, until } = user.impersonation;
  const time = dateFormat(language, { timeStyle: 'short', timeZone }).format(new Date(until));
  return (
    <aside className={styles['banner']} role="status">
      <p className={styles['words']}>
        {t('impersonationBanner', { admin: by, name: user.name ?? '', time })}
      </p>
      <Button className={styles['end']} onClick={() => void navigate(addresses.route('logout'))}>
        {t('impersonationEnd')}
      </Button>
    </aside>
  );
};
