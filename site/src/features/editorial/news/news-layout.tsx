import type { NewsItem, ResponseOf } from '@footlight/contract';
import { addressOfNews } from '@footlight/domain';
import { FilterLinks, NewsCard, PageHeading, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import type { Addresses } from '../../../navigation/addresses.js';
import styles from './news.module.css';

/** Layout of the news page: the feeds, and the items of the current one. */
export const NewsLayout = ({
  feeds,
  feedName,
  addresses,
  children,
}: {
  readonly feeds: ResponseOf<'listNewsFeeds'>['feeds'];
  /** The current feed. */
  readonly feedName: string | null;
  readonly addresses: Addresses;
  readonly children: ReactNode;
}) => {
  const { t } = useLabels();
  return (
    <section className={styles['page']}>
      <PageHeading title={t('newsTitle')}>
        {feeds.length > 1 && (
          <FilterLinks
            label={t('newsFeeds')}
            links={feeds.map(({ feedName: feed, title }) => ({
              id: feed,
              title,
              href: addresses.route('news', {}, addressOfNews(feed)),
            }))}
            currentId={feedName}
          />
        )}
      </PageHeading>
      {children}
    </section>
  );
};

/** News cards; the newest is first and largest. */
export const NewsCards = ({
  items,
  addresses,
}: {
  readonly items: readonly NewsItem[];
  readonly addresses: Addresses;
}) => (
  <div className={styles['list']}>
    {items.map((item, index) => (
      <NewsCard
        key={item.id}
        item={item}
        lead={index === 0}
        href={addresses.route('newsItem', { feedName: item.feedName, newId: item.id })}
      />
    ))}
  </div>
);
