import { Skeleton, useLabels } from '@footlight/ui';
import styles from './composed-page.module.css';

/** What stands in place of a page of the operator’s own until it comes. */
export const WaitingWords = () => {
  const { t } = useLabels();
  return (
    <div className={styles['page']}>
      <div role="status" aria-label={t('loading')}>
        <Skeleton shape="title" />
      </div>
    </div>
  );
};
