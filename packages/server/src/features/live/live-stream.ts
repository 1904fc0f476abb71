import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveBroadcast, LiveMessage } from './live-broadcast.js';
import type { LiveSeats } from './live-seats.js';

/** Comments in between, so that proxies and listeners know that the connection lives. */
const COMMENT_MS = 15_000;
/** How long listeners are asked to wait before they connect again. */
const RECONNECT_MS = 3_000;

const textOf = ({ id, data }: LiveMessage): string =>
  `id: ${id}\nevent: live\ndata: ${JSON.stringify(data)}\n\n`;

export interface LiveStreamRequest {
  /** What may be seen from there is told. */
  readonly country: string;
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

/**
 * Keeps one connection open and writes what goes on and off the air. A listener that reads too slowly is not
 * written to until it has caught up, and is then told the count; one that reads nothing for a while is let go.
 * @throws {ApiError} UNAVAILABLE or RATE_LIMITED when too many listen already
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export const streamLive = async (
  broadcast: LiveBroadcast,
  seats: LiveSeats,
  { country, http: { request, reply } }: LiveStreamRequest,
): Promise<void> => {
  const { raw } = reply;
  raw.once('close', seats.take(request.ip));
  const line = await broadcast.open(request.log);
  reply.hijack();
  // Whoever has gone meanwhile says so no more.
  if (raw.destroyed) return line.close();
  raw.once('close', line.close);
  raw.on('error', (error) => request.log.debug({ err: error }, 'a listener broke off'));
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that gather answers would hold the messages back.
    'x-accel-buffering': 'no',
  });
  if (request.method === 'HEAD') {
    raw.end();
    return;
  }

  let isBehind = false;
  let hasMissed = false;
  const write = (text: string): void => {
    if (raw.destroyed) return;
    if (isBehind) hasMissed = true;
    else isBehind = !raw.write(text);
  };
  raw.on('drain', () => {
    isBehind = false;
    if (!hasMissed) return;
    hasMissed = false;
    write(textOf(line.snapshot(country)));
  });
  const comments = setInterval(() => {
    // Nothing of a whole interval has been read.
    if (isBehind && hasMissed) raw.destroy();
    else write(': still here\n\n');
  }, COMMENT_MS).unref();
  raw.once('close', () => clearInterval(comments));

  write(`retry: ${RECONNECT_MS}\n\n`);
  const lastEventId = request.headers['last-event-id'];
  line.follow(
    { country, send: (message) => write(textOf(message)) },
    typeof lastEventId === 'string' ? lastEventId : undefined,
  );
};
