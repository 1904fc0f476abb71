import { gt } from 'drizzle-orm';
import type { Clock } from '../clock.js';
import type { OpenDatabase } from '../database/database.js';
import { tokenFamilies } from '../database/schema/accounts.js';

/** @see migrations/0121-ended-sessions.sql */
const CHANNEL = 'footlight_ended_sessions';
/** Poll interval, which covers notifications missed while the listening connection was down. */
const LOOK_EVERY_MS = 30_000;

/**
 * Sessions that ended so recently that their access tokens may not have expired yet. Tokens are verified without the
 * database; with this list, which every process keeps in memory, sign-out takes effect before they expire.
 */
export interface EndedSessions {
  readonly has: (sessionId: string) => boolean;
  start(onFault: (error: unknown) => void): Promise<void>;
  stop(): void;
}

export interface EndedSessionsOptions {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  readonly clock: Clock;
  /** Lifetime of an access token. */
  readonly lifeSeconds: number;
}

export const createEndedSessions = (options: EndedSessionsOptions): EndedSessions => {
  const { database, clock, lifeSeconds } = options;
  /** Time by session id, in milliseconds since the epoch, from which the entry is no longer needed. */
  const ended = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const note = (id: string, at: number): void => {
    ended.set(id, at + lifeSeconds * 1_000);
    // Entries are in insertion order, oldest first.
    for (const [old, until] of ended) {
      if (until > clock.now()) break;
      ended.delete(old);
    }
  };
  const look = async (): Promise<void> => {
    const rows = await database.db
      .select({ id: tokenFamilies.id, at: tokenFamilies.revokedAt })
      .from(tokenFamilies)
      .where(gt(tokenFamilies.revokedAt, new Date(clock.now() - lifeSeconds * 1_000)))
      .orderBy(tokenFamilies.revokedAt);
    for (const { id, at } of rows) note(id, at?.getTime() ?? clock.now());
  };

  return {
    has: (id) => ended.has(id),
    start: async (onFault) => {
      await database.listen(CHANNEL, (id) => note(id, clock.now()));
      await look();
      timer = setInterval(() => void look().catch(onFault), LOOK_EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
};
