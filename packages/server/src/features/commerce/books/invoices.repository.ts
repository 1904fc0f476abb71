import type { BillingDetails } from '@footlight/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { insertRows } from '../../../database/row-sets.js';
import { invoices, invoiceSeries } from '../../../database/schema/books.js';

export type InvoiceRow = typeof invoices.$inferSelect;

/** An invoice, or a credit note, before it has its number. */
export interface NewInvoice {
  readonly paymentId: string;
  /** Of a credit note. */
  readonly refundId: string | null;
  readonly buyer: BillingDetails;
}

/** Who sells, as an invoice names it. */
export interface Seller {
  /** Identifies the series of numbers. */
  readonly name: string;
  readonly lines: readonly string[];
}

export class InvoicesRepository extends Repository {
  /**
   * Issues invoices with the next numbers of the seller. The series stays locked until the transaction ends, so that it
   * has no gaps: call it last.
   */
  async issue(seller: Seller, issued: readonly NewInvoice[], issuedAt: Date): Promise<void> {
    if (issued.length === 0) return;
    const [series] = await this.db
      .insert(invoiceSeries)
      .values({ seller: seller.name, lastNumber: issued.length })
      .onConflictDoUpdate({
        target: invoiceSeries.seller,
        set: { lastNumber: sql`${invoiceSeries.lastNumber} + ${issued.length}` },
      })
      .returning();
    const before = (series?.lastNumber ?? issued.length) - issued.length;
    await insertRows(
      this.db,
      invoices,
      issued.map(({ paymentId, refundId, buyer }, index) => ({
        seller: seller.name,
        number: before + index + 1,
        kind: refundId === null ? ('invoice' as const) : ('creditNote' as const),
        paymentId,
        refundId,
        issuedAt,
        sellerLines: seller.lines,
        buyer,
      })),
    );
  }

  /** The invoice of a payment. */
  async ofPayment(paymentId: string): Promise<InvoiceRow | undefined> {
    const [row] = await this.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.paymentId, paymentId), isNull(invoices.refundId)));
    return row;
  }

  /** The valid credit notes of payments. */
  async creditNotesOf(paymentIds: readonly string[]): Promise<InvoiceRow[]> {
    return paymentIds.length === 0
      ? []
      : this.db
          .select()
          .from(invoices)
          .where(
            and(
              inArray(invoices.paymentId, [...paymentIds]),
              eq(invoices.kind, 'creditNote'),
              isNull(invoices.voidAt),
            ),
          );
  }

  /** Marks the credit note of a refund that has failed. */
  async makeVoid(refundId: string, voidAt: Date): Promise<void> {
    await this.db.update(invoices).set({ voidAt }).where(eq(invoices.refundId, refundId));
  }
}
