import type { ViewerChange } from '@footlight/contract';
import { accountOf } from '../../account-of.js';
import type { CallRequest } from '../../feature.js';
import type { LiveSeats } from '../live/live-seats.js';
import { viewerOf } from '../progress/progress-reader.js';
import type { ViewerChanges } from './viewer-changes.js';

/** Comments in between, so that proxies and listeners know that the connection lives. */
const COMMENT_MS = 15_000;
const RECONNECT_MS = 3_000;
/** A stream outlives the token that opened it by no more than this: who listens on asks again with a new one. */
const LIFE_MS = 10 * 60_000;

/** The id tells no more than that something was heard: whoever comes back with it may have missed something. */
const textOf = (change: ViewerChange): string => `id: 1\nevent: change\ndata: ${JSON.stringify(change)}\n\n`;

/**
 * Keeps one connection open and writes what its viewer changes. Whoever comes back, reads too slowly, or begins within
 * a minute of a change, is told that anything may have changed instead of what it was.
 * @throws {ApiError} UNAVAILABLE or RATE_LIMITED when too many listen already
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
    // Nothing of a whole interval has been read.
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
