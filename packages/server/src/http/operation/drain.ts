import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Servers } from './servers.js';
import { STREAM_ROUTES } from '../calls/stream-paths.js';

/** Reconnect delays of stream clients are spread over this interval, so that they do not all return at once. */
const RECONNECT_MS = { least: 500, span: 4_500 };
const LOOK_EVERY_MS = 50;
/** “Service restart”, on which room members reconnect. @see https://www.iana.org/assignments/websocket */
const SERVICE_RESTART = 1012;

export interface DrainOptions {
  /** Milliseconds for which new requests are still answered, so that load balancers notice the 503 of `/readyz`. */
  readonly graceMs: number;
  /** Milliseconds after the grace period for requests in progress; then they are aborted. */
  readonly timeoutMs: number;
}

interface OpenAnswer {
  readonly raw: ServerResponse;
  readonly isStream: boolean;
}

/** Ends a stream and sets the client's reconnect delay; it then reaches a process that is not shutting down. */
const endStream = (raw: ServerResponse): void => {
  if (raw.destroyed || raw.writableEnded) return;
  const reconnectMs = Math.round(RECONNECT_MS.least + Math.random() * RECONNECT_MS.span);
  raw.end(`retry: ${reconnectMs}\n\n`);
};

/**
 * Tracks the requests in progress and ends them in order: `/readyz` answers 503 and keep-alive is disabled, then no
 * more connections are accepted, streams are ended and the remaining requests are completed.
 */
export class Drain {
  readonly #app: FastifyInstance;
  readonly #servers: Servers;
  readonly #open = new Set<OpenAnswer>();
  #isDraining = false;

  constructor(app: FastifyInstance, servers: Servers) {
    this.#app = app;
    this.#servers = servers;
    app.addHook('onRequest', async (request, reply) => {
      if (request.headers.upgrade !== undefined) return;
      if (this.#isDraining) void reply.header('connection', 'close');
      const answer = { raw: reply.raw, isStream: STREAM_ROUTES.has(request.routeOptions.url ?? '') };
      this.#open.add(answer);
      reply.raw.once('close', () => this.#open.delete(answer));
    });
    app.addHook('onSend', async (_request, reply) => {
      if (this.#isDraining) void reply.header('connection', 'close');
    });
  }

  /** Whether the service is shutting down; `/readyz` then answers 503. */
  isDraining(): boolean {
    return this.#isDraining;
  }

  /** Number of requests in progress, including streams. */
  inProgress(): number {
    return this.#open.size;
  }

  /**
   * Completes the requests in progress. Resolves when none is left.
   * @returns number of requests that were aborted
   */
  async run({ graceMs, timeoutMs }: DrainOptions): Promise<number> {
    this.#isDraining = true;
    await wait(graceMs);
    const closed = Promise.all(
      this.#servers.all.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
    );
    const allClosed = new AbortController();
    void closed.then(() => allClosed.abort());
    for (const client of this.#app.websocketServer.clients) client.close(SERVICE_RESTART);
    const deadline = performance.now() + timeoutMs;
    while ((this.#open.size > 0 || !allClosed.signal.aborted) && performance.now() < deadline) {
      for (const { raw, isStream } of this.#open) if (isStream && raw.headersSent) endStream(raw);
      for (const server of this.#servers.all) server.closeIdleConnections();
      await wait(LOOK_EVERY_MS);
    }
    const brokenOff = this.#open.size;
    for (const { raw } of this.#open) raw.destroy();
    for (const client of this.#app.websocketServer.clients) client.terminate();
    for (const server of this.#servers.all) server.closeAllConnections();
    return brokenOff;
  }
}
