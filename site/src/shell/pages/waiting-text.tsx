import { Skeleton, useLabels } from '@footlight/ui';
import styles from './composed-page.module.css';

/** Placeholder of an operator's page. */
export const WaitingText = () => {
  const { t } = useLabels();
  return (
    <div className={styles['page']}>
      <div role="status" aria-label={t('loading')}>
        <Skeleton shape="title" />
      </div>
    </div>
  );
};
