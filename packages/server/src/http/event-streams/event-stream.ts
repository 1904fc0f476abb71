import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListenerSeats } from './listener-seats.js';

/** Interval of the comments that show proxies and clients that the connection is alive, in milliseconds. */
const COMMENT_MS = 15_000;

export interface StreamedEvent {
  readonly event: string;
  /** Sent back by clients that reconnect, as `last-event-id`. */
  readonly id?: string | undefined;
  readonly data: unknown;
}

export interface EventStreamOptions {
  readonly seats: ListenerSeats;
  /** Reconnection delay sent to clients, in milliseconds. */
  readonly reconnectMs: number;
  /** Lifetime of the stream in milliseconds, and so the longest it can outlive its token; clients then reconnect. */
  readonly lifeMs?: number;
  /**
   * What a client gets that read too slowly and has caught up, instead of the events it missed. Without it, slow
   * clients are disconnected.
   */
  readonly catchUp?: () => StreamedEvent;
}

const textOf = ({ event, id, data }: StreamedEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * One connection that stays open and sends events. A client that reads too slowly neither holds up others nor fills the
 * memory: nothing is written until its buffer has drained, and it is disconnected if it stays behind.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class EventStream {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #options: EventStreamOptions;
  #isOpen = false;
  #isBehind = false;
  #hasMissed = false;

  /** @throws {ApiError} UNAVAILABLE or RATE_LIMITED if there are too many listeners */
  constructor(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    options: EventStreamOptions,
  ) {
    this.#request = request;
    this.#reply = reply;
    this.#options = options;
    this.onClose(options.seats.take(request.ip));
  }

  /** Runs when the connection is closed, or at once if it is. */
  onClose(callback: () => void): void {
    const { raw } = this.#reply;
    if (raw.destroyed) callback();
    else raw.once('close', callback);
  }

  /**
   * Sends the headers. Until then the call can still answer with an error, and events are dropped.
   * @returns false if there is nobody to send events to: the client has left, or wanted the headers only
   */
  start(): boolean {
    const { raw } = this.#reply;
    this.#reply.hijack();
    if (raw.destroyed) return false;
    raw.on('error', (error) => this.#request.log.debug({ err: error }, 'a listener broke off'));
    raw.writeHead(200, {
      ...(this.#reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Buffering proxies would delay the events.
      'x-accel-buffering': 'no',
    });
    if (this.#request.method === 'HEAD') {
      raw.end();
      return false;
    }
    raw.on('drain', () => this.#drained());
    const comments = setInterval(() => this.#comment(), COMMENT_MS).unref();
    this.onClose(() => clearInterval(comments));
    if (this.#options.lifeMs !== undefined) {
      const life = setTimeout(() => this.end(), this.#options.lifeMs).unref();
      this.onClose(() => clearTimeout(life));
    }
    this.#isOpen = true;
    this.#write(`retry: ${this.#options.reconnectMs}\n\n`);
    return true;
  }

  send(event: StreamedEvent): void {
    this.#write(textOf(event));
  }

  end(): void {
    this.#reply.raw.end();
  }

  /** Closes the connection of a stream that cannot go on, so that the client reconnects. */
  fail(error: unknown, what: string): void {
    this.#request.log.error({ err: error }, what);
    this.#reply.raw.destroy();
  }

  #write(text: string): void {
    const { raw } = this.#reply;
    if (!this.#isOpen || raw.destroyed || raw.writableEnded) return;
    if (!this.#isBehind) this.#isBehind = !raw.write(text);
    else if (this.#options.catchUp === undefined) raw.destroy();
    else this.#hasMissed = true;
  }

  #drained(): void {
    this.#isBehind = false;
    if (!this.#hasMissed || this.#options.catchUp === undefined) return;
    this.#hasMissed = false;
    this.send(this.#options.catchUp());
  }

  #comment(): void {
    // The client has read nothing for a whole interval.
    if (this.#isBehind && this.#hasMissed) this.#reply.raw.destroy();
    else this.#write(': still here\n\n');
  }
}
