import { Skeleton, useLabels } from '@footlight/ui';
import styles from './fighter.module.css';

/** Skeleton of a fighter's page. */
export const WaitingFighter = () => {
  const { t } = useLabels();
  return (
    <div className={styles['head']} role="status" aria-label={t('loading')}>
      <div className={styles['portrait']} />
      <div className={styles['who']}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
    </div>
  );
};
