import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { addressKey } from '../limits/address-key.js';

const SECOND_MS = 1_000;
const HEAD_SECONDS = 10;
/** Longer than load balancers keep connections, so that the service never closes one while a request arrives. */
const KEEP_ALIVE_SECONDS = 75;

export interface ServerLimits {
  /** Seconds within which a request must have been received, including its body. */
  readonly requestSeconds: number;
  /** Maximum number of open connections per address. */
  readonly socketsPerAddress: number;
  /** Proxies, which are exempt from the limit because each serves many callers. */
  readonly trustedProxies: readonly string[];
}

export const DEFAULT_SERVER_LIMITS = { requestSeconds: 30, socketsPerAddress: 256 };

/** The HTTP servers of one application: `localhost` has two addresses, and the examples have a separate port. */
export interface Servers {
  /** Creates and registers a server. */
  create(listener: RequestListener): Server;
  readonly all: readonly Server[];
}

export const createServers = (limits: ServerLimits): Servers => {
  const { requestSeconds, socketsPerAddress, trustedProxies } = limits;
  const all: Server[] = [];
  const socketCounts = new Map<string, number>();
  const isProxy = proxyAddr.compile([...trustedProxies]);

  const admit = (socket: Socket): void => {
    const address = socket.remoteAddress ?? '';
    if (address === '' || isProxy(address, 0)) return;
    const key = addressKey(address);
    const count = (socketCounts.get(key) ?? 0) + 1;
    if (count > socketsPerAddress) {
      // Closed without reading or responding, which would cost the resources that the limit protects.
      socket.destroy();
      return;
    }
    socketCounts.set(key, count);
    socket.once('close', () => {
      const rest = (socketCounts.get(key) ?? 1) - 1;
      if (rest === 0) socketCounts.delete(key);
      else socketCounts.set(key, rest);
    });
  };

  return {
    all,
    create: (listener) => {
      const server = createServer(
        {
          requestTimeout: requestSeconds * SECOND_MS,
          headersTimeout: Math.min(HEAD_SECONDS, requestSeconds) * SECOND_MS,
          connectionsCheckingInterval: SECOND_MS,
          keepAliveTimeout: KEEP_ALIVE_SECONDS * SECOND_MS,
        },
        listener,
      );
      server.on('connection', admit);
      all.push(server);
      return server;
    },
  };
};
