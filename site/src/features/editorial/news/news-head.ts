import { addressOfNews, namedFeed } from '@footlight/domain';
import { newsFeedsQuery, newsItemQuery } from '@footlight/state';
import type { ReadHead } from '../../../app/define-page.js';
import { readLoaded } from '../../../head/read-loaded.js';

/** Head of the news page, or of the feed in its address (PAGE-11). */
export const newsHead: ReadHead = (context) => {
  const named = namedFeed(context.query);
  if (named === null) return { title: context.t('newsTitle'), place: { route: 'news', params: {} } };
  const feed = readLoaded(context, newsFeedsQuery, {})?.feeds.find(({ feedName }) => feedName === named);
  return feed === undefined
    ? null
    : { title: feed.title, place: { route: 'news', params: {}, query: addressOfNews(named) } };
};

export const newsItemHead: ReadHead = (context) => {
  const { feedName = '', newId = '' } = context.params;
  const item = readLoaded(context, newsItemQuery, { feedName, newId });
  if (item === null) return null;
  return {
    title: item.title,
    description: item.summary === '' ? null : item.summary,
    picture: item.image,
    type: 'article',
    place: { route: 'newsItem', params: { feedName, newId } },
    entities: (addresses) => [
      {
        '@type': 'NewsArticle',
        headline: item.title,
        description: item.summary || undefined,
        datePublished: item.publishedAt,
        inLanguage: context.language,
        author: item.author === null ? undefined : { '@type': 'Person', name: item.author },
        image: item.image?.variants.map(({ url }) => addresses.absolute(url)),
      },
    ],
  };
};
