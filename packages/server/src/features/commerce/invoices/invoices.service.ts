import type { ResponseOf } from '@footlight/contract';
import { ApiError } from '../../../../api-error.js';
import type { Database } from '../../../../database/database.js';
import type { Caller } from '../../../../feature.js';
import type { MailWriter } from '../../../../mail/mail-writer.js';
import type { Realm } from '../../../../realm/load-realm.js';
import { ownerOf } from '../../baskets/may-buy.js';
import type { BillingService } from '../../billing/billing.service.js';
import { SaleCatalogueRepository } from '../../licences/sale-catalogue.repository.js';
import { wordsIn } from '../../licences/sale-catalogue.js';
import { type PaymentRow, PaymentsRepository } from '../payments.repository.js';
import { drawInvoice } from './draw-invoice.js';
import { invoiceDocument } from './invoice-document.js';

export interface InvoicesDependencies {
  readonly db: Database;
  readonly billing: Pick<BillingService, 'of'>;
  readonly realm: Pick<Realm, 'name' | 'defaultLanguage' | 'payments'>;
  readonly writer: Pick<MailWriter, 'words'>;
}

/** Invoices of payments, as PDF files. */
export class InvoicesService {
  readonly #deps: InvoicesDependencies;

  constructor(deps: InvoicesDependencies) {
    this.#deps = deps;
  }

  /**
   * @throws {ApiError} PAYMENT_NOT_FOUND for a payment of another account or one that moved no money
   * @see docs/rules/commerce.md MONEY-54
   */
  async of(
    id: string,
    {
      caller,
      accountId,
      language,
      country,
    }: {
      readonly caller: Caller;
      readonly accountId: string;
      readonly language: string;
      readonly country: string;
    },
  ): Promise<ResponseOf<'getInvoice'>> {
    const payment = await new PaymentsRepository(this.#deps.db).of(ownerOf(caller), id);
    if (payment === undefined || payment.status !== 'succeeded' || payment.amount === 0)
      throw new ApiError('PAYMENT_NOT_FOUND');
    const { seller } = this.#deps.realm.payments;
    const refunds = await new PaymentsRepository(this.#deps.db).refundsOf([payment.id]);
    const document = invoiceDocument(this.#deps.writer, {
      payment,
      refunds: refunds.filter(({ status }) => status === 'succeeded'),
      billing: await this.#deps.billing.of(accountId, country),
      item: await this.#itemOf(payment, language),
      seller:
        seller === null
          ? [this.#deps.realm.name]
          : [seller.name, ...seller.address, ...(seller.taxNumber === null ? [] : [seller.taxNumber])],
      language,
    });
    const file = await drawInvoice(document);
    return {
      fileName: `${payment.id}.pdf`,
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
