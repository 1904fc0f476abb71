import type { Clock } from '../../../clock.js';
import { pageFrom } from '../../content/content-reader.js';
import type { NewsReader } from '../../content/content-ports.js';
import { newsCard } from './news-card.js';
import type { NewsRepository } from './news.repository.js';

/** News for rows: of all feeds, newest first. */
export const createLatestNews = (
  repository: NewsRepository,
  { defaultLanguage, clock }: { readonly defaultLanguage: string; readonly clock: Clock },
): NewsReader => ({
  latest: async (page, { language }) => {
    const now = new Date(clock.now());
    const rows = await repository.latest(page, now, { language, defaultLanguage });
    const { entries, paging } = pageFrom(rows, page.size, ({ id }) => id);
    return { entries: entries.map(newsCard), paging };
  },
});
