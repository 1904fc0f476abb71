import type { ResponseOf, RoomReport } from '@footlight/contract';
import { attempt } from '../calls/attempt.js';
import { nextOf } from '../cache/keyset.js';
import type { Queries } from '../cache/queries.js';
import type { NoParams, Query } from '../cache/query.js';
import type { CallError } from '../calls/status.js';

/** Reports from rooms, for administrators. */
export const roomReportsQuery: Query<NoParams, ResponseOf<'listRoomReports'>, RoomReport> = {
  name: 'roomReports',
  fetch: ({ client, cursor, signal }) =>
    client.call('listRoomReports', { query: cursor === null ? {} : { lastSeen: cursor }, signal }),
  page: ({ reports, paging }) => ({ items: reports, next: nextOf(paging) }),
  idOf: ({ id }) => id,
  after: ({ id }) => id,
};

/** Actions of administrators on reports. */
export const createRoomReportChanges = (queries: Queries) => ({
  settle: async (id: string, closeRoom: boolean): Promise<CallError | null> => {
    const error = await attempt(() =>
      queries.client.call('settleRoomReport', { params: { id }, body: { closeRoom } }),
    );
    if (error === null) await queries.renew(roomReportsQuery);
    return error;
  },
});
