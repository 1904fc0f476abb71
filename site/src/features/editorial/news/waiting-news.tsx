import { PageHeading, Skeleton, useLabels } from '@footlight/ui';
import styles from './news.module.css';

const CARDS = [0, 1, 2] as const;

/** Skeleton of the news page. */
export const WaitingNews = ({ isWithinPage = false }: { readonly isWithinPage?: boolean }) => {
  const { t } = useLabels();
  const list = (
    <div className={styles['list']} role="status" aria-label={t('loading')}>
      <div className={styles['waitingLead']}>
        <Skeleton shape="wide" />
        <div className={styles['waitingWords']}>
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      </div>
      {CARDS.map((card) => (
        <div key={card} className={styles['waitingWords']}>
          <Skeleton shape="wide" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
      ))}
    </div>
  );
  if (isWithinPage) return list;
  return (
    <section className={styles['page']}>
      <PageHeading title={t('newsTitle')} />
      {list}
    </section>
  );
};
