import { Skeleton, useLabels } from '@footlight/ui';
import styles from './series.module.css';

/** Skeleton of a series page. */
export const WaitingSeries = () => {
  const { t } = useLabels();
  return (
    <div className={styles['waiting']} role="status" aria-label={t('loading')}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </div>
  );
};
