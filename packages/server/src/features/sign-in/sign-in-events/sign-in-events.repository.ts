import { and, count, desc, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { tokenFamilies } from '../../../database/schema/accounts.js';
import { signInEvents } from '../../../database/schema/providers.js';

export type SignInRow = typeof signInEvents.$inferSelect;
export type NewSignIn = typeof signInEvents.$inferInsert;

/** A device, as far as a browser tells it. */
export type KnownDevice = Pick<SignInRow, 'device' | 'browser' | 'system' | 'deviceHash'>;

export interface SignInPage {
  readonly limit: number;
  /** Sequence number of the last event of the previous page. */
  readonly before: number | undefined;
}

const DAY = sql<string>`to_char(${signInEvents.at} at time zone 'UTC', 'YYYY-MM-DD')`;

export class SignInEventsRepository extends Repository {
  async add(event: NewSignIn): Promise<void> {
    await this.db.insert(signInEvents).values(event);
  }

  /** Newest first. */
  of(accountId: string, { limit, before }: SignInPage): Promise<SignInRow[]> {
    return this.db
      .select()
      .from(signInEvents)
      .where(
        and(
          eq(signInEvents.accountId, accountId),
          before === undefined ? undefined : lt(signInEvents.sequence, before),
        ),
      )
      .orderBy(desc(signInEvents.sequence))
      .limit(limit);
  }

  /**
   * Whether an account has been signed in to before the session, and on this device: by its id, or by its kind where either
   * has none. Sessions count as well, because they may be older than the events that are kept.
   */
  async before(
    accountId: string,
    sessionId: string,
    { device, browser, system, deviceHash }: KnownDevice,
  ): Promise<{ readonly any: boolean; readonly onThisDevice: boolean }> {
    const isDevice = (table: typeof signInEvents | typeof tokenFamilies) =>
      sql<number>`count(*) filter (where coalesce(${table.deviceHash} = ${deviceHash}::text,
        ${table.device} = ${device}
        and ${table.browser} is not distinct from ${browser}
        and ${table.system} is not distinct from ${system}))`.mapWith(Number);
    const [events] = await this.db
      .select({ any: count(), same: isDevice(signInEvents) })
      .from(signInEvents)
      .where(
        and(
          eq(signInEvents.accountId, accountId),
          eq(signInEvents.outcome, 'SUCCEEDED'),
          ne(signInEvents.method, 'IMPERSONATION'),
        ),
      );
    const [sessions] = await this.db
      .select({ any: count(), same: isDevice(tokenFamilies) })
      .from(tokenFamilies)
      .where(
        and(
          eq(tokenFamilies.accountId, accountId),
          ne(tokenFamilies.id, sessionId),
          isNull(tokenFamilies.impersonatorId),
        ),
      );
    return {
      any: (events?.any ?? 0) + (sessions?.any ?? 0) > 0,
      onThisDevice: (events?.same ?? 0) + (sessions?.same ?? 0) > 0,
    };
  }

  /** Newest day first. */
  figures(since: Date) {
    return this.db
      .select({
        day: DAY,
        method: signInEvents.method,
        outcome: signInEvents.outcome,
        count: count(),
      })
      .from(signInEvents)
      .where(gte(signInEvents.at, since))
      .groupBy(DAY, signInEvents.method, signInEvents.outcome)
      .orderBy(desc(DAY), signInEvents.method, signInEvents.outcome);
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(signInEvents).where(lt(signInEvents.at, before));
  }
}
