import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.js';
import type { OpenDatabase } from '../../database/database.js';

const CHANNEL = 'footlight_request_counts';
const MINUTE_MS = 60_000;
const TELL_EVERY_MS = 1_000;
/** PostgreSQL limits a notification to 8,000 bytes. */
const KEYS_A_MESSAGE = 80;
/** Fraction of the limit per minute below which the new requests of a caller are not sent to the other processes. */
const SHARE_WORTH_TELLING = 0.01;

interface Told {
  readonly from: string;
  readonly minute: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** Requests per caller in this minute that other processes on the same PostgreSQL have counted, about a second late. */
export interface PeerCounts {
  /** Counts one request of this process, to be sent to the others. */
  note(key: string): void;
  of(key: string): number;
  start(onFault: (error: unknown) => void): void;
  stop(): void;
}

/** For the embedded database, which has only one process. */
const alone: PeerCounts = {
  note: () => undefined,
  of: () => 0,
  start: () => undefined,
  stop: () => undefined,
};

export interface PeerCountsOptions {
  readonly database: Pick<OpenDatabase, 'engine' | 'listen' | 'notify'>;
  readonly clock: Clock;
  readonly mostPerMinute: number;
}

export const createPeerCounts = ({ database, clock, mostPerMinute }: PeerCountsOptions): PeerCounts => {
  if (database.engine !== 'postgres') return alone;
  const own = randomUUID();
  const least = Math.max(1, mostPerMinute * SHARE_WORTH_TELLING);
  const untold = new Map<string, number>();
  const heard = new Map<string, number>();
  const thisMinute = (): number => Math.floor(clock.now() / MINUTE_MS);
  let minute = thisMinute();
  let timer: NodeJS.Timeout | undefined;

  /** Resets the counts when a new minute has begun. */
  const turn = (): void => {
    if (thisMinute() === minute) return;
    minute = thisMinute();
    untold.clear();
    heard.clear();
  };
  const hear = (payload: string): void => {
    turn();
    const told = JSON.parse(payload) as Told;
    if (told.from === own || told.minute !== minute) return;
    for (const [key, count] of Object.entries(told.counts)) heard.set(key, (heard.get(key) ?? 0) + count);
  };
  const tell = async (): Promise<void> => {
    turn();
    const worth = [...untold].filter(([, count]) => count >= least);
    for (const [key] of worth) untold.delete(key);
    for (let at = 0; at < worth.length; at += KEYS_A_MESSAGE) {
      const counts = Object.fromEntries(worth.slice(at, at + KEYS_A_MESSAGE));
      await database.notify(CHANNEL, JSON.stringify({ from: own, minute, counts } satisfies Told));
    }
  };

  return {
    note: (key) => {
      turn();
      untold.set(key, (untold.get(key) ?? 0) + 1);
    },
    of: (key) => {
      turn();
      return heard.get(key) ?? 0;
    },
    start: (onFault) => {
      database.listen(CHANNEL, hear).catch(onFault);
      timer = setInterval(() => void tell().catch(onFault), TELL_EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
};
