import type { Database } from '../../../database/database.js';
import { BasketsRepository } from '../baskets/baskets.repository.js';
import { grantLicence } from '../licences/grant-licence.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import { type NewPayment, type PaymentRow, PaymentsRepository } from './payments.repository.js';
import type { PaymentState } from './providers/payment-provider.js';

export type { PaymentRow } from './payments.repository.js';

/** Deliveries and notifications for payments, except the purchase of a licence. */
export interface Deliveries {
  gift(tx: Database, payment: PaymentRow, now: number): Promise<void>;
  renewals(tx: Database, payments: readonly PaymentRow[], now: number): Promise<void>;
  /** Called in the same transaction with the payments that succeeded. */
  paid(tx: Database, payments: readonly PaymentRow[], now: number): Promise<void>;
  /** Called in the same transaction with a declined renewal. */
  declined(tx: Database, payment: PaymentRow, now: number): Promise<void>;
}

const deliver = async (
  tx: Database,
  payment: PaymentRow,
  deliveries: Deliveries,
  now: number,
): Promise<void> => {
  if (payment.heldId !== null) await deliveries.renewals(tx, [payment], now);
  else if (payment.itemType === 'GIFT') await deliveries.gift(tx, payment, now);
  else if (payment.accountId !== null) {
    const { licences } = await new SaleCatalogueRepository(tx).read();
    const licence = licences.find(({ id }) => id === payment.licenceId);
    if (licence === undefined)
      throw new Error(`The licence ${payment.licenceId} was taken off the catalogue.`);
    await grantLicence(tx, {
      accountId: payment.accountId,
      licence,
      order: payment.order,
      paymentId: payment.id,
      methodId: payment.methodId,
      providerId: payment.providerId,
      now,
    });
  }
  if (payment.basketId !== null)
    await new BasketsRepository(tx).save(payment.basketId, { status: 'paid', updatedAt: new Date(now) });
  await deliveries.paid(tx, [payment], now);
};

/** Records a refund, executed by the recovery job, for an item that another payment has already bought. */
const refund = async (tx: Database, payment: PaymentRow, at: Date): Promise<void> => {
  await new PaymentsRepository(tx).addRefund({
    paymentId: payment.id,
    amount: payment.amount,
    status: 'intended',
    actorId: null,
    reason: 'paid twice',
    idempotencyKey: 'paid twice',
    createdAt: at,
    settledAt: null,
  });
};

/** `succeeded` and `declined` are final; later reports do not change them. */
const isFinal = ({ status }: PaymentRow): boolean => status === 'succeeded' || status === 'declined';

/**
 * Records a provider's state of a payment and delivers the item, in one transaction. Repeated and stale states change
 * nothing.
 * @returns the payment after the update
 * @see docs/rules/commerce.md MONEY-30, MONEY-31, MONEY-52
 */
export const settlePayment = (
  db: Database,
  id: string,
  state: PaymentState,
  deliveries: Deliveries,
  now: number,
): Promise<PaymentRow> =>
  db.transaction(async (tx) => {
    const paymentsRepository = new PaymentsRepository(tx);
    await new BasketsRepository(tx).lockOfPayment(id);
    const payment = await paymentsRepository.lock(id);
    if (payment === undefined) throw new Error(`There is no payment ${id}.`);
    if (isFinal(payment)) return payment;
    // Payments move from action-required to pending, never back: this state is stale.
    if (payment.status === 'pending' && state.status === 'action-required') return payment;
    // An abandoned payment is not reopened while its outcome is open.
    if (payment.status === 'abandoned' && (state.status === 'pending' || state.status === 'action-required'))
      return payment;
    const at = new Date(now);
    const settled = state.status === 'succeeded' || state.status === 'declined';
    const other =
      payment.status === 'abandoned' && payment.basketId !== null && state.status === 'succeeded'
        ? await paymentsRepository.liveOf(payment.basketId)
        : undefined;
    const mayStillBeLeft = other?.status === 'action-required';
    const isTwice = other !== undefined && !mayStillBeLeft;
    // Of two payments for the same basket, the first to succeed counts.
    if (other !== undefined && mayStillBeLeft)
      await paymentsRepository.save(other.id, { status: 'abandoned', nextAction: null, updatedAt: at });
    const saved = await paymentsRepository.save(id, {
      ...(isTwice ? { basketId: null } : {}),
      status: state.status,
      externalId: state.externalId ?? payment.externalId,
      nextAction: 'nextAction' in state ? state.nextAction : null,
      declineCode: state.status === 'declined' ? state.code : null,
      leaseUntil: null,
      updatedAt: at,
      settledAt: settled ? at : null,
    });
    if (state.status === 'succeeded' && isTwice) await refund(tx, saved, at);
    else if (state.status === 'succeeded') await deliver(tx, saved, deliveries, now);
    if (state.status === 'declined') await deliveries.declined(tx, saved, now);
    return saved;
  });

/** A renewal that its provider reports as paid. */
export interface PaidRenewal {
  readonly id: string;
  readonly externalId: string | null;
}

/**
 * Records and delivers paid renewals in a single transaction, like {@link settlePayment} does for one payment. Renewals
 * have no basket and cannot be paid twice, because their period identifies them.
 */
export const settleRenewals = (
  db: Database,
  paid: readonly PaidRenewal[],
  deliveries: Deliveries,
  now: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = new Date(now);
    const externals = new Map(paid.map(({ id, externalId }) => [id, externalId]));
    const paymentsRepository = new PaymentsRepository(tx);
    const locked = await paymentsRepository.lockAll([...externals.keys()]);
    const settled = locked
      .filter((payment) => !isFinal(payment))
      .map((payment) =>
        Object.assign({}, payment, {
          status: 'succeeded' as const,
          externalId: externals.get(payment.id) ?? payment.externalId,
          nextAction: null,
          declineCode: null,
          leaseUntil: null,
          updatedAt: at,
          settledAt: at,
        }),
      );
    await paymentsRepository.saveOutcomes(settled);
    await deliveries.renewals(tx, settled, now);
    await deliveries.paid(tx, settled, now);
  });

/** Records and delivers a free item in the caller's transaction. */
export const settleFree = async (
  tx: Database,
  payment: NewPayment,
  deliveries: Deliveries,
  now: number,
): Promise<PaymentRow> => {
  const at = new Date(now);
  const row = await new PaymentsRepository(tx).add({ ...payment, status: 'succeeded', settledAt: at });
  await deliver(tx, row, deliveries, now);
  return row;
};
