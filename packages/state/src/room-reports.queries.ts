import type { ReplyOf, RoomReport } from '@footlight/contract';
import { nextOf } from './keyset.js';
import type { NoParams } from './content.queries.js';
import type { Query } from './query.js';

/** Reports of rooms that administrators are to look at. */
export const roomReportsQuery: Query<NoParams, ReplyOf<'listRoomReports'>, RoomReport> = {
  name: 'roomReports',
  fetch: ({ client, cursor, signal }) =>
    client.call('listRoomReports', { query: cursor === null ? {} : { lastSeen: cursor }, signal }),
  page: ({ reports, paging }) => ({ items: reports, next: nextOf(paging) }),
  idOf: ({ id }) => id,
  after: ({ id }) => id,
};
