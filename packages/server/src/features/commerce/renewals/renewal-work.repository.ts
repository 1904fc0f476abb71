import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { licencesHeld } from '../../../database/schema/licences.js';
import { licenceWork } from '../../../database/schema/payments.js';
import { priceMigrationAnswers } from '../../../database/schema/retention.js';

export type MigrationAnswers = ReadonlyMap<string, 'CONTINUED' | 'LEFT'>;

export class RenewalWorkRepository extends Repository {
  /** Claims due licences for this process until `leaseEnd`; locked rows are skipped. */
  async claimDue({
    now,
    leaseEnd,
    limit,
  }: {
    readonly now: Date;
    readonly leaseEnd: Date;
    readonly limit: number;
  }): Promise<{ readonly heldId: string }[]> {
    const due = this.db
      .select({ id: licenceWork.heldId })
      .from(licenceWork)
      .where(
        and(
          lte(licenceWork.dueAt, now),
          or(isNull(licenceWork.leaseUntil), lte(licenceWork.leaseUntil, now)),
        ),
      )
      .orderBy(licenceWork.dueAt)
      .limit(limit)
      .for('update', { skipLocked: true });
    return this.db
      .update(licenceWork)
      .set({ leaseUntil: leaseEnd })
      .where(inArray(licenceWork.heldId, due))
      .returning({ heldId: licenceWork.heldId });
  }

  async lookAgain(heldId: string, dueAt: Date, attempts = 0): Promise<void> {
    await this.db
      .insert(licenceWork)
      .values({ heldId, dueAt, attempts })
      .onConflictDoUpdate({ target: licenceWork.heldId, set: { dueAt, attempts, leaseUntil: null } });
  }

  /** Schedules the next check of several licences, with their number of failed charges. */
  async lookAgainAll(
    due: readonly { readonly heldId: string; readonly dueAt: Date; readonly attempts: number }[],
  ): Promise<void> {
    if (due.length === 0) return;
    const rows = JSON.stringify(
      due.map(({ heldId, dueAt, attempts }) => ({ held_id: heldId, due_at: dueAt, attempts })),
    );
    await this.db.execute(sql`
    insert into ${licenceWork} (held_id, due_at, attempts)
    select held_id, due_at, attempts from json_populate_recordset(null::${licenceWork}, ${rows}::json)
    on conflict (held_id)
    do update set due_at = excluded.due_at, attempts = excluded.attempts, lease_until = null`);
  }

  /** Makes the licences of an account due whose period or pause has ended. */
  async lookAgainOf(accountId: string, now: Date): Promise<void> {
    const ended = this.db
      .select({ id: licencesHeld.id })
      .from(licencesHeld)
      .where(
        and(
          eq(licencesHeld.accountId, accountId),
          sql`coalesce(${licencesHeld.resumesAt}, ${licencesHeld.expiresAt}) <= ${now.toISOString()}::timestamptz`,
        ),
      );
    await this.db.update(licenceWork).set({ dueAt: now }).where(inArray(licenceWork.heldId, ended));
  }

  async forgetWork(heldId: string): Promise<void> {
    await this.db.delete(licenceWork).where(eq(licenceWork.heldId, heldId));
  }

  async attemptsOf(heldId: string): Promise<number> {
    const [row] = await this.db
      .select({ attempts: licenceWork.attempts })
      .from(licenceWork)
      .where(eq(licenceWork.heldId, heldId));
    return row?.attempts ?? 0;
  }

  /** Failed charges for the due period, by licence. */
  async attemptsOfAll(heldIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .select({ heldId: licenceWork.heldId, attempts: licenceWork.attempts })
      .from(licenceWork)
      .where(inArray(licenceWork.heldId, [...heldIds]));
    return new Map(rows.map(({ heldId, attempts }) => [heldId, attempts]));
  }

  async withdrawAnswer(accountId: string, migrationId: string): Promise<void> {
    await this.db
      .delete(priceMigrationAnswers)
      .where(
        and(
          eq(priceMigrationAnswers.accountId, accountId),
          eq(priceMigrationAnswers.migrationId, migrationId),
        ),
      );
  }

  /** Answers to price migrations, by account and migration. */
  async migrationAnswers(accountIds: readonly string[]): Promise<ReadonlyMap<string, MigrationAnswers>> {
    const rows = await this.db
      .select()
      .from(priceMigrationAnswers)
      .where(inArray(priceMigrationAnswers.accountId, [...new Set(accountIds)]));
    const byAccount = new Map<string, Map<string, 'CONTINUED' | 'LEFT'>>();
    for (const { accountId, migrationId, answer } of rows)
      byAccount.set(accountId, (byAccount.get(accountId) ?? new Map()).set(migrationId, answer));
    return byAccount;
  }
}
