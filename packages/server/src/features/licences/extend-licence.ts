import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { licencesHeld } from '../../database/schema/licences.js';
import { licenceWork } from '../../database/schema/payments.js';
import { lockHeld } from './held-licences.repository.js';
import { hasRunOut } from './held-standing.js';

export interface Extension {
  readonly accountId: string;
  readonly licenceId: string;
  /** When it ends, from where it begins; both in milliseconds since the epoch. */
  readonly until: (start: number) => number;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Gives time that costs nothing, in the caller's transaction: a licence that runs goes on after its end, another begins
 * now. What renews is charged for the first time when the time that was given is over.
 * @see docs/rules/money.md MONEY-50
 */
export const extendLicence = async (tx: Database, extension: Extension): Promise<void> => {
  const { accountId, licenceId, until, now } = extension;
  const held = await lockHeld(tx, accountId, licenceId);
  const runs = held?.status === 'active' && !hasRunOut(held, now);
  if (held !== undefined && runs && held.expiresAt === null) return;
  const start = runs ? Math.max(held.expiresAt?.getTime() ?? now, now) : now;
  const expiresAt = new Date(until(start));
  if (held !== undefined && runs) {
    await tx
      .update(licencesHeld)
      // Periods are counted anew from where the given time ends.
      .set({ expiresAt, ...(held.period === null ? {} : { anchorAt: expiresAt, periodsPaid: 0 }) })
      .where(eq(licencesHeld.id, held.id));
    await tx.update(licenceWork).set({ dueAt: expiresAt }).where(eq(licenceWork.heldId, held.id));
    return;
  }
  const row: typeof licencesHeld.$inferInsert = {
    id: held?.id ?? randomUUID(),
    accountId,
    licenceId,
    provider: null,
    status: 'active',
    trial: false,
    paused: false,
    autoRenewing: false,
    purchasedAt: new Date(now),
    expiresAt,
    anchorAt: null,
    periodsPaid: 0,
    period: null,
    price: null,
    periodPaidAmount: 0,
    periodStartedAt: null,
    discounts: [],
    paymentMethodId: null,
    paymentProviderId: null,
    paymentId: null,
    paymentEvent: 'CONFIRMED',
    pauseRequest: null,
    resumesAt: null,
    pendingActions: [],
  };
  await tx.insert(licencesHeld).values(row).onConflictDoUpdate({ target: licencesHeld.id, set: row });
};
