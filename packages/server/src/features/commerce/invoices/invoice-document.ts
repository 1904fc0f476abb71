import type { BillingDetails } from '@footlight/contract';
import { formatMoney, matchLanguage, LANGUAGES, directionOf } from '@footlight/i18n';
import type { MailWriter } from '../../../mail/mail-writer.js';
import { dateIn } from '../../../mail/date-in.js';
import type { InvoiceRow } from '../books/invoices.repository.js';
import type { PaymentRow, RefundRow } from '../payments/payments.repository.js';

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

/** A credit note, with the refund that it was issued for. */
interface CreditNote {
  readonly number: number;
  readonly refund: RefundRow;
}

interface Facts {
  readonly payment: PaymentRow;
  readonly invoice: Pick<InvoiceRow, 'number' | 'issuedAt' | 'sellerLines' | 'buyer'>;
  /** What was bought, in the language of the document. */
  readonly item: string;
  /** BCP 47 */
  readonly language: string;
}

export interface InvoiceFacts extends Facts {
  readonly notes: readonly CreditNote[];
}

export interface CreditNoteFacts extends Facts {
  readonly note: CreditNote;
  /** The share of the tax that the books have given back, in minor units. */
  readonly tax: number;
}

/** How the number of an invoice is written. */
export const serialOf = (number: number): string => String(number).padStart(6, '0');

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

/** Proof that the register of VAT numbers was asked for the number of a reverse charge. */
const registerLines = (
  { order: { price, taxEvidence } }: PaymentRow,
  t: ReturnType<MailWriter['words']>,
  language: string,
): string[] => {
  if (!price.reverseCharge) return [];
  const { consultation = null, checkedAt = null } = taxEvidence.vatNumber ?? {};
  return consultation !== null && checkedAt !== null
    ? [t('invoiceVatCheck', { date: dateIn(language, new Date(checkedAt)), number: consultation })]
    : [];
};

/** Languages whose letters the embedded typeface has. */
export const INVOICE_LANGUAGES = LANGUAGES.filter((language) => !['hi', 'ja', 'ko', 'zh'].includes(language));

/** The parts that invoices and credit notes have in common. */
const commonParts = (
  writer: Pick<MailWriter, 'words'>,
  { payment, invoice: { buyer, sellerLines }, language: requestedLanguage }: Facts,
) => {
  const language = matchLanguage([requestedLanguage], INVOICE_LANGUAGES) ?? 'en';
  const t = writer.words(language);
  const { currency, scale } = payment;
  const { taxRate, reverseCharge } = payment.order.price;
  const rate = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 });
  return {
    t,
    money: (minor: number): string => formatMoney({ amount: minor, scale, currency }, language),
    dateOf: (at: Date): string => dateIn(language, at),
    taxLabel: t('invoiceTax', { rate: rate.format(reverseCharge ? 0 : taxRate / 10_000) }),
    document: {
      direction: directionOf(language),
      language,
      seller: sellerLines,
      buyer: {
        label: t('invoiceBilledTo'),
        lines: [
          ...buyerLines(buyer, language),
          ...(buyer.taxNumber === null || buyer.taxNumber === ''
            ? []
            : [t('invoiceTaxNumber', { number: buyer.taxNumber })]),
          ...registerLines(payment, t, language),
        ],
      },
    },
  };
};

/**
 * The invoice of a payment in the requested language. Amounts are those charged; only the net amount is computed, as
 * the amount paid less its tax.
 * @see docs/rules/commerce.md MONEY-54
 */
export const invoiceDocument = (
  writer: Pick<MailWriter, 'words'>,
  { notes, ...facts }: InvoiceFacts,
): InvoiceDocument => {
  const { payment, invoice, item } = facts;
  const { t, money, dateOf, taxLabel, document } = commonParts(writer, facts);
  const { amount, tax } = payment;
  return {
    ...document,
    title: t('invoiceTitle'),
    facts: [
      [t('invoiceSerial'), serialOf(invoice.number)],
      [t('invoiceDate'), dateOf(invoice.issuedAt)],
      [t('invoiceNumber'), payment.id],
      ...(payment.externalId === null ? [] : [[t('invoiceReference'), payment.externalId] as const]),
    ],
    items: [[item, money(amount - tax)]],
    totals: [
      [t('invoiceNet'), money(amount - tax)],
      [taxLabel, money(tax)],
    ],
    paid: [t('invoicePaid'), money(amount)],
    refunds: notes.map(({ number, refund }) => {
      const date = dateOf(refund.settledAt ?? refund.createdAt);
      return [t('invoiceRefund', { date, number: serialOf(number) }), money(-refund.amount)] as const;
    }),
    note: payment.order.price.reverseCharge
      ? `${t('invoiceReverseCharge')} ${t('invoiceNote')}`
      : t('invoiceNote'),
  };
};

/**
 * The credit note of a refund, with its share of the tax.
 * @see docs/rules/commerce.md MONEY-93
 */
export const creditNoteDocument = (
  writer: Pick<MailWriter, 'words'>,
  { note: { number, refund }, tax, ...facts }: CreditNoteFacts,
): InvoiceDocument => {
  const { payment, invoice, item } = facts;
  const { t, money, dateOf, taxLabel, document } = commonParts(writer, facts);
  return {
    ...document,
    title: t('creditNoteTitle'),
    facts: [
      [t('creditNoteSerial'), serialOf(number)],
      [t('invoiceDate'), dateOf(refund.settledAt ?? refund.createdAt)],
      [t('creditNoteOf'), serialOf(invoice.number)],
      [t('invoiceNumber'), payment.id],
    ],
    items: [[item, money(tax - refund.amount)]],
    totals: [
      [t('invoiceNet'), money(tax - refund.amount)],
      [taxLabel, money(-tax)],
    ],
    paid: [t('creditNotePaid'), money(-refund.amount)],
    refunds: [],
    note: t('creditNoteNote'),
  };
};
