import { Skeleton, useLabels } from '@footlight/ui';
import styles from './watch.module.css';

/** The shape of a title's page before it has come. */
export const WaitingStage = () => {
  const { t } = useLabels();
  return (
    <div className={styles['page']} role="status" aria-label={t('loading')}>
      <WaitingPicture />
      <WaitingDetails />
    </div>
  );
};

/** The player's place while it is not known whether there will be one. */
export const WaitingPicture = () => (
  <div className={styles['stage']}>
    <Skeleton shape="wide" className={styles['waiting']} />
  </div>
);

/** The shape of what is to be said of a title. */
export const WaitingDetails = () => (
  <div className={styles['details']}>
    <div className={styles['about']}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </div>
  </div>
);
