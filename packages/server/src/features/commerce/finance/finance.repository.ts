import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { accountsWithWords } from '../../../database/account-words.js';
import { Repository } from '../../../database/repository.js';
import { accounts } from '../../../database/schema/accounts.js';
import { invoices } from '../../../database/schema/books.js';
import { financeActions, paymentMethods, payments } from '../../../database/schema/payments.js';
import type { PaymentRow } from '../payments/payments.repository.js';

const CUSTOMER = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  createdAt: accounts.createdAt,
};

const DIGITS = /^\d{4}$/u;
/** Cards with the same last digits that are looked at. */
const CARDS_MOST = 2_000;
const NUMBER = /^\d{1,9}$/u;

export class FinanceRepository extends Repository {
  /** The role of an account; undefined if it does not exist. */
  async roleOf(accountId: string): Promise<'viewer' | 'editor' | 'finance' | 'admin' | undefined> {
    const [row] = await this.db
      .select({ role: accounts.role })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    return row?.role;
  }

  async customer(id: string) {
    const [row] = await this.db
      .select({ ...CUSTOMER, deletesAt: accounts.deletesAt })
      .from(accounts)
      .where(eq(accounts.id, id));
    return row;
  }

  customers(ids: readonly string[]) {
    return this.db
      .select(CUSTOMER)
      .from(accounts)
      .where(inArray(accounts.id, [...ids]));
  }

  /** By words of the email or name, the id, or the last four digits of a stored card. */
  findCustomers(text: string, most: number) {
    const withWords = accountsWithWords(this.db, text);
    const withCard = this.db
      .select({ id: sql<string>`${paymentMethods.accountId}` })
      .from(paymentMethods)
      .where(and(eq(paymentMethods.status, 'stored'), eq(paymentMethods.last4Digits, text)))
      .limit(CARDS_MOST);
    return (
      this.db
        .select(CUSTOMER)
        .from(accounts)
        // Not joined by `or`, with which every account would be looked at.
        .where(inArray(accounts.id, DIGITS.test(text) ? union(withWords, withCard) : withWords))
        .orderBy(accounts.email, accounts.id)
        .limit(most)
    );
  }

  /** By the number of an invoice or a credit note, the id of a payment, or its id at the provider. */
  async findPayments(text: string, most: number): Promise<PaymentRow[]> {
    const numbered = NUMBER.test(text)
      ? this.db
          .select({ id: invoices.paymentId })
          .from(invoices)
          .where(eq(invoices.number, Number(text)))
      : undefined;
    return this.db
      .select()
      .from(payments)
      .where(
        or(
          eq(payments.id, text),
          eq(payments.externalId, text),
          numbered === undefined ? undefined : inArray(payments.id, numbered),
        ),
      )
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(most);
  }

  /** Numbers of invoices by payment. */
  async invoiceNumbers(paymentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .select({ id: invoices.paymentId, number: invoices.number })
      .from(invoices)
      .where(and(inArray(invoices.paymentId, [...paymentIds]), isNull(invoices.refundId)));
    return new Map(rows.map(({ id, number }) => [id, number]));
  }

  /** Last digits of payment methods by id, also of those that are removed. */
  async digitsOf(methodIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const rows = await this.db
      .select({ id: paymentMethods.id, digits: paymentMethods.last4Digits })
      .from(paymentMethods)
      .where(inArray(paymentMethods.id, [...methodIds]));
    return new Map(rows.map(({ id, digits }) => [id, digits]));
  }

  /** Payments that banks took back: those that need a response first, by their days, and then the latest. */
  disputed(most: number): Promise<PaymentRow[]> {
    return this.db
      .select()
      .from(payments)
      .where(isNotNull(payments.disputeState))
      .orderBy(
        desc(eq(payments.disputeState, 'needs-response')),
        asc(sql`case when ${payments.disputeState} = 'needs-response' then ${payments.disputeDueAt} end`),
        desc(payments.disputedAt),
        desc(payments.id),
      )
      .limit(most);
  }

  /** Keeps the account from being deleted, and other actions of finance on it from running, until the transaction ends. */
  async lockCustomer(id: string): Promise<boolean> {
    const found = await this.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, id))
      .for('no key update');
    return found.length > 0;
  }

  /**
   * Records an action under its key.
   * @returns `new`, or whether the key was used before for the `same` or for an `other` action
   */
  async begin(action: typeof financeActions.$inferInsert): Promise<'new' | 'same' | 'other'> {
    const added = await this.db
      .insert(financeActions)
      .values(action)
      .onConflictDoNothing()
      .returning({ key: financeActions.key });
    if (added.length > 0) return 'new';
    const [known] = await this.db
      .select({ what: financeActions.what })
      .from(financeActions)
      .where(and(eq(financeActions.actorId, action.actorId), eq(financeActions.key, action.key)));
    return known?.what === action.what ? 'same' : 'other';
  }
}
