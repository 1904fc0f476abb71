import type { BasketTotals } from '@footlight/domain';
import type { Database } from '../../database/database.js';
import { insertRows } from '../../database/row-sets.js';
import type { HeldPrice } from '../../database/schema/licences.js';
import { payments } from '../../database/schema/payments.js';
import type { HeldRow } from '../licences/held-standing.js';
import { askToCharge, LEASE_MS, type ChargeTools } from './charge-payment.js';
import { methodsFor, type MethodRow } from './payment-methods.repository.js';
import { lockPayments, renewalsUnderWay, type NewPayment, type PaymentRow } from './payments.repository.js';
import type { PaymentState } from './providers/payment-provider.js';
import { settleFree, settlePayment, settleRenewals, type PaidRenewal } from './settle-payment.js';

/** A renewal that has been recorded but not charged yet. */
export interface BegunRenewal {
  readonly payment: PaymentRow;
  readonly methodExternalId: string | null;
}

export interface RenewalWish {
  readonly id: string;
  readonly held: HeldRow;
  readonly sku: string;
  readonly price: HeldPrice;
  readonly totals: BasketTotals;
  readonly method: MethodRow | undefined;
  /** Earlier failed charges for the same period. */
  readonly attempt: number;
}

/** The payment method of each licence; if it no longer exists, the account's default method. */
export const methodsForRenewals = async (
  tx: Database,
  held: readonly HeldRow[],
): Promise<(of: HeldRow) => MethodRow | undefined> => {
  const ids = held.map(({ paymentMethodId }) => paymentMethodId).filter((id) => id !== null);
  const known = await methodsFor(
    tx,
    ids,
    held.map(({ accountId }) => accountId),
  );
  const stored = known.filter(({ status }) => status === 'stored');
  const byId = new Map(stored.map((method) => [method.id, method]));
  const firstOf = new Map(stored.toReversed().map((method) => [method.accountId, method]));
  return ({ accountId, paymentMethodId }) => byId.get(paymentMethodId ?? '') ?? firstOf.get(accountId);
};

const externalOf = (method: MethodRow | undefined): string | null =>
  method === undefined ? null : (method.methodExternalId ?? method.externalId);

const newPayment = (
  { id, held, sku, price, totals, method, attempt }: RenewalWish,
  now: number,
): NewPayment & { readonly id: string } => ({
  id,
  owner: held.accountId,
  accountId: held.accountId,
  heldId: held.id,
  periodIndex: held.charges,
  itemType: 'LICENCE',
  licenceId: held.licenceId,
  sku,
  order: {
    price,
    period: held.period,
    trialPeriod: null,
    trialScope: null,
    discounts: held.discounts,
    endedHeldIds: [],
    creditUsed: 0,
    discountedAmount: totals.discountedAmount,
    confirmPayment: false,
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
  idempotencyKey: `renewal ${held.id} ${held.charges} ${attempt} ${now}`,
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
  wishes: readonly RenewalWish[],
): Promise<BegunRenewal[]> => {
  if (wishes.length === 0) return [];
  const now = clock.now();
  const underWay = new Map(
    (
      await renewalsUnderWay(
        tx,
        wishes.map(({ held }) => held),
      )
    ).map((payment) => [`${payment.heldId} ${payment.periodIndex}`, payment]),
  );
  const knownOf = ({ held }: RenewalWish) => underWay.get(`${held.id} ${held.charges}`);
  const methodIds = [...underWay.values()].map(({ methodId }) => methodId).filter((id) => id !== null);
  const charged =
    methodIds.length === 0
      ? new Map<string, MethodRow>()
      : new Map((await methodsFor(tx, methodIds, [])).map((method) => [method.id, method]));
  const goneOnWith = wishes.flatMap((wish) => {
    const known = knownOf(wish);
    return known?.status === 'intended'
      ? [{ payment: known, methodExternalId: externalOf(charged.get(known.methodId ?? '')) }]
      : [];
  });

  const fresh = wishes.filter((wish) => knownOf(wish) === undefined);
  const free = fresh.filter(({ totals }) => totals.discountedTotal === 0);
  // oxlint-disable-next-line no-await-in-loop
  for (const wish of free) await settleFree(tx, newPayment(wish, now), deliveries, now);
  const due = fresh.filter(({ totals }) => totals.discountedTotal > 0);
  await insertRows(
    tx,
    payments,
    due.map((wish) => newPayment(wish, now)),
  );
  const methodById = new Map(due.map(({ id, method }) => [id, method]));
  const written = due.length === 0 ? [] : await lockPayments(tx, [...methodById.keys()]);
  return [
    ...goneOnWith,
    ...written.map((payment) => ({ payment, methodExternalId: externalOf(methodById.get(payment.id)) })),
  ];
};

interface Charged {
  readonly id: string;
  readonly state: PaymentState;
}

/**
 * Charges recorded renewals concurrently and stores the provider's responses.
 * @param tell called for each renewal whose outcome is unknown; the recovery job completes those
 */
export const chargeBegun = async (
  tools: ChargeTools,
  begun: readonly BegunRenewal[],
  tell: (error: unknown, what: string) => void,
): Promise<void> => {
  const { db, deliveries, clock } = tools;
  const answers = await Promise.all(
    begun.map(async ({ payment, methodExternalId }): Promise<Charged | null> => {
      try {
        return { id: payment.id, state: await askToCharge(tools, payment, methodExternalId) };
      } catch (error) {
        tell(error, `payment ${payment.id}`);
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
