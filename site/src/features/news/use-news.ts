import { feedOfNews } from '@footlight/domain';
import { createNewsFeedsStore, createNewsItemStore, createNewsStore } from '@footlight/state';
import type { LoadPage, PageContext } from '../../app/define-page.js';
import { createPageStore } from '../../app/page-store.js';

export const useNewsFeeds = createPageStore(createNewsFeedsStore, 'news');
export const useNews = createPageStore(createNewsStore, 'news');
export const useNewsItem = createPageStore(createNewsItemStore, 'news');

const loadNews = async (site: PageContext['site'], feedName: string | null): Promise<void> => {
  if (feedName !== null) await useNews.of(site).getState().load(feedName);
};

export const beginNews: LoadPage = async ({ site, query }) => {
  const feeds = useNewsFeeds.of(site);
  const named = feedOfNews(query, []);
  await Promise.all([feeds.getState().load({}), loadNews(site, named)]);
  if (named === null) await loadNews(site, feedOfNews(query, feeds.getState().value?.feeds ?? []));
};

export const beginNewsItem: LoadPage = ({ site, params: { feedName = '', newId = '' } }) =>
  Promise.all([
    useNewsItem.of(site).getState().load({ feedName, newId }),
    useNewsFeeds.of(site).getState().load({}),
  ]);
