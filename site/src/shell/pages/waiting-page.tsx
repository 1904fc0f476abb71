import { Mark, useLabels } from '@footlight/ui';
import styles from './waiting-page.module.css';

/** Full-page placeholder while the first page loads. */
export const WaitingPage = () => {
  const { t } = useLabels();
  return (
    <div className={styles['stage']} role="status" aria-label={t('loading')}>
      <Mark />
    </div>
  );
};
