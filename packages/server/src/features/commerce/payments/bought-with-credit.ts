import type { Database } from '../../../database/database.js';
import { takeCreditBack } from '../credits/keep-credit.js';
import type { HeldLicenceRow } from '../licences/held-licence-status.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { type PaymentRow, PaymentsRepository, type RefundRow } from './payments.repository.js';
import type { Deliveries } from './settle-payment.js';

/** The payments that a payment's rest has paid for alone, and those that their rest has paid for in turn. */
const paidByRestOf = (payment: PaymentRow, free: readonly PaymentRow[]): PaymentRow[] => {
  const found: PaymentRow[] = [];
  for (let sources = [payment]; sources.length > 0;) {
    const ids = new Set(sources.map(({ id }) => id));
    sources = free.filter(({ order }) => order.creditFrom.some((id) => ids.has(id)));
    found.push(...sources);
  }
  return found;
};

const runs = ({ status, paused }: HeldLicenceRow): boolean => status !== 'expired' || paused;

/**
 * Takes the credit back that money has become which goes back to its payer and, if all of it does, ends the licences whose
 * present period was paid for with that credit alone. Its caller has locked the payment.
 * @param refund null if the payer's bank took the whole payment back
 * @param isAll whether nothing is left of the payment
 * @see docs/rules/commerce.md MONEY-132, MONEY-139
 */
export const takeBackWhatBecameCredit = async (
  tx: Database,
  deliveries: Pick<Deliveries, 'books' | 'ended'>,
  payment: PaymentRow,
  { refund, isAll, at }: { readonly refund: RefundRow | null; readonly isAll: boolean; readonly at: Date },
): Promise<void> => {
  const { accountId } = payment;
  if (accountId === null) return;
  const free = await new PaymentsRepository(tx).freeOf(accountId);
  const byRest = paidByRestOf(payment, free);
  const licences = new HeldLicencesRepository(tx);
  // Licences are locked before credit, as renewals do.
  const held = isAll
    ? await licences.lockPaidBy(
        accountId,
        free.map(({ id }) => id),
      )
    : [];
  const isShort = await takeCreditBack(tx, deliveries.books, payment, { refund, byRest, at });
  const withCredit = new Set(
    [...byRest, ...(isShort ? free.filter(({ order }) => order.balanceUsed !== null) : [])].map(
      ({ id }) => id,
    ),
  );
  const ending = held.filter((one) => runs(one) && withCredit.has(one.paymentId ?? ''));
  await licences.end(
    ending.map(({ id }) => id),
    at,
  );
  // oxlint-disable-next-line no-await-in-loop
  for (const one of ending) await deliveries.ended(tx, { ...one, expiresAt: at }, at.getTime());
};
