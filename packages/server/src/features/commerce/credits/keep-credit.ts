import type { Database } from '../../../database/database.js';
import type { KeptCredit, payments, refunds, UsedCredit } from '../../../database/schema/payments.js';
import type { Books } from '../books/books.service.js';
import { partOf } from './credit.js';
import { CreditsRepository } from './credits.repository.js';

type Payment = Pick<typeof payments.$inferSelect, 'id' | 'accountId' | 'licenceId' | 'order'>;

/** Takes credit for a payment, in the transaction that begins it and has locked the credit. */
export const takeCredit = async (
  tx: Database,
  used: UsedCredit | null,
  payment: { readonly accountId: string; readonly paymentId: string; readonly at: Date },
): Promise<void> => {
  if (used === null) return;
  const { amount, net, currency, scale } = used;
  await new CreditsRepository(tx).add([{ kind: 'used', amount, net, currency, scale, ...payment }]);
};

const keep = async (
  tx: Database,
  books: Pick<Books, 'creditKept'>,
  payment: Payment,
  kept: readonly KeptCredit[],
  at: Date,
): Promise<void> => {
  const { id: paymentId, accountId } = payment;
  if (kept.length === 0 || accountId === null) return;
  await new CreditsRepository(tx).add(
    kept.map(({ paymentId: sourcePaymentId, amount, net, currency, scale }) => ({
      kind: 'kept' as const,
      accountId,
      paymentId,
      sourcePaymentId,
      amount,
      net,
      currency,
      scale,
      at,
    })),
  );
  await books.creditKept(tx, payment, kept, at);
};

/**
 * Keeps what is left of the licences that a paid order ends, in the transaction that delivers it.
 * @see docs/rules/commerce.md MONEY-125
 */
export const keepCredit = (
  tx: Database,
  books: Pick<Books, 'creditKept'>,
  payment: Payment,
  at: Date,
): Promise<void> => keep(tx, books, payment, payment.order.creditKept, at);

/** Returns the credit that a payment has used, when its money is given back. */
export const returnCredit = async (
  tx: Database,
  books: Pick<Books, 'creditKept'>,
  payment: Payment,
  at: Date,
): Promise<void> => {
  const { balanceUsed } = payment.order;
  if (balanceUsed !== null)
    await keep(tx, books, payment, [{ ...balanceUsed, licenceId: payment.licenceId, paymentId: null }], at);
};

/**
 * Takes the credit back that the rest of a payment became, when its money goes back to its payer: as much as that money, and
 * as far as it is left. Its caller has locked the payment.
 * @param returned null as the refund if its payer's bank took the whole payment back, and the payments that its rest has paid
 *   for alone, whose rest is credit too
 * @returns whether a part of that credit was used before
 * @see docs/rules/commerce.md MONEY-132
 */
export const takeCreditBack = async (
  tx: Database,
  books: Pick<Books, 'creditTaken'>,
  payment: typeof payments.$inferSelect,
  {
    refund,
    byRest,
    at,
  }: {
    readonly refund: Pick<typeof refunds.$inferSelect, 'id' | 'amount'> | null;
    readonly byRest: readonly Pick<Payment, 'id'>[];
    readonly at: Date;
  },
): Promise<boolean> => {
  const { id, accountId, currency, scale } = payment;
  if (accountId === null) return false;
  const credits = new CreditsRepository(tx);
  // Locked before it is read: a purchase or a renewal may be using it.
  const balance = (await credits.balancesOf([accountId], 'update')).get(accountId) ?? [];
  const own = balance.find((one) => one.currency === currency && one.scale === scale);
  const became = await credits.leftOf([id, ...byRest.map((one) => one.id)]);
  const isShort = became > (own?.amount ?? 0);
  const amount = Math.min(became, own?.amount ?? 0, refund?.amount ?? payment.amount);
  if (own === undefined || amount <= 0) return isShort;
  const taken = partOf(own, amount);
  const refundId = refund?.id ?? null;
  await credits.add([
    { ...taken, kind: 'taken', accountId, paymentId: id, sourcePaymentId: id, refundId, at },
  ]);
  await books.creditTaken(tx, payment, { ...taken, refundId }, at);
  return isShort;
};
