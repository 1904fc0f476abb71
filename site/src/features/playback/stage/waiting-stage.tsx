import { Skeleton, useLabels } from '@footlight/ui';
import styles from '../watch/watch.module.css';

/** Skeleton of a title's page. */
export const WaitingStage = () => {
  const { t } = useLabels();
  return (
    <div className={styles['page']} role="status" aria-label={t('loading')}>
      <WaitingPicture />
      <WaitingDetails />
    </div>
  );
};

/** Placeholder while it is not known whether there will be a player. */
export const WaitingPicture = () => (
  <div className={styles['stage']}>
    <Skeleton shape="wide" className={styles['waiting']} />
  </div>
);

/** Skeleton of a title's details. */
export const WaitingDetails = () => (
  <div className={styles['details']}>
    <div className={styles['about']}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </div>
  </div>
);
