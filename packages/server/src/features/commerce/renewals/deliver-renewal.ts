import type { Database } from '../../../database/database.js';
import type { PendingAction } from '../../../database/schema/licences.js';
import { GRACE_MS, type HeldLicenceRow } from '../licences/held-licence-status.js';
import { updateRows } from '../../../database/row-sets.js';
import { licencesHeld } from '../../../database/schema/licences.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import type { PaymentRow } from '../payments/settle-payment.js';
import { retryAt } from './next-step.js';
import { discountsAfter, renewedTerm } from './renewal-terms.js';
import { RenewalWorkRepository } from './renewal-work.repository.js';

const without = (licence: HeldLicenceRow, actions: readonly PendingAction['action'][]): PendingAction[] =>
  licence.pendingActions.filter(({ action }) => !actions.includes(action));

/**
 * Whether the charge restarts the licence's periods: after a pause, or after the service was down beyond the grace
 * period.
 */
const resumesNow = (licence: HeldLicenceRow, now: number): boolean =>
  licence.paused || (licence.expiresAt !== null && licence.expiresAt.getTime() + GRACE_MS <= now);

/** The licence's columns after a paid period. */
const renewed = (licence: HeldLicenceRow, payment: PaymentRow, now: number) => {
  const term = renewedTerm(licence, resumesNow(licence, now), now);
  return {
    id: licence.id,
    ...term,
    status: 'active' as const,
    trial: false,
    paused: false,
    // A holder who has cancelled while a bank processed the payment has paid for this last period.
    autoRenewing: licence.autoRenewing || licence.paused,
    pauseRequest: null,
    resumesAt: null,
    charges: licence.charges + 1,
    price: payment.order.price,
    // Credit that was used has been paid for, too.
    periodPaidAmount: payment.order.discountedAmount + payment.order.creditUsed,
    discounts: discountsAfter(licence.discounts),
    paymentId: payment.id,
    paymentEvent: 'RENEWAL' as const,
    paymentMethodId: payment.methodId ?? licence.paymentMethodId,
    paymentProviderId: payment.providerId ?? licence.paymentProviderId,
    pendingActions: without(licence, ['REFRESH_PAYMENT_DETAILS', 'RESUME']),
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
 * @returns the payments that extend no licence
 * @see docs/rules/commerce.md MONEY-40
 */
export const deliverRenewals = async (
  tx: Database,
  payments: readonly PaymentRow[],
  now: number,
): Promise<readonly PaymentRow[]> => {
  const ids = payments.map(({ heldId }) => heldId).filter((id) => id !== null);
  if (ids.length === 0) return [];
  const byId = new Map(
    (await new HeldLicencesRepository(tx).lockByIds(ids)).map((licence) => [licence.id, licence]),
  );
  const extended: ReturnType<typeof renewed>[] = [];
  const unwanted: PaymentRow[] = [];
  for (const payment of payments) {
    const licence = byId.get(payment.heldId ?? '');
    if (licence === undefined || licence.charges !== payment.periodIndex) unwanted.push(payment);
    else extended.push(renewed(licence, payment, now));
  }
  await updateRows(tx, licencesHeld, RENEWED_COLUMNS, extended);
  await new RenewalWorkRepository(tx).lookAgainAll(
    extended.map(({ id, expiresAt }) => ({ heldId: id, dueAt: expiresAt, attempts: 0 })),
  );
  return unwanted;
};

/**
 * Requests new payment details from the holder and schedules the next attempt.
 * @returns the time until which new details help; null for a licence that stays paused, undefined if nothing is due
 * @see docs/rules/commerce.md MONEY-41
 */
export const declineRenewal = async (
  tx: Database,
  { heldId, periodIndex, declineAdvice }: Pick<PaymentRow, 'heldId' | 'periodIndex' | 'declineAdvice'>,
  now: number,
  days: readonly number[],
): Promise<Date | null | undefined> => {
  const heldLicencesRepository = new HeldLicencesRepository(tx);
  const renewalWorkRepository = new RenewalWorkRepository(tx);
  const licence = heldId === null ? undefined : await heldLicencesRepository.lockById(heldId);
  if (licence === undefined || licence.charges !== periodIndex) return undefined;
  // It has ended while its holder, or a bank, was waited for.
  if (licence.status !== 'active' && !licence.paused) return undefined;
  const ends = licence.expiresAt ?? new Date(now);
  const by = licence.paused ? null : new Date(ends.getTime() + GRACE_MS);
  const refreshAction: PendingAction = {
    action: 'REFRESH_PAYMENT_DETAILS',
    requestedAt: new Date(now).toISOString(),
    actionDueBy: by?.toISOString() ?? null,
  };
  await heldLicencesRepository.save(licence.id, {
    // A licence whose resumption failed stays paused until its holder requests it again.
    ...(licence.paused ? { pauseRequest: null, resumesAt: null } : {}),
    pendingActions: [...without(licence, ['REFRESH_PAYMENT_DETAILS', 'RESUME']), refreshAction],
  });
  const attempts = (await renewalWorkRepository.attemptsOf(licence.id)) + 1;
  await renewalWorkRepository.lookAgain(
    licence.id,
    licence.paused ? new Date(now) : retryAt(attempts, { expiresAt: ends, days, advice: declineAdvice, now }),
    attempts,
  );
  return by;
};
