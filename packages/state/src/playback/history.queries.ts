import type { ResponseOf } from '@footlight/contract';
import { nextOf } from '../cache/keyset.js';
import type { NoParams, Query } from '../cache/query.js';

/** The watch history of the viewer's profile, newest first. */
export const historyQuery: Query<
  NoParams,
  ResponseOf<'listHistory'>,
  ResponseOf<'listHistory'>['entries'][number]
> = {
  name: 'history',
  fetch: ({ client, cursor, signal }) =>
    client.call('listHistory', { query: cursor === null ? {} : { lastSeen: cursor }, signal }),
  page: ({ entries, paging }) => ({ items: entries, next: nextOf(paging) }),
  idOf: ({ item }) => item.id,
  after: ({ item }) => item.id,
};
