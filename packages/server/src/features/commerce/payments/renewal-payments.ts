import type { BasketTotals } from '@footlight/domain';
import type { Database } from '../../../database/database.js';
import { insertRows } from '../../../database/row-sets.js';
import type { AgreedPrice } from '../../../database/schema/licences.js';
import { payments, type TaxEvidence, type UsedCredit } from '../../../database/schema/payments.js';
import type { HeldLicenceRow } from '../licences/held-licence-status.js';
import { takeCredit } from '../credits/keep-credit.js';
import {
  chargedAs,
  isRepeatable,
  requestCharge,
  LEASE_MS,
  type ChargedAs,
  type ChargeTools,
} from './charge-payment.js';
import { type MethodRow, PaymentMethodsRepository } from './payment-methods.repository.js';
import { type NewPayment, type PaymentRow, PaymentsRepository } from './payments.repository.js';
import type { PaymentState } from './providers/payment-provider.js';
import { settleFree, settlePayment, settleRenewals, type PaidRenewal } from './settle-payment.js';

/** A renewal that has been recorded but not charged yet. */
export interface RecordedRenewal {
  readonly payment: PaymentRow;
  readonly method: ChargedAs;
}

export interface RenewalRequest {
  readonly id: string;
  readonly heldLicence: HeldLicenceRow;
  readonly sku: string;
  /** The licence in words. */
  readonly item: string;
  readonly price: AgreedPrice;
  readonly totals: BasketTotals;
  /** What the totals have used of the holder's credit. */
  readonly balanceUsed: UsedCredit | null;
  /** What the tax of the price was decided from; undefined if the agreed one stays. */
  readonly taxEvidence: TaxEvidence | undefined;
  readonly method: MethodRow | undefined;
  /** Earlier failed charges for the same period. */
  readonly attempt: number;
}

/** The payment method of each licence; if it no longer exists, the account's default method. */
export const methodsForRenewals = async (
  tx: Database,
  heldLicences: readonly HeldLicenceRow[],
): Promise<(of: HeldLicenceRow) => MethodRow | undefined> => {
  const ids = heldLicences.map(({ paymentMethodId }) => paymentMethodId).filter((id) => id !== null);
  const known = await new PaymentMethodsRepository(tx).chargedFor(
    ids,
    heldLicences.map(({ accountId }) => accountId),
  );
  const stored = known.filter(({ status }) => status === 'stored');
  const byId = new Map(stored.map((method) => [method.id, method]));
  const firstOf = new Map(stored.toReversed().map((method) => [method.accountId, method]));
  return ({ accountId, paymentMethodId }) => byId.get(paymentMethodId ?? '') ?? firstOf.get(accountId);
};

const newPayment = (
  { id, heldLicence, sku, item, price, totals, taxEvidence, balanceUsed, method, attempt }: RenewalRequest,
  now: number,
): NewPayment & { readonly id: string } => ({
  id,
  owner: heldLicence.accountId,
  accountId: heldLicence.accountId,
  heldId: heldLicence.id,
  periodIndex: heldLicence.charges,
  itemType: 'LICENCE',
  licenceId: heldLicence.licenceId,
  sku,
  order: {
    price,
    taxEvidence: taxEvidence ?? { billingAddress: null, paymentMethod: null, connection: price.country },
    period: heldLicence.period,
    trialPeriod: null,
    trialScope: null,
    discounts: heldLicence.discounts,
    endedHeldIds: [],
    creditUsed: totals.creditUsed,
    creditFrom: [],
    balanceUsed,
    creditKept: [],
    discountedAmount: totals.discountedAmount,
    confirmPayment: false,
    item,
    giftId: null,
    gift: null,
    language: '',
  },
  amount: totals.discountedTotal,
  tax: totals.discountedTax,
  currency: price.currency,
  scale: price.scale,
  providerId: method?.providerId ?? null,
  methodId: method?.id ?? null,
  methodType: method?.type ?? null,
  // Conflicts with the key of another process that begins the same attempt.
  idempotencyKey: `renewal ${heldLicence.id} ${heldLicence.charges} ${attempt} ${now}`,
  status: 'intended',
  leaseUntil: new Date(now + LEASE_MS),
  createdAt: new Date(now),
  updatedAt: new Date(now),
});

/**
 * Records renewals, in the transaction that has locked their licences. An existing intended payment is continued under
 * its id, which is the provider's idempotency key, so nothing is charged twice.
 * @returns the renewals to charge; without free ones and those a bank is processing
 */
export const beginRenewals = async (
  tx: Database,
  { deliveries, clock }: Pick<ChargeTools, 'deliveries' | 'clock'>,
  requests: readonly RenewalRequest[],
): Promise<RecordedRenewal[]> => {
  const paymentsRepository = new PaymentsRepository(tx);
  if (requests.length === 0) return [];
  const now = clock.now();
  const pending = new Map(
    (await paymentsRepository.pendingRenewals(requests.map(({ heldLicence }) => heldLicence))).map(
      (payment) => [`${payment.heldId} ${payment.periodIndex}`, payment],
    ),
  );
  const knownOf = ({ heldLicence }: RenewalRequest) =>
    pending.get(`${heldLicence.id} ${heldLicence.charges}`);
  const methodIds = [...pending.values()].map(({ methodId }) => methodId).filter((id) => id !== null);
  const charged =
    methodIds.length === 0
      ? new Map<string, MethodRow>()
      : new Map(
          (await new PaymentMethodsRepository(tx).chargedFor(methodIds, [])).map((method) => [
            method.id,
            method,
          ]),
        );
  const resumed = requests.flatMap((request) => {
    const known = knownOf(request);
    return known?.status === 'intended' && isRepeatable(known, now)
      ? [{ payment: known, method: chargedAs(charged.get(known.methodId ?? '')) }]
      : [];
  });

  // The holder is reminded of a renewal that waits at a bank, instead of being charged again.
  for (const payment of pending.values())
    // oxlint-disable-next-line no-await-in-loop
    if (payment.status === 'action-required') await deliveries.asked(tx, payment, now);

  const fresh = requests.filter((request) => knownOf(request) === undefined);
  const free = fresh.filter(({ totals }) => totals.discountedTotal === 0);
  // Credit is rare, so its uses are saved one by one.
  for (const { id, heldLicence, balanceUsed } of fresh)
    // oxlint-disable-next-line no-await-in-loop
    await takeCredit(tx, balanceUsed, { accountId: heldLicence.accountId, paymentId: id, at: new Date(now) });
  // oxlint-disable-next-line no-await-in-loop
  for (const request of free) await settleFree(tx, newPayment(request, now), deliveries, now);
  const due = fresh.filter(({ totals }) => totals.discountedTotal > 0);
  await insertRows(
    tx,
    payments,
    due.map((request) => newPayment(request, now)),
  );
  const methodById = new Map(due.map(({ id, method }) => [id, method]));
  const written = due.length === 0 ? [] : await paymentsRepository.lockAll([...methodById.keys()]);
  return [
    ...resumed,
    ...written.map((payment) => ({ payment, method: chargedAs(methodById.get(payment.id)) })),
  ];
};

interface Charged {
  readonly id: string;
  readonly state: PaymentState;
}

/**
 * Charges recorded renewals concurrently and stores the provider's responses.
 * @param reportError called for each renewal whose outcome is unknown; the recovery job completes those
 */
export const chargeRenewals = async (
  tools: ChargeTools,
  renewals: readonly RecordedRenewal[],
  reportError: (error: unknown, what: string) => void,
): Promise<void> => {
  const { db, deliveries, clock } = tools;
  const answers = await Promise.all(
    renewals.map(async ({ payment, method }): Promise<Charged | null> => {
      try {
        return { id: payment.id, state: await requestCharge(tools, payment, method) };
      } catch (error) {
        reportError(error, `payment ${payment.id}`);
        return null;
      }
    }),
  );
  const charged = answers.filter((answer) => answer !== null);
  const paid: PaidRenewal[] = charged.flatMap(({ id, state }) =>
    state.status === 'succeeded' ? [{ id, externalId: state.externalId }] : [],
  );
  if (paid.length > 0) await settleRenewals(db, paid, deliveries, clock.now());
  for (const { id, state } of charged) {
    // Sequential: there are few, and each notifies its account.
    // oxlint-disable-next-line no-await-in-loop
    if (state.status !== 'succeeded') await settlePayment(db, id, state, deliveries, clock.now());
  }
};
