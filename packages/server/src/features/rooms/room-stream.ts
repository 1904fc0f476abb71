import type { RoomEvent } from '@footlight/contract';
import type { CallRequest } from '../../feature.js';
import type { LiveSeats } from '../live/live-seats.js';
import type { RoomHub } from './room-hub.js';
import type { Membership } from './rooms.service.js';

/** Interval of the comments that keep the connection alive through proxies, in milliseconds. */
const COMMENT_MS = 15_000;
const RECONNECT_MS = 1_000;
/** Lifetime of a stream, and so the longest it can outlive its token; clients then reconnect with a new one. */
const LIFE_MS = 10 * 60_000;

const textOf = (event: RoomEvent): string => `event: room\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * Streams a room as server-sent events, for clients without WebSockets. Clients that read too slowly are disconnected,
 * so that they neither hold up others nor fill the memory; on reconnecting they receive the complete room.
 * @throws {ApiError} UNAVAILABLE or RATE_LIMITED when there are too many listeners
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
    // The response has already started, so the connection is closed and the client reconnects.
    request.log.error({ err: error }, 'a room could not be shown');
    raw.destroy();
  }
};
