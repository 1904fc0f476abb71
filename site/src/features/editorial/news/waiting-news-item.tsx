import { Skeleton, useLabels } from '@footlight/ui';
import styles from './news.module.css';

/** Skeleton of a news item. */
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
