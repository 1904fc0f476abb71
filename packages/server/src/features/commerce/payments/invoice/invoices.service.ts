import type { ReplyOf } from '@footlight/contract';
import { ApiError } from '../../../../api-error.js';
import type { Database } from '../../../../database/database.js';
import type { Caller } from '../../../../feature.js';
import type { MailWriter } from '../../../../mail/mail-writer.js';
import type { Realm } from '../../../../realm/load-realm.js';
import { ownerOf } from '../../baskets/may-buy.js';
import type { BillingService } from '../../billing/billing.service.js';
import { readCatalogue } from '../../licences/held-licences.js';
import { wordsIn } from '../../licences/sale-catalogue.js';
import { paymentOf, refundsOf, type PaymentRow } from '../payments.repository.js';
import { drawInvoice } from './draw-invoice.js';
import { invoiceDocument } from './invoice-document.js';

/** Invoices of payments, as PDF files. */
export interface InvoicesService {
  /**
   * @throws {ApiError} PAYMENT_NOT_FOUND for a payment of another account or one that moved no money
   * @see docs/rules/commerce.md MONEY-54
   */
  of(
    id: string,
    reader: {
      readonly caller: Caller;
      readonly accountId: string;
      readonly language: string;
      readonly country: string;
    },
  ): Promise<ReplyOf<'getInvoice'>>;
}

export interface InvoicesDependencies {
  readonly db: Database;
  readonly billing: Pick<BillingService, 'of'>;
  readonly realm: Pick<Realm, 'name' | 'defaultLanguage' | 'payments'>;
  readonly writer: Pick<MailWriter, 'words'>;
}

export const createInvoicesService = ({
  db,
  billing,
  realm,
  writer,
}: InvoicesDependencies): InvoicesService => {
  const itemOf = async (payment: PaymentRow, language: string): Promise<string> => {
    const catalogue = await readCatalogue(db);
    const gift = catalogue.giftProducts.find(({ id }) => id === payment.order.giftId);
    const licence = catalogue.licences.find(({ id }) => id === payment.licenceId);
    const given = gift && wordsIn(gift.name, language, realm.defaultLanguage);
    const sold = licence && wordsIn(licence.texts, language, realm.defaultLanguage)?.name;
    return given ?? sold ?? payment.sku;
  };
  return {
    of: async (id, { caller, accountId, language, country }) => {
      const payment = await paymentOf(db, ownerOf(caller), id);
      if (payment === undefined || payment.status !== 'succeeded' || payment.amount === 0)
        throw new ApiError('PAYMENT_NOT_FOUND');
      const { seller } = realm.payments;
      const document = invoiceDocument(writer, {
        payment,
        refunds: await refundsOf(db, [payment.id]),
        billing: await billing.of(accountId, country),
        item: await itemOf(payment, language),
        seller:
          seller === null
            ? [realm.name]
            : [seller.name, ...seller.address, ...(seller.taxNumber === null ? [] : [seller.taxNumber])],
        language,
      });
      const file = await drawInvoice(document);
      return {
        fileName: `${payment.id}.pdf`,
        mediaType: 'application/pdf',
        content: file.toString('base64'),
      };
    },
  };
};
