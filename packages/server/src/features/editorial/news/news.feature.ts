import type { FeatureTools } from '../../../feature-tools.js';
import type { NewsReader } from '../../content/content-ports.js';
import { createLatestNews } from './latest-news.js';
import { createNewsRepository } from './news.repository.js';
import { newsHandlers } from './news.routes.js';
import { createNewsService, type NewsServiceOptions } from './news.service.js';

/** Implements the interface through which content reads news. */
export const latestNewsOf = ({
  db,
  realm,
  clock,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'>): NewsReader =>
  createLatestNews(createNewsRepository(db), { defaultLanguage: realm.defaultLanguage, clock });

export const createNewsFeature = ({
  db,
  realm,
  clock,
  content,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & Pick<NewsServiceOptions, 'content'>) => {
  const repository = createNewsRepository(db);
  const news = createNewsService({ repository, content, defaultLanguage: realm.defaultLanguage, clock });
  return { news, handlers: newsHandlers(news) };
};
