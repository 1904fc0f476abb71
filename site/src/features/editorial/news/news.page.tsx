import { feedOfNews, namedFeed } from '@footlight/domain';
import { Button, Notice, useLabels } from '@footlight/ui';
import { useMaybeLoaded } from '@footlight/widgets';
import { newsFeedsQuery, newsQuery } from '@footlight/state';
import { useSearchParams } from 'react-router-dom';
import { beginNews } from './begin-news.js';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { MoreOfList } from '../../../shell/panel/more-of-list.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { newsHead } from './news-head.js';
import { NewsCards, NewsLayout } from './news-layout.js';
import { WaitingNews } from './waiting-news.js';

/** The news page; items by feed, the newest first and largest. */
export const NewsPage = () => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const [query] = useSearchParams();
  const { data: answer, error: noFeeds, retry } = useQuery(newsFeedsQuery, {});
  const feeds = answer?.feeds ?? [];
  const feedName = feedOfNews(query, feeds);
  const news = useMaybeLoaded(feedName === null ? null : state.queries.entry(newsQuery, { feedName }));

  if (noFeeds !== null) return <FailedPage error={noFeeds} onRetry={() => void retry()} />;
  if (answer === null) return <WaitingNews />;
  const named = feeds.find((feed) => feed.feedName === namedFeed(query));
  const items = news?.items ?? [];
  if (news?.error?.code === 'NEWS_NOT_FOUND')
    return <FailedPage error={news.error} onRetry={() => void news.retry()} />;
  return (
    <>
      <PageTitle of={named?.title ?? t('newsTitle')} />
      <NewsLayout feeds={feeds} feedName={feedName} addresses={addresses}>
        {news?.status === 'failed' ? (
          <Notice
            urgent
            title={t('failedTitle')}
            action={<Button onClick={() => void news.retry()}>{t('retry')}</Button>}
          />
        ) : news === null || (news.status === 'ready' && items.length === 0) ? (
          <Notice title={t('nothingHere')} text={t('nothingHereText')} />
        ) : items.length === 0 ? (
          <WaitingNews isWithinPage />
        ) : (
          <NewsCards items={items} addresses={addresses} />
        )}
        {news !== null && <MoreOfList list={news} />}
      </NewsLayout>
    </>
  );
};

export const newsPage = definePage({
  load: beginNews,
  head: import.meta.env.SSR ? newsHead : undefined,
  Component: NewsPage,
  sharedByGuests: true,
});
