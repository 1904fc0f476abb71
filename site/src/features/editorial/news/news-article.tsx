import type { ResponseOf } from '@footlight/contract';
import { UP_TO_TABLET } from '@footlight/tokens';
import { Artwork, Link, PageHeading, formatDay, useLabels, useViewerLocale } from '@footlight/ui';
import type { ReactNode } from 'react';
import type { Addresses } from '../../../navigation/addresses.js';
import styles from './news.module.css';

/** A news item with its author, date and text. */
export const NewsArticle = ({
  item,
  feeds,
  addresses,
  share,
}: {
  readonly item: ResponseOf<'getNewsItem'>;
  /** The feeds loaded so far. */
  readonly feeds: ResponseOf<'listNewsFeeds'>['feeds'];
  readonly addresses: Addresses;
  /** Share button, below the text. */
  readonly share?: ReactNode;
}) => {
  const { t, language } = useLabels();
  const place = useViewerLocale();
  const { feedName } = item;
  const feed = feeds.find((one) => one.feedName === feedName)?.title ?? t('newsTitle');
  return (
    <article className={styles['article']}>
      <Link href={addresses.route('news', {}, { feed: feedName })} className={styles['feed'] ?? ''}>
        {feed}
      </Link>
      <PageHeading title={item.title} />
      <p className={styles['summary']}>{item.summary}</p>
      <p className={styles['byline']}>
        {item.author !== null && <span>{t('newsBy', { name: item.author })}</span>}
        <time dateTime={item.publishedAt}>{formatDay(item.publishedAt, language, place)}</time>
      </p>
      {item.image !== null && (
        <div className={styles['figure']}>
          <Artwork image={item.image} sizes={`${UP_TO_TABLET} 94vw, 1024px`} eager />
        </div>
      )}
      <div className={styles['text']}>
        {item.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {share}
    </article>
  );
};
