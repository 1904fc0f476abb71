import { feedOfNews } from '@footlight/domain';
import { createNewsFeedsStore, createNewsItemStore, createNewsStore } from '@footlight/state';
import type { BeginPage } from '../../app/begin-page.js';
import { createPageStore } from '../../app/page-store.js';

export const useNewsFeeds = createPageStore(createNewsFeedsStore, 'news');
export const useNews = createPageStore(createNewsStore, 'news');
export const useNewsItem = createPageStore(createNewsItemStore, 'news');

const loadNews = async (site: Parameters<BeginPage>[0], feedName: string | null): Promise<void> => {
  if (feedName !== null) await useNews.of(site).getState().load(feedName);
};

export const beginNews: BeginPage = async (site, { query }) => {
  const feeds = useNewsFeeds.of(site);
  const named = feedOfNews(query, []);
  await Promise.all([feeds.getState().load({}), loadNews(site, named)]);
  if (named === null) await loadNews(site, feedOfNews(query, feeds.getState().value?.feeds ?? []));
};

export const beginNewsItem: BeginPage = (site, { params: { feedName = '', newId = '' } }) =>
  Promise.all([
    useNewsItem.of(site).getState().load({ feedName, newId }),
    useNewsFeeds.of(site).getState().load({}),
  ]);
