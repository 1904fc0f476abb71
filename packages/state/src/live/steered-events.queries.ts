import type { BodyOf, ReplyOf, SteeredEvent } from '@footlight/contract';
import { attempt } from '../calls/attempt.js';
import { nextOf } from '../cache/keyset.js';
import type { Queries } from '../cache/queries.js';
import type { Query } from '../cache/query.js';
import type { Failure } from '../calls/status.js';

/** For administrators: all live events with their times. */
export const steeredEventsQuery: Query<
  Readonly<Record<string, never>>,
  ReplyOf<'listSteeredEvents'>,
  SteeredEvent
> = {
  name: 'steeredEvents',
  fetch: ({ client, cursor, signal }) =>
    client.call('listSteeredEvents', { query: cursor === null ? {} : { lastSeen: cursor }, signal }),
  page: ({ events, paging }) => ({ items: events, next: nextOf(paging) }),
  idOf: ({ id }) => id,
  after: ({ id }) => id,
};

/** Begins or ends an event, or gives it back to its schedule. Answers why it failed, else null. */
export const steerEvent = async (
  queries: Queries,
  id: string,
  state: BodyOf<'steerEvent'>['state'],
): Promise<Failure | null> => {
  const failure = await attempt(() => queries.client.call('steerEvent', { params: { id }, body: { state } }));
  // Also when refused: somebody else was faster, and the list shows what they did.
  await queries.renew(steeredEventsQuery);
  return failure;
};
