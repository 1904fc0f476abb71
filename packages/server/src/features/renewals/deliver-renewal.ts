import type { Database } from '../../database/database.js';
import type { PendingAction } from '../../database/schema/licences.js';
import { GRACE_MS, type HeldRow } from '../licences/held-standing.js';
import { updateRows } from '../../database/row-sets.js';
import { licencesHeld } from '../../database/schema/licences.js';
import { lockHeldById, lockHeldByIds, saveHeld } from '../licences/read-held.js';
import type { PaymentRow } from '../payments/settle-payment.js';
import { retryAt } from './next-step.js';
import { discountsAfter, renewedTerm } from './renewal-terms.js';
import { attemptsOf, lookAgain, lookAgainAll } from './renewal-work.repository.js';

const without = (held: HeldRow, actions: readonly PendingAction['action'][]): PendingAction[] =>
  held.pendingActions.filter(({ action }) => !actions.includes(action));

/**
 * Whether the charge restarts the licence's periods: after a pause, or after the service was down beyond the grace
 * period.
 */
const resumesNow = (held: HeldRow, now: number): boolean =>
  held.paused || (held.expiresAt !== null && held.expiresAt.getTime() + GRACE_MS <= now);

/** The licence's columns after a paid period. */
const renewed = (held: HeldRow, payment: PaymentRow, now: number) => {
  const term = renewedTerm(held, resumesNow(held, now), now);
  return {
    id: held.id,
    ...term,
    status: 'active' as const,
    trial: false,
    paused: false,
    autoRenewing: true,
    pauseRequest: null,
    resumesAt: null,
    charges: held.charges + 1,
    price: payment.order.price,
    periodPaidAmount: payment.order.discountedAmount,
    discounts: discountsAfter(held.discounts),
    paymentId: payment.id,
    paymentEvent: 'RENEWAL' as const,
    paymentMethodId: payment.methodId ?? held.paymentMethodId,
    paymentProviderId: payment.providerId ?? held.paymentProviderId,
    pendingActions: without(held, ['REFRESH_PAYMENT_DETAILS', 'RESUME']),
  };
};

const RENEWED_COLUMNS = [
  'anchorAt',
  'periodsPaid',
  'periodStartedAt',
  'expiresAt',
  'status',
  'trial',
  'paused',
  'autoRenewing',
  'pauseRequest',
  'resumesAt',
  'charges',
  'price',
  'periodPaidAmount',
  'discounts',
  'paymentId',
  'paymentEvent',
  'paymentMethodId',
  'paymentProviderId',
  'pendingActions',
] as const;

/**
 * Extends licences by their paid periods, in the transaction that records the payments. Each charge counts once: its
 * period index must match the licence's number of charges.
 * @see docs/rules/money.md MONEY-40
 */
export const deliverRenewals = async (
  tx: Database,
  payments: readonly PaymentRow[],
  now: number,
): Promise<void> => {
  const ids = payments.map(({ heldId }) => heldId).filter((id) => id !== null);
  if (ids.length === 0) return;
  const byId = new Map((await lockHeldByIds(tx, ids)).map((held) => [held.id, held]));
  const extended = payments.flatMap((payment) => {
    const held = byId.get(payment.heldId ?? '');
    return held === undefined || held.charges !== payment.periodIndex ? [] : [renewed(held, payment, now)];
  });
  await updateRows(tx, licencesHeld, RENEWED_COLUMNS, extended);
  await lookAgainAll(
    tx,
    extended.map(({ id, expiresAt }) => ({ heldId: id, dueAt: expiresAt, attempts: 0 })),
  );
};

/**
 * Requests new payment details from the holder and schedules the next attempt.
 * @see docs/rules/money.md MONEY-41
 */
export const declineRenewal = async (
  tx: Database,
  { heldId, periodIndex }: Pick<PaymentRow, 'heldId' | 'periodIndex'>,
  now: number,
): Promise<void> => {
  const held = heldId === null ? undefined : await lockHeldById(tx, heldId);
  if (held === undefined || held.charges !== periodIndex) return;
  const ends = held.expiresAt ?? new Date(now);
  const asked: PendingAction = {
    action: 'REFRESH_PAYMENT_DETAILS',
    requestedAt: new Date(now).toISOString(),
    actionDueBy: held.paused ? null : new Date(ends.getTime() + GRACE_MS).toISOString(),
  };
  await saveHeld(tx, held.id, {
    // A licence whose resumption failed stays paused until its holder requests it again.
    ...(held.paused ? { pauseRequest: null, resumesAt: null } : {}),
    pendingActions: [...without(held, ['REFRESH_PAYMENT_DETAILS', 'RESUME']), asked],
  });
  const attempts = (await attemptsOf(tx, held.id)) + 1;
  await lookAgain(tx, held.id, held.paused ? new Date(now) : retryAt(attempts, ends, now), attempts);
};
