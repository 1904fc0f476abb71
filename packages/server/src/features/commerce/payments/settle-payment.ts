import type { Database } from '../../../database/database.js';
import { BasketsRepository } from '../baskets/baskets.repository.js';
import type { Books } from '../books/books.service.js';
import { keepCredit, returnCredit } from '../credits/keep-credit.js';
import { grantLicence } from '../licences/grant-licence.js';
import { statusAt, type HeldLicenceRow } from '../licences/held-licence-status.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import { type NewPayment, type PaymentRow, PaymentsRepository } from './payments.repository.js';
import type { PaymentState } from './providers/payment-provider.js';

export type { PaymentRow } from './payments.repository.js';

/** Money that goes back to its payer. */
export type ReturnedMoney =
  | { readonly kind: 'refunded'; readonly amount: number }
  /** The payer’s bank took the whole payment back. */
  | { readonly kind: 'disputed' };

/** Deliveries and notifications for payments, except the purchase of a licence. */
export interface Deliveries {
  readonly books: Books;
  /** @returns whether the gift is still sold */
  gift(tx: Database, payment: PaymentRow, now: number): Promise<boolean>;
  /** @returns payments of periods that are no longer wanted: their licence has ended or was paid for in another way */
  renewals(tx: Database, payments: readonly PaymentRow[], now: number): Promise<readonly PaymentRow[]>;
  /** Called in the same transaction with the payments that succeeded. */
  paid(tx: Database, payments: readonly PaymentRow[], now: number): Promise<void>;
  /** Called in the same transaction with a renewal that was not paid. */
  unpaid(tx: Database, renewal: UnpaidRenewal, now: number): Promise<void>;
  /** Called in the same transaction with a renewal that its holder has to confirm at the bank. */
  asked(tx: Database, renewal: PaymentRow, now: number): Promise<void>;
  /** Called in the same transaction with a purchase that a bank has declined after a while. */
  failed(tx: Database, payment: PaymentRow): Promise<void>;
  /** Called in the same transaction with money that went back to its payer. */
  returned(tx: Database, payment: PaymentRow, money: ReturnedMoney): Promise<void>;
  /** Called in the same transaction with a licence that has ended because what it was paid with went back. */
  ended(tx: Database, held: HeldLicenceRow, now: number): Promise<void>;
}

export type UnpaidRenewal = Pick<
  PaymentRow,
  'heldId' | 'periodIndex' | 'accountId' | 'licenceId' | 'declineAdvice'
>;

/** Errors of a card that another attempt with the same details does not change. */
const NEEDS_DETAILS: ReadonlySet<string> = new Set([
  'expired_card',
  'incorrect_number',
  'invalid_number',
  'invalid_expiry',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'missing',
]);

const adviceOf = ({
  code,
  advice,
}: Extract<PaymentState, { readonly status: 'declined' }>): PaymentRow['declineAdvice'] =>
  advice ?? (NEEDS_DETAILS.has(code) ? 'newDetails' : null);

/** Why money is given back without anybody asking for it. */
type Undeliverable = 'paid twice' | 'the licence has ended' | 'not sold any more' | 'the account was deleted';

const grant = async (
  tx: Database,
  payment: PaymentRow,
  accountId: string,
  { books }: Pick<Deliveries, 'books'>,
  now: number,
): Promise<Undeliverable | null> => {
  if (!(await new PaymentsRepository(tx).lockAccount(accountId))) return 'the account was deleted';
  const { licences } = await new SaleCatalogueRepository(tx).read();
  const licence = licences.find(({ id }) => id === payment.licenceId);
  if (licence === undefined) return 'not sold any more';
  const held = await new HeldLicencesRepository(tx).lock(accountId, licence.id);
  // Another basket of the same licence was paid while the outcome of this payment was unknown.
  const isHeld =
    held !== undefined && statusAt(held, now) === 'active' && held.purchasedAt >= payment.createdAt;
  if (isHeld && payment.amount > 0) return 'paid twice';
  await grantLicence(tx, {
    accountId,
    licence,
    order: payment.order,
    paymentId: payment.id,
    methodId: payment.methodId,
    providerId: payment.providerId,
    now,
  });
  await keepCredit(tx, books, payment, new Date(now));
  return null;
};

/** @returns why the item cannot be delivered; null if it was */
const deliverItem = async (
  tx: Database,
  payment: PaymentRow,
  deliveries: Deliveries,
  now: number,
): Promise<Undeliverable | null> => {
  if (payment.heldId !== null)
    return (await deliveries.renewals(tx, [payment], now)).length > 0 ? 'the licence has ended' : null;
  if (payment.itemType === 'GIFT')
    return (await deliveries.gift(tx, payment, now)) ? null : 'not sold any more';
  return payment.accountId === null ? null : grant(tx, payment, payment.accountId, deliveries, now);
};

/** Records a refund of the whole payment, executed by the recovery job. */
const giveBack = async (
  tx: Database,
  { books }: Pick<Deliveries, 'books'>,
  payment: PaymentRow,
  reason: Undeliverable,
  at: Date,
): Promise<void> => {
  // The refund of a charge returns the credit as well, once it is made.
  if (payment.amount === 0) return returnCredit(tx, books, payment, at);
  await new PaymentsRepository(tx).addRefund({
    paymentId: payment.id,
    amount: payment.amount,
    status: 'intended',
    actorId: null,
    reason,
    idempotencyKey: reason,
    createdAt: at,
    settledAt: null,
  });
};

/** Delivers what was paid for, or gives the money back. */
const deliver = async (
  tx: Database,
  payment: PaymentRow,
  deliveries: Deliveries,
  now: number,
): Promise<void> => {
  const undeliverable = await deliverItem(tx, payment, deliveries, now);
  if (payment.basketId !== null)
    await new BasketsRepository(tx).save(payment.basketId, { status: 'paid', updatedAt: new Date(now) });
  if (undeliverable === null) await deliveries.paid(tx, [payment], now);
  else await giveBack(tx, deliveries, payment, undeliverable, new Date(now));
};

/** Whether later reports change nothing, except that a payment that was taken for declined has been paid after all. */
const isFinal = ({ status }: PaymentRow, reported: PaymentState['status']): boolean =>
  status === 'succeeded' || (status === 'declined' && reported !== 'succeeded');

/**
 * Records a provider's state of a payment and delivers the item, in one transaction. Repeated and stale states change
 * nothing. Money for something that cannot be delivered any more is given back.
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
    if (isFinal(payment, state.status)) return payment;
    const waitsForPayer = state.status === 'action-required' || state.status === 'authentication-required';
    // Payments move from action-required to pending, never back: this state is stale.
    if (payment.status === 'pending' && waitsForPayer) return payment;
    // An abandoned payment is not reopened while its outcome is open.
    if (payment.status === 'abandoned' && (state.status === 'pending' || waitsForPayer)) return payment;
    const at = new Date(now);
    // Only a renewal is charged while its payer is absent.
    const isRefused = state.status === 'authentication-required' && payment.heldId === null;
    const status = isRefused ? 'declined' : waitsForPayer ? 'action-required' : state.status;
    const settled = status === 'succeeded' || status === 'declined';
    const hadEnded = payment.status === 'abandoned' || payment.status === 'declined';
    const isRevived = hadEnded && status === 'succeeded';
    const other = isRevived ? await paymentsRepository.liveBesides(payment) : undefined;
    const mayStillBeLeft = other?.status === 'action-required';
    const isTwice = other !== undefined && !mayStillBeLeft;
    // Of two payments for the same basket, the first to succeed counts.
    if (other !== undefined && mayStillBeLeft)
      await paymentsRepository.save(other.id, { status: 'abandoned', nextAction: null, updatedAt: at });
    const saved = await paymentsRepository.save(id, {
      ...(isTwice ? { basketId: null, periodIndex: null } : {}),
      status,
      externalId: state.externalId ?? payment.externalId,
      nextAction: 'nextAction' in state ? state.nextAction : null,
      declineCode: state.status === 'declined' ? state.code : isRefused ? 'card_declined' : null,
      declineAdvice: state.status === 'declined' ? adviceOf(state) : null,
      leaseUntil: null,
      updatedAt: at,
      settledAt: settled ? at : null,
    });
    if (status === 'succeeded' && isTwice) await giveBack(tx, deliveries, saved, 'paid twice', at);
    else if (status === 'succeeded') await deliver(tx, saved, deliveries, now);
    const isUnpaid = status === 'declined';
    // Nobody is there to open the page that a bank asks for at a renewal: its holder is brought back.
    if (waitsForPayer && saved.heldId !== null && payment.status === 'intended')
      await deliveries.asked(tx, saved, now);
    if (status === 'succeeded') await deliveries.books.paid(tx, [saved], at);
    // An abandoned renewal has already been counted as failed.
    if (isUnpaid && saved.heldId !== null && payment.status !== 'abandoned')
      await deliveries.unpaid(tx, saved, now);
    if (isUnpaid && saved.heldId === null && payment.status === 'pending') await deliveries.failed(tx, saved);
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
      .filter((payment) => !isFinal(payment, 'succeeded'))
      .map((payment) =>
        Object.assign({}, payment, {
          status: 'succeeded' as const,
          externalId: externals.get(payment.id) ?? payment.externalId,
          nextAction: null,
          declineCode: null,
          declineAdvice: null,
          leaseUntil: null,
          updatedAt: at,
          settledAt: at,
        }),
      );
    await paymentsRepository.saveOutcomes(settled);
    const unwanted = new Set(await deliveries.renewals(tx, settled, now));
    await deliveries.paid(
      tx,
      settled.filter((payment) => !unwanted.has(payment)),
      now,
    );
    // oxlint-disable-next-line no-await-in-loop
    for (const payment of unwanted) await giveBack(tx, deliveries, payment, 'the licence has ended', at);
    await deliveries.books.paid(tx, settled, at);
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
  await deliveries.books.paid(tx, [row], at);
  return row;
};
