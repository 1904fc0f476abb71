import type { ViewerChange } from '@footlight/contract';
import { accountOf } from '../../../http/requests/account-of.js';
import type { CallRequest } from '../../../feature.js';
import { EventStream, type StreamedEvent } from '../../../http/event-streams/event-stream.js';
import type { ListenerSeats } from '../../../http/event-streams/listener-seats.js';
import { viewerIdOf } from '../../../http/requests/viewer-of.js';
import type { ViewerChanges } from './viewer-changes.js';

const RECONNECT_MS = 3_000;
const LIFE_MS = 10 * 60_000;

/**
 * The constant id only makes clients send `last-event-id` when they reconnect, which shows they may have missed
 * changes.
 */
const eventOf = (change: ViewerChange): StreamedEvent => ({ id: '1', event: 'change', data: change });

/**
 * Streams the changes of a viewer. Clients that reconnect, read too slowly or connect within a minute of a change
 * receive a general change event instead of the specific one.
 * @throws {ApiError} UNAVAILABLE or RATE_LIMITED when there are too many listeners
 */
export const streamViewerChanges = async (
  changes: ViewerChanges,
  seats: ListenerSeats,
  { caller, http }: Pick<CallRequest<'streamViewerChanges'>, 'caller' | 'http'>,
): Promise<void> => {
  const account = accountOf(caller);
  const stream = new EventStream(http, {
    seats,
    reconnectMs: RECONNECT_MS,
    lifeMs: LIFE_MS,
    catchUp: () => eventOf({ subject: 'all', id: null }),
  });
  const ids = [viewerIdOf(caller), account];
  const leave = await changes.follow(ids, (change) => stream.send(eventOf(change)));
  stream.onClose(leave);
  if (!stream.start()) return;
  const mayHaveMissed = http.request.headers['last-event-id'] !== undefined || changes.mayHaveChanged(ids);
  stream.send(eventOf({ subject: mayHaveMissed ? 'all' : 'connected', id: null }));
};
