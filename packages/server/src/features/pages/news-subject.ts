import type { NewsService } from '../news/news.service.js';
import type { ReadSubject } from './content-subjects.js';

/** What the page of a news item is about. */
export const createNewsSubject =
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
