import { gt } from 'drizzle-orm';
import type { Clock } from '../clock.js';
import type { OpenDatabase } from '../database/database.js';
import { tokenFamilies } from '../database/schema/accounts.js';

/** @see migrations/0121-ended-sessions.sql */
const CHANNEL = 'footlight_ended_sessions';
/** For what was not heard while the listening connection was down. */
const LOOK_EVERY_MS = 30_000;

/**
 * Sessions that ended so lately that an access token of theirs may still be good. A token is checked without asking the
 * database; this short list, which every process holds, is what makes sign-out mean something before it expires.
 */
export interface EndedSessions {
  readonly has: (sessionId: string) => boolean;
  start(onFault: (error: unknown) => void): Promise<void>;
  stop(): void;
}

export interface EndedSessionsOptions {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  readonly clock: Clock;
  /** Of an access token. */
  readonly lifeSeconds: number;
}

export const createEndedSessions = (options: EndedSessionsOptions): EndedSessions => {
  const { database, clock, lifeSeconds } = options;
  /** Until when each is worth remembering. */
  const ended = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const note = (id: string, at: number): void => {
    ended.set(id, at + lifeSeconds * 1_000);
    // Older ones stand first.
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
