import type { CustomerOverview, CustomerPayment } from '@footlight/contract';
import type { Database } from '../../../database/database.js';
import { InvoicesRepository } from '../books/invoices.repository.js';
import { statusAt, type HeldLicenceRow } from '../licences/held-licence-status.js';
import { wordsIn, type SaleCatalogue } from '../licences/sale-catalogue.js';
import type { AppliedTax } from '../tax/tax.service.js';
import { shownPayment } from '../payments/payment-shown.js';
import { type PaymentRow, PaymentsRepository } from '../payments/payments.repository.js';
import { renewalPrice, renewalTotals } from '../renewals/renewal-terms.js';
import { FinanceRepository } from './finance.repository.js';

/** What is sold, and the languages that it is named in. */
export interface Naming {
  readonly catalogue: SaleCatalogue;
  readonly language: string;
  readonly defaultLanguage: string;
}

const nameOf = (licenceId: string, { catalogue, language, defaultLanguage }: Naming): string => {
  const licence = catalogue.licences.find(({ id }) => id === licenceId);
  return (licence && wordsIn(licence.texts, language, defaultLanguage)?.name) ?? licenceId;
};

const itemOf = ({ order, licenceId }: PaymentRow, naming: Naming): string => {
  const gift = naming.catalogue.giftProducts.find(({ id }) => id === order.giftId);
  return (gift && wordsIn(gift.name, naming.language, naming.defaultLanguage)) ?? nameOf(licenceId, naming);
};

/** Payments in the form of the contract, in four queries for all of them. */
export const shownPayments = async (
  db: Database,
  rows: readonly PaymentRow[],
  naming: Naming,
): Promise<CustomerPayment[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const finance = new FinanceRepository(db);
  const [refunds, notes, numbers, digits] = await Promise.all([
    new PaymentsRepository(db).refundsOf(ids),
    new InvoicesRepository(db).creditNotesOf(ids),
    finance.invoiceNumbers(ids),
    finance.digitsOf(rows.flatMap(({ methodId }) => methodId ?? [])),
  ]);
  return rows.map((row) => {
    const begun = refunds
      .filter(({ paymentId, status }) => paymentId === row.id && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    const isKept = row.status === 'succeeded' && row.disputedAt === null;
    return {
      ...shownPayment(row, refunds, notes),
      customerId: row.accountId,
      item: itemOf(row, naming),
      invoice: numbers.get(row.id) ?? null,
      refundable: isKept ? Math.max(0, row.amount - begun) : 0,
      tax: row.tax,
      providerId: row.providerId,
      last4Digits: digits.get(row.methodId ?? '') ?? null,
      declineCode: row.declineCode,
      disputedAt: row.disputedAt?.toISOString() ?? null,
    };
  });
};

/** A held licence in the form of the contract. */
export const shownHeld = (
  held: HeldLicenceRow,
  naming: Naming,
  now: number,
  tax: AppliedTax | undefined,
): CustomerOverview['licences'][number] => {
  const price = held.period === null ? null : renewalPrice(held, naming.catalogue, undefined, tax);
  return {
    licenceId: held.licenceId,
    name: nameOf(held.licenceId, naming),
    status: statusAt(held, now),
    trial: held.trial,
    paused: held.paused,
    renews: held.autoRenewing,
    expiresAt: held.expiresAt?.toISOString() ?? null,
    renewalPrice:
      price === null || held.period === null
        ? null
        : {
            amount: renewalTotals(price, []).discountedTotal,
            currency: price.currency,
            scale: price.scale,
            period: held.period,
          },
    provider: held.provider,
  };
};

export const shownPlans = (naming: Naming): CustomerOverview['plans'] =>
  naming.catalogue.licences.map(({ id, purchaseStrategy }) => ({
    licenceId: id,
    name: nameOf(id, naming),
    renews: purchaseStrategy.type === 'SUBSCRIPTION',
  }));
