import type { RoomEvent } from '@footlight/contract';
import type { CallRequest } from '../../feature.js';
import type { LiveSeats } from '../live/live-seats.js';
import type { RoomHub } from './room-hub.js';
import type { Membership } from './rooms.service.js';

/** Comments in between, so that proxies and listeners know that the connection lives. */
const COMMENT_MS = 15_000;
const RECONNECT_MS = 1_000;
/** A stream outlives the token that opened it by no more than this: who listens on asks again with a new one. */
const LIFE_MS = 10 * 60_000;

const textOf = (event: RoomEvent): string => `event: room\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * The way of a room for those who have no WebSocket. Who reads too slowly is let go: they come back to a whole room
 * instead of keeping others, or the memory of the service, waiting.
 * @throws {ApiError} UNAVAILABLE or RATE_LIMITED when too many listen already
 */
export const streamRoom = async (
  hub: RoomHub,
  seats: LiveSeats,
  { room, member }: Membership,
  { request, reply }: CallRequest<'streamRoom'>['http'],
): Promise<void> => {
  const { raw } = reply;
  raw.once('close', seats.take(request.ip));
  reply.hijack();
  raw.on('error', (error) => request.log.debug({ err: error }, 'a listener broke off'));
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  if (request.method === 'HEAD') {
    raw.end();
    return;
  }
  let isBehind = false;
  raw.on('drain', () => {
    isBehind = false;
  });
  const write = (text: string): void => {
    if (raw.destroyed || raw.writableEnded) return;
    if (isBehind) raw.destroy();
    else isBehind = !raw.write(text);
  };
  write(`retry: ${RECONNECT_MS}\n\n`);
  const comments = setInterval(() => write(': still here\n\n'), COMMENT_MS).unref();
  const end = setTimeout(() => raw.end(), LIFE_MS).unref();
  raw.once('close', () => {
    clearInterval(comments);
    clearTimeout(end);
  });
  try {
    const leave = await hub.open(room, member, {
      send: (event) => write(textOf(event)),
      end: () => raw.end(),
      log: request.log,
    });
    if (raw.destroyed) leave();
    else raw.once('close', leave);
  } catch (error) {
    // The answer has begun: its listener asks again.
    request.log.error({ err: error }, 'a room could not be shown');
    raw.destroy();
  }
};
