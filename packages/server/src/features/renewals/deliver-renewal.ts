import type { Database } from '../../database/database.js';
import type { PendingAction } from '../../database/schema/licences.js';
import { GRACE_MS, type HeldRow } from '../licences/held-standing.js';
import { lockHeldById, saveHeld } from '../licences/read-held.js';
import type { PaymentRow } from '../payments/settle-payment.js';
import { retryAt } from './next-step.js';
import { discountsAfter, renewedTerm } from './renewal-terms.js';
import { attemptsOf, lookAgain } from './renewal-work.repository.js';

const without = (held: HeldRow, actions: readonly PendingAction['action'][]): PendingAction[] =>
  held.pendingActions.filter(({ action }) => !actions.includes(action));

/** Whether a charge begins the licence's periods anew: after a pause, or a time in which the service did not run. */
const resumesNow = (held: HeldRow, now: number): boolean =>
  held.paused || (held.expiresAt !== null && held.expiresAt.getTime() + GRACE_MS <= now);

/**
 * Extends a licence by the period that was paid for, in the transaction that records the payment. A charge counts once: it
 * bears the number that the licence expects.
 * @see docs/rules/money.md MONEY-40
 */
export const deliverRenewal = async (tx: Database, payment: PaymentRow, now: number): Promise<void> => {
  const held = payment.heldId === null ? undefined : await lockHeldById(tx, payment.heldId);
  if (held === undefined || held.charges !== payment.periodIndex) return;
  const term = renewedTerm(held, resumesNow(held, now), now);
  await saveHeld(tx, held.id, {
    ...term,
    status: 'active',
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
    paymentEvent: 'RENEWAL',
    paymentMethodId: payment.methodId ?? held.paymentMethodId,
    paymentProviderId: payment.providerId ?? held.paymentProviderId,
    pendingActions: without(held, ['REFRESH_PAYMENT_DETAILS', 'RESUME']),
  });
  await lookAgain(tx, held.id, term.expiresAt);
};

/**
 * Asks the holder for other payment details, and plans the next try.
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
    // A licence that could not be resumed stays paused until its holder asks again.
    ...(held.paused ? { pauseRequest: null, resumesAt: null } : {}),
    pendingActions: [...without(held, ['REFRESH_PAYMENT_DETAILS', 'RESUME']), asked],
  });
  const attempts = (await attemptsOf(tx, held.id)) + 1;
  await lookAgain(tx, held.id, held.paused ? new Date(now) : retryAt(attempts, ends, now), attempts);
};
