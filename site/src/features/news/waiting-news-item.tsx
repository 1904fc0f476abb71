import { Skeleton, useLabels } from '@footlight/ui';
import styles from './news.module.css';

/** A news item before it has come, in its shape. */
export const WaitingNewsItem = () => {
  const { t } = useLabels();
  return (
    <div className={styles['article']} role="status" aria-label={t('loading')}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="wide" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  );
};
