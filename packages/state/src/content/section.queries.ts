import { PAGE_SIZES, type ContentItem, type Row, type Section } from '@footlight/contract';
import { nextOf } from '../cache/keyset.js';
import type { Query } from '../cache/query.js';

const isGuide = ({ type }: Pick<Row, 'type'>): boolean => type === 'EPG' || type === 'EPG_NOW_NEXT';

interface RowParams {
  readonly section: string;
  readonly bucketId: string;
  readonly type: Row['type'];
}

/** A page of rows with its hero, such as `home`. Each row is a list of its own. */
export const sectionQuery: Query<{ readonly id: string }, Section, Row> = {
  name: 'section',
  fetch: ({ client, params: { id }, cursor, signal }) =>
    client.call('getSection', {
      params: { section: id },
      query: cursor === null ? {} : { lastSeen: cursor },
      signal,
    }),
  page: ({ buckets, paging }) => ({ items: buckets, next: nextOf(paging) }),
  idOf: ({ bucketId }) => bucketId,
  inner: ({ buckets }, { id }) =>
    buckets.map((row) => ({ query: rowQuery, params: rowParams(id, row), response: row })),
};

export const rowParams = (
  section: string,
  { bucketId, type }: Pick<Row, 'bucketId' | 'type'>,
): RowParams => ({
  section,
  bucketId,
  type,
});

/** A row of a section: its first page is part of the section's response. */
export const rowQuery: Query<RowParams, Row, ContentItem> = {
  name: 'row',
  outer: ({ section }) => ({ query: sectionQuery, params: { id: section } }),
  fetch: ({ client, params: { section, bucketId, type }, cursor, signal }) =>
    client.call('getBucketPage', {
      params: { section, bucketId },
      body: {
        bucketProps: { resultPerPage: PAGE_SIZES.carousel, lastSeen: cursor, displayGeoblocked: false },
        sectionProps: {
          resultPerPage: isGuide({ type }) ? PAGE_SIZES.guideCarousel : PAGE_SIZES.carousel,
          displayContentAvailableOnSignIn: true,
          displayGeoblocked: false,
        },
      },
      signal,
    }),
  page: ({ items, paging }) => ({ items, next: nextOf(paging) }),
};
