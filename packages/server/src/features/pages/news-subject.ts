import { addressOfNews, namedFeed } from '@footlight/domain';
import { ApiError } from '../../api-error.js';
import type { NewsService } from '../news/news.service.js';
import type { ReadSubject } from './content-subjects.js';
import type { PageSubject } from './page-subject.js';

/** What the page of a news item is about. */
export const createNewsItemSubject =
  (news: NewsService): ReadSubject =>
  async ({ feedName = '', newId = '' }, view) => {
    const item = await news.item({ feedName, newId }, view);
    const place = { route: 'newsItem', params: { feedName, newId } } as const;
    return {
      title: item.title,
      description: item.summary === '' ? null : item.summary,
      picture: item.image,
      type: 'article',
      place,
      titled: null,
      above: [],
      plays: null,
      preload: [],
      entities: (addresses) => [
        {
          '@type': 'NewsArticle',
          headline: item.title,
          description: item.summary || undefined,
          datePublished: item.publishedAt,
          inLanguage: view.language,
          author: item.author === null ? undefined : { '@type': 'Person', name: item.author },
          image: item.image?.variants.map(({ url }) => addresses.absolute(url)),
        },
      ],
    };
  };

/** What the news on one subject are about; without one in its address the page says no more than its name. */
export const createNewsSubject =
  (news: NewsService): ReadSubject<PageSubject | null> =>
  async (_params, view, query) => {
    const named = namedFeed(query);
    if (named === null) return null;
    const { feeds } = await news.feeds(view);
    const feed = feeds.find(({ feedName }) => feedName === named);
    if (feed === undefined) throw new ApiError('NEWS_NOT_FOUND');
    return {
      title: feed.title,
      description: null,
      picture: null,
      type: 'website',
      place: { route: 'news', params: {}, query: addressOfNews(named) },
      titled: null,
      above: [],
      plays: null,
      preload: [],
      entities: () => [],
    };
  };
