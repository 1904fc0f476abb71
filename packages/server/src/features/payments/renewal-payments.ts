import { and, eq, inArray } from 'drizzle-orm';
import type { BasketTotals } from '@footlight/domain';
import type { Database } from '../../database/database.js';
import type { HeldPrice } from '../../database/schema/licences.js';
import { payments } from '../../database/schema/payments.js';
import type { HeldRow } from '../licences/held-standing.js';
import { chargePayment, LEASE_MS, type ChargeTools } from './charge-payment.js';
import { methodById, storedMethods, type MethodRow } from './payment-methods.repository.js';
import { addPayment, LIVE, type NewPayment, type PaymentRow } from './payments.repository.js';
import { settleFree } from './settle-payment.js';

/** A renewal that is written down and not charged yet. */
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
  /** Failed charges of the same period before. */
  readonly attempt: number;
}

/** The method that a licence is charged to; where it is gone, the account's default one. */
export const methodForRenewal = async (
  tx: Database,
  { accountId, paymentMethodId }: Pick<HeldRow, 'accountId' | 'paymentMethodId'>,
): Promise<MethodRow | undefined> => {
  const own = paymentMethodId === null ? undefined : await methodById(tx, paymentMethodId);
  return own?.status === 'stored' ? own : (await storedMethods(tx, accountId))[0];
};

const externalOf = (method: MethodRow | undefined): string | null =>
  method === undefined ? null : (method.methodExternalId ?? method.externalId);

/** The payment of the same period that is under way, after a crash or at a bank. */
const underWay = async (tx: Database, { id, charges }: HeldRow): Promise<PaymentRow | undefined> => {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(eq(payments.heldId, id), eq(payments.periodIndex, charges), inArray(payments.status, [...LIVE])),
    );
  return row;
};

/**
 * Writes a renewal down, in the transaction that has locked its licence. One that is under way is gone on with: its id is
 * the provider's idempotency key, so that asking again charges nothing twice.
 * @returns null where nothing is to be charged, or a bank has it
 */
export const beginRenewal = async (
  tx: Database,
  { deliveries, clock }: Pick<ChargeTools, 'deliveries' | 'clock'>,
  wish: RenewalWish,
): Promise<BegunRenewal | null> => {
  const { held, price, totals, method, attempt } = wish;
  const known = await underWay(tx, held);
  if (known !== undefined) {
    const charged = known.methodId === null ? undefined : await methodById(tx, known.methodId);
    return known.status === 'intended' ? { payment: known, methodExternalId: externalOf(charged) } : null;
  }
  const now = clock.now();
  const payment: NewPayment = {
    id: wish.id,
    owner: held.accountId,
    accountId: held.accountId,
    heldId: held.id,
    periodIndex: held.charges,
    itemType: 'LICENCE',
    licenceId: held.licenceId,
    sku: wish.sku,
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
    // A second process that begins the same try meets this key.
    idempotencyKey: `renewal ${held.id} ${held.charges} ${attempt} ${now}`,
    status: 'intended',
    leaseUntil: new Date(now + LEASE_MS),
    createdAt: new Date(now),
    updatedAt: new Date(now),
  };
  if (totals.discountedTotal === 0) {
    await settleFree(tx, payment, deliveries, now);
    return null;
  }
  return { payment: await addPayment(tx, payment), methodExternalId: externalOf(method) };
};

export const chargeBegun = async (tools: ChargeTools, begun: BegunRenewal): Promise<void> => {
  await chargePayment(tools, begun.payment, begun.methodExternalId);
};
