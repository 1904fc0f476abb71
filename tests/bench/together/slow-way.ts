import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SlowWay {
  readonly port: number;
  close(): void;
}

export interface SlowWayOptions {
  readonly to: number;
  /** Milliseconds that each piece takes, there and back, between these two, drawn anew for each. */
  readonly delayMs: readonly [least: number, most: number];
  /** The part of pieces that are lost: TCP brings them again, after a wait, and what follows waits with them. */
  readonly loss: number;
  readonly random: () => number;
}

/** What TCP waits at least before it sends a lost segment again. @see https://www.rfc-editor.org/rfc/rfc6298#section-2 */
const RETRANSMIT_MS = 200;

/** Hands on what comes from one socket to another, late and in order. */
const carry = (from: Socket, to: Socket, { delayMs: [least, most], loss, random }: SlowWayOptions): void => {
  let earliest = 0;
  /** Timers of almost the same moment may run in another order: each takes what is next. */
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

/** A way to a service on this machine that is as slow and as lossy as is asked. */
export const openSlowWay = async (options: SlowWayOptions): Promise<SlowWay> => {
  const server = createServer((near) => {
    const far = connect({ port: options.to, host: '127.0.0.1', noDelay: true });
    near.setNoDelay(true);
    carry(near, far, options);
    carry(far, near, options);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
};
