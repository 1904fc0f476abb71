import {
  PAGE_SIZES,
  type ContentItem,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import { pageFrom, type ContentReader, type ContentView } from '../../content/content-reader.js';
import { newsCard, newsItem } from './news-card.js';
import type { NewsRepository } from './news.repository.js';

export interface NewsServiceOptions {
  readonly repository: NewsRepository;
  readonly content: ContentReader;
  readonly defaultLanguage: string;
  readonly clock: Clock;
}

export class NewsService {
  readonly #options: NewsServiceOptions;

  constructor(options: NewsServiceOptions) {
    this.#options = options;
  }

  async feeds(view: ContentView): Promise<ResponseOf<'listNewsFeeds'>> {
    return { feeds: await this.#options.repository.feeds(this.#readingOf(view)) };
  }

  /** @throws {ApiError} NEWS_NOT_FOUND for an unknown feed */
  async list(
    feedName: string,
    { rpp = PAGE_SIZES.news, lastSeen }: QueryOf<'listNews'>,
    view: ContentView,
  ): Promise<ResponseOf<'listNews'>> {
    const now = new Date(this.#options.clock.now());
    const rows = await this.#options.repository.items(
      feedName,
      { size: rpp, lastSeen },
      now,
      this.#readingOf(view),
    );
    if (rows.length === 0 && !(await this.#options.repository.feedExists(feedName)))
      throw new ApiError('NEWS_NOT_FOUND');
    const { entries, paging } = pageFrom(rows, rpp, ({ id }) => id);
    return { items: entries.map(newsItem), paging };
  }

  /** News items as content cards; unpublished and deleted items are left out. */
  async cards(ids: readonly string[], view: ContentView): Promise<ContentItem[]> {
    return (
      await this.#options.repository.byIds(ids, new Date(this.#options.clock.now()), this.#readingOf(view))
    ).map(newsCard);
  }

  /** @throws {ApiError} NEWS_NOT_FOUND, also for an item that is not published yet */
  async item(
    { feedName, newId }: ParamsOf<'getNewsItem'>,
    view: ContentView,
  ): Promise<ResponseOf<'getNewsItem'>> {
    const stored = await this.#options.repository.item(
      feedName,
      newId,
      new Date(this.#options.clock.now()),
      this.#readingOf(view),
    );
    if (stored === null) throw new ApiError('NEWS_NOT_FOUND');
    return {
      ...newsItem(stored),
      paragraphs: [...stored.text.paragraphs],
      related: await this.#options.content.itemsByKeys(stored.related, view),
    };
  }

  #readingOf({ language }: ContentView) {
    return { language, defaultLanguage: this.#options.defaultLanguage };
  }
}
