import { PAGE_SIZES, type ContentItem, type ParamsOf, type QueryOf, type ReplyOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import { pageFrom, type ContentReader, type ContentView } from '../../content/content-reader.js';
import { newsCard, newsItem } from './news-card.js';
import type { NewsRepository } from './news.repository.js';

export interface NewsService {
  feeds(view: ContentView): Promise<ReplyOf<'listNewsFeeds'>>;
  /** @throws {ApiError} NEWS_NOT_FOUND for an unknown feed */
  list(feedName: string, query: QueryOf<'listNews'>, view: ContentView): Promise<ReplyOf<'listNews'>>;
  /** News items as content cards; unpublished and deleted items are left out. */
  cards(ids: readonly string[], view: ContentView): Promise<ContentItem[]>;
  /** @throws {ApiError} NEWS_NOT_FOUND, also for an item that is not published yet */
  item(params: ParamsOf<'getNewsItem'>, view: ContentView): Promise<ReplyOf<'getNewsItem'>>;
}

export interface NewsServiceOptions {
  readonly repository: NewsRepository;
  readonly content: ContentReader;
  readonly defaultLanguage: string;
  readonly clock: Clock;
}

export const createNewsService = (options: NewsServiceOptions): NewsService => {
  const { repository, content, defaultLanguage, clock } = options;
  const readingOf = ({ language }: ContentView) => ({ language, defaultLanguage });

  return {
    feeds: async (view) => ({ feeds: await repository.feeds(readingOf(view)) }),

    list: async (feedName, { rpp = PAGE_SIZES.news, lastSeen }, view) => {
      const now = new Date(clock.now());
      const rows = await repository.items(feedName, { size: rpp, lastSeen }, now, readingOf(view));
      if (rows.length === 0 && !(await repository.feedExists(feedName))) throw new ApiError('NEWS_NOT_FOUND');
      const { entries, paging } = pageFrom(rows, rpp, ({ id }) => id);
      return { items: entries.map(newsItem), paging };
    },

    cards: async (ids, view) =>
      (await repository.byIds(ids, new Date(clock.now()), readingOf(view))).map(newsCard),

    item: async ({ feedName, newId }, view) => {
      const stored = await repository.item(feedName, newId, new Date(clock.now()), readingOf(view));
      if (stored === null) throw new ApiError('NEWS_NOT_FOUND');
      return {
        ...newsItem(stored),
        paragraphs: [...stored.text.paragraphs],
        related: await content.itemsByKeys(stored.related, view),
      };
    },
  };
};
