import type { ResponseOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import type { Caller } from '../../../feature.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { Realm } from '../../../realm/load-realm.js';
import { ownerOf } from '../baskets/may-buy.js';
import { BooksRepository } from '../books/books.repository.js';
import { InvoicesRepository } from '../books/invoices.repository.js';
import { taxOf } from '../books/movement.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import { wordsIn } from '../licences/sale-catalogue.js';
import { type PaymentRow, PaymentsRepository } from '../payments/payments.repository.js';
import { drawInvoice } from './draw-invoice.js';
import { creditNoteDocument, invoiceDocument, serialOf } from './invoice-document.js';

export interface InvoicesDependencies {
  readonly db: Database;
  readonly realm: Pick<Realm, 'defaultLanguage'>;
  readonly writer: Pick<MailWriter, 'words'>;
}

/** Invoices of payments and credit notes of refunds, as PDF files. */
export class InvoicesService {
  readonly #deps: InvoicesDependencies;

  constructor(deps: InvoicesDependencies) {
    this.#deps = deps;
  }

  /**
   * @param creditNote number of a credit note; null: the invoice
   * @throws {ApiError} PAYMENT_NOT_FOUND for a payment of another account, one that moved no money, or a credit note that
   *   it does not have
   * @see docs/rules/commerce.md MONEY-54, MONEY-93
   */
  async of(
    id: string,
    creditNote: number | null,
    { caller, language }: { readonly caller: Caller; readonly language: string },
  ): Promise<ResponseOf<'getInvoice'>> {
    const payment = await new PaymentsRepository(this.#deps.db).of(ownerOf(caller), id);
    return this.#draw(payment, creditNote, language);
  }

  /** Of a payment of any account, see {@link of}. */
  async ofAny(id: string, creditNote: number | null, language: string): Promise<ResponseOf<'getInvoice'>> {
    return this.#draw(await new PaymentsRepository(this.#deps.db).byId(id), creditNote, language);
  }

  async #draw(
    payment: PaymentRow | undefined,
    creditNote: number | null,
    language: string,
  ): Promise<ResponseOf<'getInvoice'>> {
    const payments = new PaymentsRepository(this.#deps.db);
    const invoices = new InvoicesRepository(this.#deps.db);
    const id = payment?.id ?? '';
    const invoice = payment === undefined ? undefined : await invoices.ofPayment(id);
    if (payment === undefined || invoice === undefined) throw new ApiError('PAYMENT_NOT_FOUND');
    const refunds = await payments.refundsOf([id]);
    const notes = (await invoices.creditNotesOf([id])).flatMap(({ number, refundId }) => {
      const refund = refunds.find((one) => one.id === refundId);
      return refund === undefined ? [] : [{ number, refund }];
    });
    const note = notes.find(({ number }) => number === creditNote);
    if (creditNote !== null && note === undefined) throw new ApiError('PAYMENT_NOT_FOUND');
    const facts = { payment, invoice, item: await this.#itemOf(payment, language), language };
    const document =
      note === undefined
        ? invoiceDocument(this.#deps.writer, { ...facts, notes })
        : creditNoteDocument(this.#deps.writer, {
            ...facts,
            note,
            tax: taxOf(await new BooksRepository(this.#deps.db).balancesOf(id, { refundId: note.refund.id })),
          });
    const file = await drawInvoice(document);
    return {
      fileName: `${serialOf(note?.number ?? invoice.number)}.pdf`,
      mediaType: 'application/pdf',
      content: file.toString('base64'),
    };
  }

  async #itemOf(payment: PaymentRow, language: string): Promise<string> {
    const catalogue = await new SaleCatalogueRepository(this.#deps.db).read();
    const gift = catalogue.giftProducts.find(({ id }) => id === payment.order.giftId);
    const licence = catalogue.licences.find(({ id }) => id === payment.licenceId);
    const given = gift && wordsIn(gift.name, language, this.#deps.realm.defaultLanguage);
    const sold = licence && wordsIn(licence.texts, language, this.#deps.realm.defaultLanguage)?.name;
    return given ?? sold ?? payment.sku;
  }
}
