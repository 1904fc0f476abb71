import type { FeatureTools } from '../../../feature-tools.js';
import type { NewsReader } from '../../content/content-ports.js';
import { createLatestNews } from './latest-news.js';
import { NewsRepository } from './news.repository.js';

/** Implements the interface through which content reads news. */
export const latestNewsOf = ({
  db,
  realm,
  clock,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'>): NewsReader =>
  createLatestNews(new NewsRepository(db), { defaultLanguage: realm.defaultLanguage, clock });
