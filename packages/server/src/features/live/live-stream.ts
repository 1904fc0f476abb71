import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventStream, type StreamedEvent } from '../../http/event-streams/event-stream.js';
import type { ListenerSeats } from '../../http/event-streams/listener-seats.js';
import type { LiveBroadcast, LiveMessage } from './live-broadcast.js';

const RECONNECT_MS = 3_000;

const eventOf = ({ id, data }: LiveMessage): StreamedEvent => ({ id, event: 'live', data });

export interface LiveStreamRequest {
  /** Only events visible in this country are reported. */
  readonly country: string;
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

/**
 * Streams which events go on and off the air. A client that missed some gets a snapshot with the count.
 * @throws {ApiError} UNAVAILABLE or RATE_LIMITED if there are too many listeners
 */
export const streamLive = async (
  broadcast: LiveBroadcast,
  seats: ListenerSeats,
  { country, http }: LiveStreamRequest,
): Promise<void> => {
  const stream = new EventStream(http, {
    seats,
    reconnectMs: RECONNECT_MS,
    catchUp: () => eventOf(line.snapshot(country)),
  });
  const line = await broadcast.open(http.request.log);
  stream.onClose(line.close);
  if (!stream.start()) return;
  const lastEventId = http.request.headers['last-event-id'];
  line.follow(
    { country, send: (message) => stream.send(eventOf(message)) },
    typeof lastEventId === 'string' ? lastEventId : undefined,
  );
};
