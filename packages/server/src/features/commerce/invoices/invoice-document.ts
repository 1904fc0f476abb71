import type { BillingDetails } from '@footlight/contract';
import { formatMoney, matchLanguage, LANGUAGES, directionOf } from '@footlight/i18n';
import type { MailWriter } from '../../../../mail/mail-writer.js';
import { dateIn } from '../../../../mail/date-in.js';
import type { PaymentRow, RefundRow } from '../payments.repository.js';

/** The text of an invoice, ready to draw. Each string is one line. */
export interface InvoiceDocument {
  readonly direction: 'ltr' | 'rtl';
  /** BCP 47 tag of the language the text is in. */
  readonly language: string;
  readonly title: string;
  readonly seller: readonly string[];
  readonly buyer: { readonly label: string; readonly lines: readonly string[] };
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly items: readonly (readonly [what: string, amount: string])[];
  readonly totals: readonly (readonly [label: string, amount: string])[];
  readonly paid: readonly [label: string, amount: string];
  readonly refunds: readonly (readonly [label: string, amount: string])[];
  readonly note: string;
}

export interface InvoiceFacts {
  readonly payment: PaymentRow;
  readonly refunds: readonly RefundRow[];
  readonly billing: BillingDetails;
  /** What was bought, in the language of the invoice. */
  readonly item: string;
  readonly seller: readonly string[];
  /** BCP 47 */
  readonly language: string;
}

const countryIn = (language: string, code: string): string =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;

const buyerLines = (billing: BillingDetails, language: string): string[] =>
  [
    billing.name,
    billing.line1,
    billing.line2,
    [billing.postalCode, billing.city].filter((part) => part !== null && part !== '').join(' '),
    billing.administrativeLevel1,
    countryIn(language, billing.country),
  ].filter((line) => line !== null && line !== '') as string[];

/**
 * The invoice of a payment in the requested language. Amounts are those charged; only the net amount is computed, as
 * the amount paid less its tax.
 * @see docs/rules/commerce.md MONEY-54
 */
export const invoiceDocument = (
  writer: Pick<MailWriter, 'words'>,
  { payment, refunds, billing, item, seller, language: requestedLanguage }: InvoiceFacts,
): InvoiceDocument => {
  const language = matchLanguage([requestedLanguage], LANGUAGES) ?? 'en';
  const t = writer.words(language);
  const { currency, scale, amount, tax } = payment;
  const money = (minor: number): string => formatMoney({ amount: minor, scale, currency }, language);
  const rate = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const at = payment.settledAt ?? payment.createdAt;
  return {
    direction: directionOf(language),
    language,
    title: t('invoiceTitle'),
    seller,
    buyer: {
      label: t('invoiceBilledTo'),
      lines: [
        ...buyerLines(billing, language),
        ...(billing.taxNumber === null || billing.taxNumber === ''
          ? []
          : [t('invoiceTaxNumber', { number: billing.taxNumber })]),
      ],
    },
    facts: [
      [t('invoiceNumber'), payment.id],
      [t('invoiceDate'), dateIn(language, at)],
      ...(payment.externalId === null ? [] : [[t('invoiceReference'), payment.externalId] as const]),
    ],
    items: [[item, money(amount - tax)]],
    totals: [
      [t('invoiceNet'), money(amount - tax)],
      [t('invoiceTax', { rate: rate.format(payment.order.price.taxRate / 10_000) }), money(tax)],
    ],
    paid: [t('invoicePaid'), money(amount)],
    refunds: refunds.map(
      (one) =>
        [
          t('invoiceRefund', { date: dateIn(language, one.settledAt ?? one.createdAt) }),
          money(-one.amount),
        ] as const,
    ),
    note: t('invoiceNote'),
  };
};
