import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Servers } from './servers.js';
import { STREAM_ROUTES } from '../calls/stream-paths.js';

/** Listeners of one process come back over so long a time, and not all at once. */
const RECONNECT_MS = { least: 500, span: 4_500 };
const LOOK_EVERY_MS = 50;
/** “Service restart”: room members come back. @see https://www.iana.org/assignments/websocket */
const SERVICE_RESTART = 1012;

export interface DrainOptions {
  /** For which new requests are still answered, so that a load balancer finds out by `/readyz`. */
  readonly graceMs: number;
  /** After the grace, for what is under way; then it is broken off. */
  readonly patienceMs: number;
}

export interface Drain {
  /** Whether the service is about to end: `/readyz` answers 503 then. */
  readonly isDraining: () => boolean;
  /** Requests under way, streams included. */
  readonly underWay: () => number;
  /**
   * Lets what is under way come to its end. Resolves when no request is left.
   * @returns how many requests had to be broken off
   */
  run(options: DrainOptions): Promise<number>;
}

interface OpenAnswer {
  readonly raw: ServerResponse;
  readonly isStream: boolean;
}

/** Asks a listener to come back, to a process that is not about to end. */
const endStream = (raw: ServerResponse): void => {
  if (raw.destroyed || raw.writableEnded) return;
  const reconnectMs = Math.round(RECONNECT_MS.least + Math.random() * RECONNECT_MS.span);
  raw.end(`retry: ${reconnectMs}\n\n`);
};

/**
 * Knows what is under way and ends it in order: first `/readyz` says no, then connections are no longer kept, then
 * nothing more is accepted, streams are ended, and what was begun is finished.
 */
export const createDrain = (app: FastifyInstance, servers: Servers): Drain => {
  const open = new Set<OpenAnswer>();
  let isDraining = false;
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.upgrade !== undefined) return;
    if (isDraining) void reply.header('connection', 'close');
    const answer = { raw: reply.raw, isStream: STREAM_ROUTES.has(request.routeOptions.url ?? '') };
    open.add(answer);
    reply.raw.once('close', () => open.delete(answer));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close');
  });

  return {
    isDraining: () => isDraining,
    underWay: () => open.size,
    run: async ({ graceMs, patienceMs }) => {
      isDraining = true;
      await wait(graceMs);
      const closed = Promise.all(
        servers.all.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
      );
      const allClosed = new AbortController();
      void closed.then(() => allClosed.abort());
      for (const client of app.websocketServer.clients) client.close(SERVICE_RESTART);
      const deadline = performance.now() + patienceMs;
      while ((open.size > 0 || !allClosed.signal.aborted) && performance.now() < deadline) {
        for (const { raw, isStream } of open) if (isStream && raw.headersSent) endStream(raw);
        for (const server of servers.all) server.closeIdleConnections();
        await wait(LOOK_EVERY_MS);
      }
      const brokenOff = open.size;
      for (const { raw } of open) raw.destroy();
      for (const client of app.websocketServer.clients) client.terminate();
      for (const server of servers.all) server.closeAllConnections();
      return brokenOff;
    },
  };
};
