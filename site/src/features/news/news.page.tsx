import { feedOfNews, namedFeed } from '@footlight/domain';
import { Button, Notice, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useDocument } from '../../app/use-document.js';
import { FailedPage } from '../../shell/failed-page.js';
import { MoreOfList } from '../../shell/more-of-list.js';
import { PageTitle } from '../../shell/page-title.js';
import { NewsCards, NewsLayout } from './news-layout.js';
import { beginNews, useNews, useNewsFeeds } from './use-news.js';
import { WaitingNews } from './waiting-news.js';

const NO_PARAMS = {};

/** What is new, by subject: the newest first and largest. */
export const NewsPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const [query] = useSearchParams();
  const news = useNews();
  const newsFeeds = useNewsFeeds();
  const { value: answer, failure: noFeeds, retry } = useDocument(newsFeeds, NO_PARAMS);
  const { id, status, failure, items, paging, more, load, loadMore } = useStore(news);
  const feeds = answer?.feeds ?? [];
  const feedName = feedOfNews(query, feeds);
  useEffect(() => {
    if (feedName !== null) void load(feedName);
  }, [feedName, load]);

  if (noFeeds !== null) return <FailedPage failure={noFeeds} onRetry={retry} />;
  if (answer === null) return <WaitingNews />;
  const named = feeds.find((feed) => feed.feedName === namedFeed(query));
  const isHeld = id === feedName;
  if (isHeld && failure?.code === 'NEWS_NOT_FOUND')
    return <FailedPage failure={failure} onRetry={() => void load(feedName ?? '')} />;
  return (
    <>
      <PageTitle of={named?.title ?? t('newsTitle')} />
      <NewsLayout feeds={feeds} feedName={feedName} addresses={addresses}>
        {isHeld && status === 'failed' ? (
          <Notice
            urgent
            title={t('failedTitle')}
            action={feedName !== null && <Button onClick={() => void load(feedName)}>{t('retry')}</Button>}
          />
        ) : feedName === null || (isHeld && status === 'ready' && items.length === 0) ? (
          <Notice title={t('nothingHere')} text={t('nothingHereText')} />
        ) : items.length === 0 || !isHeld ? (
          <WaitingNews isWithinPage />
        ) : (
          <NewsCards items={items} addresses={addresses} />
        )}
        {isHeld && <MoreOfList more={more} paging={paging} onMore={() => void loadMore()} />}
      </NewsLayout>
    </>
  );
};

export const newsPage = definePage({ load: beginNews, Component: NewsPage });
