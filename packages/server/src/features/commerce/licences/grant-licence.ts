import { randomUUID } from 'node:crypto';
import { billingPeriodEnd, durationMs } from '@footlight/domain';
import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import type { RenewalDiscount } from '../../../database/schema/licences.js';
import type { PaymentOrder } from '../../../database/schema/payments.js';
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

const dateOf = (moment: number | null): Date | null => (moment === null ? null : new Date(moment));

/**
 * When a licence that does not renew grants access: up to its last day, for a time from the purchase, or for a time from
 * its first playback, which must be in time.
 * @see docs/rules/commerce.md MONEY-127, MONEY-128
 */
const passOf = (
  licence: StoredLicence,
  now: number,
): Pick<HeldLicenceRow, 'startsAt' | 'expiresAt' | 'lastsFromPlay'> => {
  const { type, startsAt, lasts, lastsFrom, startWithin } = licence.purchaseStrategy;
  const start = type === 'FIXED_DATE' && startsAt !== undefined ? Date.parse(startsAt) : now;
  const after = (duration: string | undefined): number | null => {
    const length = duration === undefined ? null : durationMs(duration);
    return length === null ? null : now + length;
  };
  const isFromPlay = type === 'PPV' && lasts !== undefined && lastsFrom === 'FIRST_PLAY';
  const end = type === 'PPV' ? after(isFromPlay ? startWithin : lasts) : endsAtOf(licence, now);
  return {
    startsAt: start > now ? new Date(start) : null,
    expiresAt: dateOf(end),
    lastsFromPlay: isFromPlay ? lasts : null,
  };
};

const termOf = ({ licence, order, now }: Grant): Partial<HeldLicenceRow> => {
  const { period, trialPeriod } = order;
  if (period === null) return { anchorAt: null, periodsPaid: 0, ...passOf(licence, now), trial: false };
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

/**
 * Grants the purchased licence to an account, in the transaction that records the payment.
 * @throws {ApiError} FREE_TRIAL_DENIED if another purchase has used the trial in the meantime
 * @see docs/rules/commerce.md MONEY-30
 */
export const grantLicence = async (tx: Database, grant: Grant): Promise<string> => {
  const { accountId, licence, order, paymentId, methodId, providerId, now } = grant;
  const heldLicences = new HeldLicencesRepository(tx);
  const at = new Date(now);
  if (order.trialScope !== null && !(await heldLicences.useTrial(accountId, order.trialScope, at)))
    throw new ApiError('FREE_TRIAL_DENIED');
  await heldLicences.end(order.endedHeldIds, at);
  const before = await heldLicences.lock(accountId, licence.id);
  const term = termOf(grant);
  const row = {
    id: before?.id ?? randomUUID(),
    accountId,
    licenceId: licence.id,
    provider: null,
    status: order.confirmPayment ? ('inactive' as const) : ('active' as const),
    trial: term.trial ?? false,
    paused: false,
    autoRenewing: order.period !== null,
    purchasedAt: at,
    expiresAt: term.expiresAt ?? null,
    startsAt: term.startsAt ?? null,
    lastsFromPlay: term.lastsFromPlay ?? null,
    anchorAt: term.anchorAt ?? null,
    periodsPaid: term.periodsPaid ?? 0,
    period: order.period,
    price: order.price,
    // Credit from a licence that ended counts as paid for this one.
    periodPaidAmount: order.discountedAmount + order.creditUsed,
    periodStartedAt: at,
    // A renewal of an earlier purchase that a bank still processes is not this one's.
    charges: before === undefined ? 0 : before.charges + 1,
    discounts: forRenewals(order.discounts, order.trialPeriod !== null),
    paymentMethodId: methodId,
    paymentProviderId: providerId,
    paymentId,
    paymentEvent: order.confirmPayment ? ('UNCONFIRMED' as const) : ('CONFIRMED' as const),
    pauseRequest: null,
    resumesAt: null,
    pendingActions: order.confirmPayment
      ? [
          {
            action: 'CONFIRMED_PAYMENT_REQUIRED' as const,
            requestedAt: at.toISOString(),
            actionDueBy: null,
          },
        ]
      : [],
  };
  await heldLicences.put(row);
  await heldLicences.scheduleRenewal(row.id, order.period === null ? null : row.expiresAt);
  return row.id;
};
