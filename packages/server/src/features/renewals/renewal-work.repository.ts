import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { licencesHeld } from '../../database/schema/licences.js';
import { licenceWork } from '../../database/schema/payments.js';
import { priceMigrationAnswers } from '../../database/schema/retention.js';
import type { HeldRow } from '../licences/held-standing.js';

export interface DueWork {
  readonly held: HeldRow;
  readonly attempts: number;
}

/** Takes licences that are due, for this process alone until `leaseEnd`; others skip what is locked. */
export const claimDue = async (
  db: Database,
  { now, leaseEnd, limit }: { readonly now: Date; readonly leaseEnd: Date; readonly limit: number },
): Promise<DueWork[]> => {
  const due = db
    .select({ id: licenceWork.heldId })
    .from(licenceWork)
    .where(
      and(lte(licenceWork.dueAt, now), or(isNull(licenceWork.leaseUntil), lte(licenceWork.leaseUntil, now))),
    )
    .orderBy(licenceWork.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(licenceWork)
    .set({ leaseUntil: leaseEnd })
    .where(inArray(licenceWork.heldId, due))
    .returning({ heldId: licenceWork.heldId, attempts: licenceWork.attempts });
  if (taken.length === 0) return [];
  const rows = await db
    .select()
    .from(licencesHeld)
    .where(
      inArray(
        licencesHeld.id,
        taken.map(({ heldId }) => heldId),
      ),
    );
  const attempts = new Map(taken.map((one) => [one.heldId, one.attempts]));
  return rows.map((held) => ({ held, attempts: attempts.get(held.id) ?? 0 }));
};

export const lookAgain = async (tx: Database, heldId: string, dueAt: Date, attempts = 0): Promise<void> => {
  await tx
    .insert(licenceWork)
    .values({ heldId, dueAt, attempts })
    .onConflictDoUpdate({ target: licenceWork.heldId, set: { dueAt, attempts, leaseUntil: null } });
};

export const forgetWork = async (tx: Database, heldId: string): Promise<void> => {
  await tx.delete(licenceWork).where(eq(licenceWork.heldId, heldId));
};

export const attemptsOf = async (tx: Database, heldId: string): Promise<number> => {
  const [row] = await tx
    .select({ attempts: licenceWork.attempts })
    .from(licenceWork)
    .where(eq(licenceWork.heldId, heldId));
  return row?.attempts ?? 0;
};

/** What an account answered to coming prices, by migration. */
export const migrationAnswers = async (
  db: Database,
  accountId: string,
): Promise<ReadonlyMap<string, 'CONTINUED' | 'LEFT'>> => {
  const rows = await db
    .select()
    .from(priceMigrationAnswers)
    .where(eq(priceMigrationAnswers.accountId, accountId));
  return new Map(rows.map(({ migrationId, answer }) => [migrationId, answer]));
};
