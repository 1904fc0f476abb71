import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SlowProxy {
  readonly port: number;
  close(): void;
}

export interface SlowProxyOptions {
  readonly to: number;
  /** Range of the delay of each piece in each direction, in milliseconds, drawn anew for each. */
  readonly delayMs: readonly [least: number, most: number];
  /** Share of lost pieces: TCP retransmits them after a delay, which also holds up what follows. */
  readonly loss: number;
  readonly random: () => number;
}

/** Minimum delay before TCP retransmits a lost segment. @see https://www.rfc-editor.org/rfc/rfc6298#section-2 */
const RETRANSMIT_MS = 200;

/** Forwards data from one socket to another, delayed and in order. */
const carry = (
  from: Socket,
  to: Socket,
  { delayMs: [least, most], loss, random }: SlowProxyOptions,
): void => {
  let earliest = 0;
  /** Timers of almost the same time may fire out of order, so each one takes the next piece. */
  const waiting: (() => void)[] = [];
  const later = (act: () => void): void => {
    const now = performance.now();
    const own = least + random() * (most - least);
    const lost = random() < loss ? RETRANSMIT_MS + own : 0;
    earliest = Math.max(earliest, now + own + lost);
    waiting.push(act);
    setTimeout(() => waiting.shift()?.(), earliest - now);
  };
  from.on('data', (piece) => later(() => void (to.destroyed || to.write(piece))));
  from.on('end', () => later(() => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => later(() => to.destroy()));
};

/** Opens a proxy to a service on this machine with the given delay and loss. */
export const openSlowProxy = async (options: SlowProxyOptions): Promise<SlowProxy> => {
  const server = createServer((near) => {
    const far = connect({ port: options.to, host: '127.0.0.1', noDelay: true });
    near.setNoDelay(true);
    carry(near, far, options);
    carry(far, near, options);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
};
