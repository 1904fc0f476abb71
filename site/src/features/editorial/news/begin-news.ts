import { feedOfNews } from '@footlight/domain';
import { newsFeedsQuery, newsItemQuery, newsQuery } from '@footlight/state';
import type { LoadPage, PageContext } from '../../../app/define-page.js';
import { loadAhead } from '../../../app/use-query.js';

type Site = PageContext['site'];

const loadNews = async (site: Site, feedName: string | null): Promise<void> => {
  if (feedName !== null) await loadAhead(site, newsQuery, { feedName });
};

export const beginNews: LoadPage = async ({ site, query }) => {
  const named = feedOfNews(query, []);
  await Promise.all([loadAhead(site, newsFeedsQuery, {}), loadNews(site, named)]);
  const { data } = site.state.queries.entry(newsFeedsQuery, {}).getState();
  if (named === null) await loadNews(site, feedOfNews(query, data?.feeds ?? []));
};

export const beginNewsItem: LoadPage = ({ site, params: { feedName = '', newId = '' } }) =>
  Promise.all([loadAhead(site, newsItemQuery, { feedName, newId }), loadAhead(site, newsFeedsQuery, {})]);
