import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a service and its database that simulates failures of networks and servers. */
export interface TcpProxy {
  /** The address with the proxy's port instead of the server's. */
  readonly address: string;
  /** Delays each chunk by this many milliseconds. */
  delay(milliseconds: number): void;
  /** Stops forwarding without closing connections, like a suspended process. */
  freeze(): void;
  thaw(): void;
  /**
   * Drops notifications, as poolers in transaction mode do. A listening connection receives nothing else, so each begins a
   * chunk.
   * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
   * @see https://www.pgbouncer.org/features.html
   */
  dropNotifications(): void;
  /** Closes all connections abruptly. */
  reset(): void;
  /** Sets whether new connections are refused. */
  refuse(isRefusing: boolean): void;
  stop(): Promise<void>;
}

const NOTIFICATION = 'A'.codePointAt(0);

export const startTcpProxy = async (databaseUrl: string): Promise<TcpProxy> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isFrozen = false;
  let isRefusing = false;
  let isPooling = false;

  const forward = (from: Socket, to: Socket): void => {
    from.on('data', (piece: Buffer) => {
      if (isPooling && piece[0] === NOTIFICATION) return;
      if (delayMs === 0) to.write(piece);
      else setTimeout(() => to.write(piece), delayMs);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    sockets.add(from);
    if (isFrozen) from.pause();
  };
  const server = createServer((near) => {
    if (isRefusing) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    forward(near, far);
    forward(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(databaseUrl);
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reset = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    address: address.href,
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    dropNotifications: () => {
      isPooling = true;
    },
    reset,
    refuse: (refusing) => {
      isRefusing = refusing;
    },
    stop: async () => {
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
