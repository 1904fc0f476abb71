import type { BodyOf, ResponseOf, SteeredEvent } from '@footlight/contract';
import { attempt } from '../calls/attempt.js';
import { nextOf } from '../cache/keyset.js';
import type { Queries } from '../cache/queries.js';
import type { Query } from '../cache/query.js';
import type { CallError } from '../calls/status.js';

/** For administrators: all live events with their times. */
export const manualEventsQuery: Query<
  Readonly<Record<string, never>>,
  ResponseOf<'listSteeredEvents'>,
  SteeredEvent
> = {
  name: 'steeredEvents',
  fetch: ({ client, cursor, signal }) =>
    client.call('listSteeredEvents', { query: cursor === null ? {} : { lastSeen: cursor }, signal }),
  page: ({ events, paging }) => ({ items: events, next: nextOf(paging) }),
  idOf: ({ id }) => id,
  after: ({ id }) => id,
};

/** Starts or ends an event, or returns it to its schedule. Returns the failure, or null. */
export const steerEvent = async (
  queries: Queries,
  id: string,
  state: BodyOf<'steerEvent'>['state'],
): Promise<CallError | null> => {
  const error = await attempt(() => queries.client.call('steerEvent', { params: { id }, body: { state } }));
  // Also after a refusal: another administrator was faster, and the list shows their change.
  await queries.renew(manualEventsQuery);
  return error;
};
