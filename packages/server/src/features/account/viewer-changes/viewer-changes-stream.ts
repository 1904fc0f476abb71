import type { ViewerChange } from '@footlight/contract';
import { accountOf } from '../../../account-of.js';
import type { CallRequest } from '../../../feature.js';
import type { LiveSeats } from '../../live/live-seats.js';
import { viewerOf } from '../../playback/progress/progress-reader.js';
import type { ViewerChanges } from './viewer-changes.js';

/** Interval of the comments that keep the connection alive through proxies, in milliseconds. */
const COMMENT_MS = 15_000;
const RECONNECT_MS = 3_000;
/** Lifetime of a stream, and so the longest it can outlive its token; clients then reconnect with a new one. */
const LIFE_MS = 10 * 60_000;

/**
 * The constant id only makes clients send `last-event-id` when they reconnect, which shows they may have missed
 * changes.
 */
const textOf = (change: ViewerChange): string => `id: 1\nevent: change\ndata: ${JSON.stringify(change)}\n\n`;

/**
 * Keeps a connection open and writes the changes of its viewer. Clients that reconnect, read too slowly or connect
 * within a minute of a change receive a general change event instead of the specific one.
 * @throws {ApiError} UNAVAILABLE or RATE_LIMITED when there are too many listeners
 */
export const streamViewerChanges = async (
  changes: ViewerChanges,
  seats: LiveSeats,
  { caller, http: { request, reply } }: Pick<CallRequest<'streamViewerChanges'>, 'caller' | 'http'>,
): Promise<void> => {
  const { raw } = reply;
  const account = accountOf(caller);
  raw.once('close', seats.take(request.ip));
  let isBehind = false;
  let hasMissed = false;
  const write = (text: string): void => {
    if (raw.destroyed || raw.writableEnded) return;
    if (isBehind) hasMissed = true;
    else isBehind = !raw.write(text);
  };
  let isOpen = false;
  const ids = [viewerOf(caller) ?? account, account];
  const leave = await changes.follow(ids, (change) => {
    if (isOpen) write(textOf(change));
  });
  reply.hijack();
  if (raw.destroyed) return leave();
  raw.once('close', leave);
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
  raw.on('drain', () => {
    isBehind = false;
    if (!hasMissed) return;
    hasMissed = false;
    write(textOf({ subject: 'all', id: null }));
  });
  const comments = setInterval(() => {
    // The client has read nothing for a whole interval.
    if (isBehind && hasMissed) raw.destroy();
    else write(': still here\n\n');
  }, COMMENT_MS).unref();
  const end = setTimeout(() => raw.end(), LIFE_MS).unref();
  raw.once('close', () => {
    clearInterval(comments);
    clearTimeout(end);
  });
  isOpen = true;
  write(`retry: ${RECONNECT_MS}\n\n`);
  const mayHaveMissed = request.headers['last-event-id'] !== undefined || changes.mayHaveChanged(ids);
  write(textOf({ subject: mayHaveMissed ? 'all' : 'connected', id: null }));
};
