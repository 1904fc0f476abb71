import { randomUUID } from 'node:crypto';
import { billingPeriodEnd } from '@footlight/domain';
import { inArray } from 'drizzle-orm';
import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import { licencesHeld, trialsHad, type RenewalDiscount } from '../../../database/schema/licences.js';
import { licenceWork, type PaymentOrder } from '../../../database/schema/payments.js';
import { HeldLicencesRepository } from './held-licences.repository.js';
import type { HeldLicenceRow } from './held-licence-status.js';
import { endsAtOf } from './licence-view.js';
import type { StoredLicence } from './sale-catalogue.js';

export interface Grant {
  readonly accountId: string;
  readonly licence: StoredLicence;
  readonly order: PaymentOrder;
  readonly paymentId: string;
  readonly methodId: string | null;
  readonly providerId: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The discounts left for renewals; a trial does not use any up. */
const forRenewals = (discounts: readonly RenewalDiscount[], isTrial: boolean): RenewalDiscount[] =>
  discounts
    .map((one) => ({ ...one, left: one.left === null ? null : one.left + (isTrial ? 1 : 0) }))
    .filter(({ left }) => left !== 0);

const termOf = ({ licence, order, now }: Grant): Partial<HeldLicenceRow> => {
  const { period, trialPeriod } = order;
  if (period === null)
    return { anchorAt: null, periodsPaid: 0, expiresAt: dateOf(endsAtOf(licence, now)), trial: false };
  if (trialPeriod === null)
    return {
      anchorAt: new Date(now),
      periodsPaid: 1,
      expiresAt: new Date(billingPeriodEnd(now, period, 1)),
      trial: false,
    };
  // Billing periods start after the trial.
  const end = new Date(billingPeriodEnd(now, trialPeriod, 1));
  return { anchorAt: end, periodsPaid: 0, expiresAt: end, trial: true };
};

const dateOf = (moment: number | null): Date | null => (moment === null ? null : new Date(moment));

/** Ends the licences that are replaced by a new one of their family. */
const endLicences = async (tx: Database, endedIds: readonly string[], now: number): Promise<void> => {
  if (endedIds.length === 0) return;
  await tx
    .update(licencesHeld)
    .set({
      status: 'expired',
      autoRenewing: false,
      paused: false,
      pauseRequest: null,
      resumesAt: null,
      pendingActions: [],
      expiresAt: new Date(now),
    })
    .where(inArray(licencesHeld.id, [...endedIds]));
  await tx.delete(licenceWork).where(inArray(licenceWork.heldId, [...endedIds]));
};

/**
 * Grants the purchased licence to an account, in the transaction that records the payment.
 * @throws {ApiError} FREE_TRIAL_DENIED if another purchase has used the trial in the meantime
 * @see docs/rules/commerce.md MONEY-30
 */
export const grantLicence = async (tx: Database, grant: Grant): Promise<string> => {
  const { accountId, licence, order, paymentId, methodId, providerId, now } = grant;
  if (order.trialScope !== null) {
    const taken = await tx
      .insert(trialsHad)
      .values({ accountId, scope: order.trialScope, at: new Date(now) })
      .onConflictDoNothing()
      .returning({ scope: trialsHad.scope });
    if (taken.length === 0) throw new ApiError('FREE_TRIAL_DENIED');
  }
  await endLicences(tx, order.endedHeldIds, now);
  const before = await new HeldLicencesRepository(tx).lock(accountId, licence.id);
  const term = termOf(grant);
  const row: typeof licencesHeld.$inferInsert = {
    id: before?.id ?? randomUUID(),
    accountId,
    licenceId: licence.id,
    provider: null,
    status: order.confirmPayment ? 'inactive' : 'active',
    trial: term.trial ?? false,
    paused: false,
    autoRenewing: order.period !== null,
    purchasedAt: new Date(now),
    expiresAt: term.expiresAt ?? null,
    anchorAt: term.anchorAt ?? null,
    periodsPaid: term.periodsPaid ?? 0,
    period: order.period,
    price: order.price,
    // Credit from a licence that ended counts as paid for this one.
    periodPaidAmount: order.discountedAmount + order.creditUsed,
    periodStartedAt: new Date(now),
    discounts: forRenewals(order.discounts, order.trialPeriod !== null),
    paymentMethodId: methodId,
    paymentProviderId: providerId,
    paymentId,
    paymentEvent: order.confirmPayment ? 'UNCONFIRMED' : 'CONFIRMED',
    pauseRequest: null,
    resumesAt: null,
    pendingActions: order.confirmPayment
      ? [
          {
            action: 'CONFIRMED_PAYMENT_REQUIRED' as const,
            requestedAt: new Date(now).toISOString(),
            actionDueBy: null,
          },
        ]
      : [],
  };
  await tx.insert(licencesHeld).values(row).onConflictDoUpdate({ target: licencesHeld.id, set: row });
  await tx.delete(licenceWork).where(inArray(licenceWork.heldId, [row.id]));
  if (order.period !== null && row.expiresAt !== null && row.expiresAt !== undefined)
    await tx.insert(licenceWork).values({ heldId: row.id, dueAt: row.expiresAt });
  return row.id;
};
