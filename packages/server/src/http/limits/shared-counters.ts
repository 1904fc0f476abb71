import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.js';
import type { OpenDatabase } from '../../database/database.js';

const CHANNEL = 'footlight_request_counts';
const MINUTE_MS = 60_000;
const NOTIFY_EVERY_MS = 1_000;
/** PostgreSQL limits a notification to 8,000 bytes. */
const KEYS_A_MESSAGE = 80;
/** Fraction of the limit per minute below which the new requests of a caller are not sent to the other processes. */
const SHARE_WORTH_SENDING = 0.01;

interface CountsMessage {
  readonly from: string;
  readonly minute: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** Requests per caller in this minute that other processes on the same PostgreSQL have counted, about a second late. */
export interface SharedCounters {
  /** Counts one request of this process, to be sent to the others. */
  note(key: string): void;
  of(key: string): number;
  start(onFault: (error: unknown) => void): void;
  stop(): void;
}

/** For the embedded database, which has only one process. */
const alone: SharedCounters = {
  note: () => undefined,
  of: () => 0,
  start: () => undefined,
  stop: () => undefined,
};

export interface SharedCountersOptions {
  readonly database: Pick<OpenDatabase, 'engine' | 'listen' | 'notify'>;
  readonly clock: Clock;
  readonly mostPerMinute: number;
}

export const createSharedCounters = ({
  database,
  clock,
  mostPerMinute,
}: SharedCountersOptions): SharedCounters => {
  if (database.engine !== 'postgres') return alone;
  const own = randomUUID();
  const least = Math.max(1, mostPerMinute * SHARE_WORTH_SENDING);
  const unsent = new Map<string, number>();
  const received = new Map<string, number>();
  const thisMinute = (): number => Math.floor(clock.now() / MINUTE_MS);
  let minute = thisMinute();
  let timer: NodeJS.Timeout | undefined;

  /** Resets the counts when a new minute has begun. */
  const turn = (): void => {
    if (thisMinute() === minute) return;
    minute = thisMinute();
    unsent.clear();
    received.clear();
  };
  const receive = (payload: string): void => {
    turn();
    const message = JSON.parse(payload) as CountsMessage;
    if (message.from === own || message.minute !== minute) return;
    for (const [key, count] of Object.entries(message.counts))
      received.set(key, (received.get(key) ?? 0) + count);
  };
  const send = async (): Promise<void> => {
    turn();
    const worth = [...unsent].filter(([, count]) => count >= least);
    for (const [key] of worth) unsent.delete(key);
    for (let at = 0; at < worth.length; at += KEYS_A_MESSAGE) {
      const counts = Object.fromEntries(worth.slice(at, at + KEYS_A_MESSAGE));
      await database.notify(CHANNEL, JSON.stringify({ from: own, minute, counts } satisfies CountsMessage));
    }
  };

  return {
    note: (key) => {
      turn();
      unsent.set(key, (unsent.get(key) ?? 0) + 1);
    },
    of: (key) => {
      turn();
      return received.get(key) ?? 0;
    },
    start: (onFault) => {
      database.listen(CHANNEL, receive).catch(onFault);
      timer = setInterval(() => void send().catch(onFault), NOTIFY_EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
};
