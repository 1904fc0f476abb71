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
export class Servers {
  readonly #limits: ServerLimits;
  readonly all: Server[] = [];
  readonly #socketCounts = new Map<string, number>();
  readonly #isProxy;

  constructor(limits: ServerLimits) {
    this.#limits = limits;
    this.#isProxy = proxyAddr.compile([...limits.trustedProxies]);
  }

  /** Creates and registers a server. */
  create(listener: RequestListener): Server {
    const server = createServer(
      {
        requestTimeout: this.#limits.requestSeconds * SECOND_MS,
        headersTimeout: Math.min(HEAD_SECONDS, this.#limits.requestSeconds) * SECOND_MS,
        connectionsCheckingInterval: SECOND_MS,
        keepAliveTimeout: KEEP_ALIVE_SECONDS * SECOND_MS,
      },
      listener,
    );
    server.on('connection', (socket) => this.#admit(socket));
    this.all.push(server);
    return server;
  }

  #admit(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    if (address === '' || this.#isProxy(address, 0)) return;
    const key = addressKey(address);
    const count = (this.#socketCounts.get(key) ?? 0) + 1;
    if (count > this.#limits.socketsPerAddress) {
      // Closed without reading or responding, which would cost the resources that the limit protects.
      socket.destroy();
      return;
    }
    this.#socketCounts.set(key, count);
    socket.once('close', () => {
      const rest = (this.#socketCounts.get(key) ?? 1) - 1;
      if (rest === 0) this.#socketCounts.delete(key);
      else this.#socketCounts.set(key, rest);
    });
  }
}
