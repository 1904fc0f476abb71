import type { CallRequest } from '../../feature.js';
import { EventStream } from '../../http/event-streams/event-stream.js';
import type { ListenerSeats } from '../../http/event-streams/listener-seats.js';
import type { RoomHub } from './room-hub.js';
import type { Membership } from './rooms.service.js';

const RECONNECT_MS = 1_000;
const LIFE_MS = 10 * 60_000;

/**
 * Streams a room as server-sent events, for clients without WebSockets. Clients that read too slowly are disconnected;
 * on reconnecting they receive the complete room.
 * @throws {ApiError} UNAVAILABLE or RATE_LIMITED when there are too many listeners
 */
export const streamRoom = async (
  hub: RoomHub,
  seats: ListenerSeats,
  { room, member }: Membership,
  http: CallRequest<'streamRoom'>['http'],
): Promise<void> => {
  const stream = new EventStream(http, { seats, reconnectMs: RECONNECT_MS, lifeMs: LIFE_MS });
  if (!stream.start()) return;
  try {
    const leave = await hub.open(room, member, {
      send: (event) => stream.send({ event: 'room', data: event }),
      end: () => stream.end(),
      log: http.request.log,
    });
    stream.onClose(leave);
  } catch (error) {
    stream.fail(error, 'a room could not be shown');
  }
};
