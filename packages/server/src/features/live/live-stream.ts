import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveBroadcast, LiveMessage } from './live-broadcast.js';
import type { LiveSeats } from './live-seats.js';

/** Interval of the comments that show proxies and clients that the connection is alive. */
const COMMENT_MS = 15_000;
/** Reconnection delay sent to clients. */
const RECONNECT_MS = 3_000;

const textOf = ({ id, data }: LiveMessage): string =>
  `id: ${id}\nevent: live\ndata: ${JSON.stringify(data)}\n\n`;

export interface LiveStreamRequest {
  /** Only events visible in this country are reported. */
  readonly country: string;
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

/**
 * Keeps one connection open and streams which events go on and off the air. A slow client gets no messages until its
 * buffer has drained, and then a snapshot with the count; a client that stays behind is disconnected.
 * @throws {ApiError} UNAVAILABLE or RATE_LIMITED if there are too many listeners
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
  // The client may have disconnected while the line was being opened.
  if (raw.destroyed) return line.close();
  raw.once('close', line.close);
  raw.on('error', (error) => request.log.debug({ err: error }, 'a listener broke off'));
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Buffering proxies would delay the messages.
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
    // The client is still behind and has missed messages.
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
