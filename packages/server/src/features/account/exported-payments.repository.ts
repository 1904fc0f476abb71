import type { AccountExport } from '@footlight/contract';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { billingDetails } from '../../database/schema/baskets.js';
import { gifts } from '../../database/schema/gifts.js';
import { paymentMethods, payments, refunds } from '../../database/schema/payments.js';

type PaidParts = Pick<AccountExport, 'payments' | 'paymentMethods' | 'billingDetails' | 'gifts'>;

/**
 * The account's payments, payment methods, billing details and gifts. Cards have only what their owner sees, gifts have
 * no code.
 */
export const exportedPayments = async (db: Database, accountId: string): Promise<PaidParts> => {
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.accountId, accountId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const ids = paid.map(({ id }) => id);
  const given =
    ids.length === 0 ? [] : await db.select().from(refunds).where(inArray(refunds.paymentId, ids));
  const presents = ids.length === 0 ? [] : await db.select().from(gifts).where(inArray(gifts.paymentId, ids));
  const methods = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.accountId, accountId), ne(paymentMethods.status, 'removed')));
  const [billing] = await db.select().from(billingDetails).where(eq(billingDetails.accountId, accountId));
  return {
    payments: paid.map(({ id, sku, itemType, amount, tax, currency, scale, status, createdAt }) => ({
      id,
      sku,
      itemType,
      amount,
      tax,
      currency,
      scale,
      status,
      createdAt: createdAt.toISOString(),
      refunds: given
        .filter((refund) => refund.paymentId === id && refund.status === 'succeeded')
        .map((refund) => ({ amount: refund.amount, createdAt: refund.createdAt.toISOString() })),
    })),
    paymentMethods: methods.map(({ type, brand, last4Digits, holder, expiresOn, createdAt }) => ({
      type,
      brand,
      last4Digits,
      holder,
      expiresOn,
      createdAt: createdAt.toISOString(),
    })),
    billingDetails: billing?.details ?? null,
    gifts: presents.map(({ paymentId, productId, recipientName, recipientEmail, message, redeemedAt }) => ({
      paymentId,
      productId,
      recipientName,
      recipientEmail,
      message,
      redeemedAt: redeemedAt?.toISOString() ?? null,
    })),
  };
};
