import { Mark, useLabels } from '@footlight/ui';
import styles from './waiting-page.module.css';

/** The stage before its first page: one light. */
export const WaitingPage = () => {
  const { t } = useLabels();
  return (
    <div className={styles['stage']} role="status" aria-label={t('loading')}>
      <Mark />
    </div>
  );
};
