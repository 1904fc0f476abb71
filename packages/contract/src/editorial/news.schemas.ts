import { Type, type Static } from '@sinclair/typebox';
import { ContentItem, Image, Instant, Nullable } from '../content/content-item.schemas.js';
import { exampleItem } from '../content/content.examples.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { Paging, keysetQuery } from '../calls/paging.schemas.js';
import { RequestInstant, Id } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

export const NewsItem = Type.Object(
  {
    id: Type.String(),
    feedName: Type.String(),
    title: Type.String(),
    summary: Type.String(),
    author: Nullable(Type.String()),
    publishedAt: Instant,
    image: Nullable(Image),
  },
  { $id: 'NewsItem' },
);
export type NewsItem = Static<typeof NewsItem>;

const feedName = Type.String({ minLength: 1, maxLength: 80 });
const item = {
  id: 'n-1',
  feedName: 'ringside',
  title: 'The card for Saturday stands',
  summary: 'Nine bouts, one title.',
  author: null,
  publishedAt: '2026-11-20T09:00:00.000Z',
  image: null,
};

export const newsShapes = defineShapes({
  listNewsFeeds: {
    summary: 'Lists the news feeds of the realm.',
    response: Type.Object({
      feeds: Type.Array(Type.Object({ feedName: Type.String(), title: Type.String() })),
    }),
    errors: [],
    example: { feeds: [{ feedName: 'ringside', title: 'Ringside' }] },
  },
  listNews: {
    summary: 'Lists the news items of a feed, newest first.',
    params: Type.Object({ feedName }),
    query: Type.Object(keysetQuery(PAGE_SIZES.news)),
    response: Type.Object({ items: Type.Array(NewsItem), paging: Paging }),
    errors: ['NEWS_NOT_FOUND'],
    example: { items: [item], paging: { moreDataAvailable: false, lastSeen: 'n-1' } },
  },
  getNewsItem: {
    summary: 'Returns one news item with its text.',
    params: Type.Object({ feedName, newId: Id }),
    response: Type.Composite([
      NewsItem,
      Type.Object({ paragraphs: Type.Array(Type.String()), related: Type.Array(ContentItem) }),
    ]),
    errors: ['NEWS_NOT_FOUND'],
    example: { ...item, paragraphs: ['The last of nine bouts was agreed today.'], related: [exampleItem] },
  },
  listReleases: {
    summary: 'Lists content by its day of release.',
    // Newest first; days are in UTC. Without `to`, news of the next four weeks is included.
    query: Type.Object({
      from: Type.Optional(RequestInstant),
      to: Type.Optional(RequestInstant),
      displayGeoblocked: Type.Optional(Type.Boolean()),
      ...keysetQuery(PAGE_SIZES.releases),
    }),
    response: Type.Object({
      days: Type.Array(
        Type.Object({ date: Type.String({ format: 'date' }), items: Type.Array(ContentItem) }),
      ),
      paging: Paging,
    }),
    errors: [],
    example: {
      days: [{ date: '2026-11-22', items: [exampleItem] }],
      paging: { moreDataAvailable: false, lastSeen: '1001' },
    },
  },
});
