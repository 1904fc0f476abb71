import type { Database } from '../../../database/database.js';
import type { KeptCredit, payments, refunds, UsedCredit } from '../../../database/schema/payments.js';
import { BillingRepository, billedTo } from '../billing/billing.repository.js';
import { InvoicesRepository, type Seller } from './invoices.repository.js';
import { BooksRepository } from './books.repository.js';
import {
  chargeOf,
  creditsOf,
  disputeOf,
  disputeReversalOf,
  failedRefundOf,
  givenCreditOf,
  redemptionOf,
  refundOf,
  takenCreditOf,
} from './movement.js';

type PaymentRow = typeof payments.$inferSelect;
type RefundRow = typeof refunds.$inferSelect;

/**
 * Records movements of money, in the transaction that they belong to: in the ledger, and with an invoice or a credit
 * note. Its callers have locked the payment. Call it last, because it locks the seller's series of numbers.
 * @see docs/rules/commerce.md MONEY-92, MONEY-93
 */
export class Books {
  readonly #seller: Seller;

  constructor(seller: Seller) {
    this.#seller = seller;
  }

  async paid(tx: Database, paid: readonly PaymentRow[], at: Date): Promise<void> {
    const booked = paid.filter(({ amount, order }) => amount > 0 || order.balanceUsed !== null);
    if (booked.length === 0) return;
    await new BooksRepository(tx).record(booked.map((payment) => chargeOf(payment, at)));
    const moved = paid.filter(({ amount }) => amount > 0);
    if (moved.length === 0) return;
    const accountIds = moved.map(({ accountId }) => accountId).filter((id) => id !== null);
    const payers = await new BillingRepository(tx).ofAccounts(accountIds);
    const issued = moved.map(({ id, accountId, order }) => ({
      paymentId: id,
      refundId: null,
      buyer: billedTo(payers.get(accountId ?? ''), order.price.country),
    }));
    await new InvoicesRepository(tx).issue(this.#seller, issued, at);
  }

  /** What is left of licences that a payment has ended, or was paid in vain, is owed to the account. */
  async creditKept(
    tx: Database,
    payment: Pick<PaymentRow, 'id' | 'accountId'>,
    kept: readonly KeptCredit[],
    at: Date,
  ): Promise<void> {
    await new BooksRepository(tx).record(creditsOf(payment, kept, at));
  }

  /** Credit that finance has given to an account. */
  async creditGiven(
    tx: Database,
    creditId: string,
    given: { readonly accountId: string; readonly credit: Omit<UsedCredit, 'net'> },
    at: Date,
  ): Promise<void> {
    await new BooksRepository(tx).record([givenCreditOf(creditId, given.credit, given.accountId, at)]);
  }

  /** Credit that was left of a payment whose money goes back. */
  async creditTaken(
    tx: Database,
    payment: PaymentRow,
    taken: UsedCredit & { readonly refundId: string | null },
    at: Date,
  ): Promise<void> {
    await new BooksRepository(tx).record([takenCreditOf(payment, taken, at)]);
  }

  async refunded(tx: Database, payment: PaymentRow, refund: RefundRow, at: Date): Promise<void> {
    const books = new BooksRepository(tx);
    await books.record([refundOf(payment, refund, await books.balancesOf(payment.id), at)]);
    const repository = new InvoicesRepository(tx);
    const invoice = await repository.ofPayment(payment.id);
    if (invoice === undefined) return;
    const { buyer, seller, sellerLines } = invoice;
    const note = { paymentId: payment.id, refundId: refund.id, buyer };
    await repository.issue({ name: seller, lines: sellerLines }, [note], at);
  }

  /** A refund that its provider had reported as made. */
  async refundFailed(tx: Database, payment: PaymentRow, refund: RefundRow, at: Date): Promise<void> {
    const books = new BooksRepository(tx);
    const booked = await books.balancesOf(payment.id, { refundId: refund.id });
    await books.record([failedRefundOf(payment, refund, booked, at)]);
    await new InvoicesRepository(tx).makeVoid(refund.id, at);
  }

  async disputed(tx: Database, payment: PaymentRow, at: Date): Promise<void> {
    const books = new BooksRepository(tx);
    await books.record([disputeOf(payment, await books.balancesOf(payment.id), at)]);
  }

  async disputeReversed(tx: Database, payment: PaymentRow, at: Date): Promise<void> {
    const books = new BooksRepository(tx);
    const disputed = await books.balancesOf(payment.id, { kind: 'dispute' });
    await books.record([disputeReversalOf(payment, disputed, at)]);
  }

  async redeemed(tx: Database, payment: PaymentRow, at: Date): Promise<void> {
    const books = new BooksRepository(tx);
    await books.record([redemptionOf(payment, await books.balancesOf(payment.id), at)]);
  }
}
