import { formatMoney } from '@footlight/i18n';
import type { Database } from '../../../database/database.js';
import { dateIn } from '../../../mail/date-in.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';
import type { PostMail } from '../../../mail/post-mail.js';
import { addresseesOf } from './payment-addressees.js';
import type { PaymentRow } from './payments.repository.js';
import { postToPayer } from './post-to-payer.js';
import type { ReturnedMoney, UnpaidRenewal } from './settle-payment.js';

/** Adds the receipts of payments to the outbox, in the transaction that records the payments. */
export const postReceipts = async (
  tx: Database,
  post: PostMail,
  payments: readonly PaymentRow[],
  now: number,
): Promise<void> => {
  const charged = payments.filter(({ amount }) => amount !== 0);
  const addresseeOf = await addresseesOf(tx, charged);
  const receipts = charged.flatMap((payment) => {
    const addressee = addresseeOf(payment);
    if (addressee === undefined) return [];
    const { item, ...to } = addressee;
    const details = {
      item,
      number: payment.id,
      at: new Date(now).toISOString(),
      amount: String(payment.amount),
      tax: String(payment.tax),
      currency: payment.currency,
      scale: String(payment.scale),
    };
    return [{ kind: 'receipt' as const, ...to, details }];
  });
  if (receipts.length > 0) await post(tx, ...receipts);
};

const untilOf = (by: Date | null): { by?: string } => (by === null ? {} : { by: by.toISOString() });

/**
 * Mails the account about a renewal that was not paid.
 * @param by the time until which new payment details help; null for a licence that stays paused until its holder resumes
 */
export const postRenewalFailed = (
  tx: Database,
  post: PostMail,
  renewal: UnpaidRenewal,
  by: Date | null,
): Promise<void> => postToPayer(tx, post, renewal, 'renewal-failed', untilOf(by));

/**
 * Mails the account about a renewal that its bank wants to have confirmed, with the address where that is done.
 * @param by the time until which it helps; null for a licence that stays paused until its holder resumes
 */
export const postRenewalConfirm = (
  tx: Database,
  post: PostMail,
  renewal: PaymentRow,
  by: Date | null,
): Promise<void> =>
  postToPayer(tx, post, renewal, 'renewal-confirm', {
    payment: renewal.id,
    amount: String(renewal.amount),
    currency: renewal.currency,
    scale: String(renewal.scale),
    ...untilOf(by),
  });

/** Mails the buyer about a purchase that a bank declined after the buyer had left. */
export const postPaymentFailed = (tx: Database, post: PostMail, payment: PaymentRow): Promise<void> =>
  postToPayer(tx, post, payment, 'payment-failed');

/** Mails the payer about a refund, or that the bank took the payment back and what was bought has ended. */
export const postReturned = (
  tx: Database,
  post: PostMail,
  payment: PaymentRow,
  returned: ReturnedMoney,
): Promise<void> =>
  postToPayer(tx, post, payment, returned.kind, {
    number: payment.id,
    amount: String(returned.kind === 'refunded' ? returned.amount : payment.amount),
    currency: payment.currency,
    scale: String(payment.scale),
  });

/** An amount in the details of a mail. */
export const moneyIn = (
  language: string,
  { amount = '0', currency = 'GBP', scale = '2' }: Readonly<Record<string, string>>,
): string => formatMoney({ amount: Number(amount), scale: Number(scale), currency }, language);

/** Leads the holder of a renewal to the page where it is confirmed. */
const confirmMail =
  (writer: MailWriter): WriteMail =>
  ({ language, details }) => {
    const { item = '', payment = '', by } = details;
    const t = writer.words(language);
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailRenewalConfirmSubject', { item }),
        heading: t('mailRenewalConfirmHeading'),
        paragraphs: [
          t('mailRenewalConfirmText', { item, amount: moneyIn(language, details) }),
          ...(by === undefined ? [] : [t('mailRenewalConfirmBy', { date: dateIn(language, new Date(by)) })]),
        ],
        button: {
          label: t('mailRenewalConfirmButton'),
          href: writer.address('payment', language, {}, { id: payment }),
        },
      }),
    );
  };

/**
 * Mails about payments.
 * @see docs/rules/commerce.md MONEY-51, MONEY-153
 */
export const paymentMails = (
  writer: MailWriter,
): Readonly<
  Record<
    'receipt' | 'renewal-failed' | 'renewal-confirm' | 'payment-failed' | 'refunded' | 'disputed',
    WriteMail
  >
> => ({
  refunded: ({ language, details }) => {
    const { item = '', number = '' } = details;
    const t = writer.words(language);
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailRefundedSubject'),
        heading: t('mailRefundedHeading'),
        paragraphs: [t('mailRefundedText', { amount: moneyIn(language, details), item })],
        button: { label: t('mailReceiptButton'), href: writer.address('account', language, {}) },
        notes: [t('mailRefundedNote'), t('mailReceiptNumber', { number })],
      }),
    );
  },
  disputed: ({ language, details }) => {
    const { item = '', number = '' } = details;
    const t = writer.words(language);
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailDisputedSubject', { item }),
        heading: t('mailDisputedHeading'),
        paragraphs: [t('mailDisputedText', { amount: moneyIn(language, details), item })],
        button: { label: t('mailPaymentFailedButton'), href: writer.address('purchase', language, {}) },
        notes: [t('mailReceiptNumber', { number })],
      }),
    );
  },
  receipt: ({ language, details }) => {
    const { item = '', number = '', at = '', tax = '0' } = details;
    const t = writer.words(language);
    const paid = moneyIn(language, details);
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailReceiptSubject'),
        heading: t('mailReceiptHeading'),
        paragraphs: [
          t('mailReceiptText', { amount: paid, item, date: dateIn(language, new Date(at)) }),
          ...(tax === '0'
            ? []
            : [t('mailReceiptTax', { tax: moneyIn(language, { ...details, amount: tax }) })]),
        ],
        button: { label: t('mailReceiptButton'), href: writer.address('account', language, {}) },
        notes: [t('mailReceiptNumber', { number })],
      }),
    );
  },
  'renewal-failed': ({ language, details: { item = '', by } }) => {
    const t = writer.words(language);
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailRenewalFailedSubject', { item }),
        heading: t('mailRenewalFailedHeading'),
        paragraphs: [
          by === undefined
            ? t('mailResumeFailedText', { item })
            : t('mailRenewalFailedText', { item, date: dateIn(language, new Date(by)) }),
        ],
        button: { label: t('mailRenewalFailedButton'), href: writer.address('account', language, {}) },
      }),
    );
  },
  'renewal-confirm': confirmMail(writer),
  'payment-failed': ({ language, details: { item = '' } }) => {
    const t = writer.words(language);
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailPaymentFailedSubject', { item }),
        heading: t('mailPaymentFailedHeading'),
        paragraphs: [t('mailPaymentFailedText', { item })],
        button: { label: t('mailPaymentFailedButton'), href: writer.address('purchase', language, {}) },
      }),
    );
  },
});
