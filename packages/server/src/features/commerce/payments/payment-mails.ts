import { formatMoney } from '@footlight/i18n';
import type { Database } from '../../../database/database.js';
import { AddresseesRepository } from '../../../mail/addressees.repository.js';
import { dateIn } from '../../../mail/date-in.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';
import type { PostMail } from '../../../mail/post-mail.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import type { PaymentRow } from './payments.repository.js';
import type { UnpaidRenewal } from './settle-payment.js';

interface Addressee {
  readonly recipient: string;
  readonly language: string | null;
  /** What was bought, in the recipient's language. */
  readonly item: string;
}

type NotifiedPayment = Pick<PaymentRow, 'accountId' | 'licenceId'>;

/** Recipients of mails about payments. Payments of guests and of accounts without an address have none. */
const addresseesOf = async (
  tx: Database,
  payments: readonly NotifiedPayment[],
): Promise<(payment: NotifiedPayment) => Addressee | undefined> => {
  const accountIds = [...new Set(payments.map(({ accountId }) => accountId).filter((id) => id !== null))];
  if (accountIds.length === 0) return () => undefined;
  const accounts = await new AddresseesRepository(tx).of(accountIds);
  const licenceIds = [...new Set(payments.map(({ licenceId }) => licenceId))];
  const textsById = await new SaleCatalogueRepository(tx).textsOf(licenceIds);
  return ({ accountId, licenceId }) => {
    const account = accounts.get(accountId ?? '');
    if (account === undefined || account.email === null) return undefined;
    const texts = textsById.get(licenceId) ?? {};
    const words = texts[account.language ?? ''] ?? Object.values(texts)[0];
    return { recipient: account.email, language: account.language, item: words?.name ?? licenceId };
  };
};

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

/**
 * Mails the account about a renewal that was not paid.
 * @param by the time until which new payment details help; null for a licence that stays paused until its holder resumes
 */
export const postRenewalFailed = async (
  tx: Database,
  post: PostMail,
  renewal: UnpaidRenewal,
  by: Date | null,
): Promise<void> => {
  const addressee = (await addresseesOf(tx, [renewal]))(renewal);
  if (addressee === undefined) return;
  const { item, ...to } = addressee;
  await post(tx, {
    kind: 'renewal-failed',
    ...to,
    details: by === null ? { item } : { item, by: by.toISOString() },
  });
};

/** Mails the buyer about a purchase that a bank declined after the buyer had left. */
export const postPaymentFailed = async (tx: Database, post: PostMail, payment: PaymentRow): Promise<void> => {
  const addressee = (await addresseesOf(tx, [payment]))(payment);
  if (addressee === undefined) return;
  const { item, ...to } = addressee;
  await post(tx, { kind: 'payment-failed', ...to, details: { item } });
};

/**
 * Mails about payments.
 * @see docs/rules/commerce.md MONEY-51
 */
export const paymentMails = (
  writer: MailWriter,
): Readonly<Record<'receipt' | 'renewal-failed' | 'payment-failed', WriteMail>> => ({
  receipt: ({ language, details }) => {
    const {
      item = '',
      number = '',
      at = '',
      amount = '0',
      tax = '0',
      currency = 'GBP',
      scale = '2',
    } = details;
    const t = writer.words(language);
    const money = (minor: string): string =>
      formatMoney({ amount: Number(minor), scale: Number(scale), currency }, language);
    const paid = money(amount);
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailReceiptSubject'),
        heading: t('mailReceiptHeading'),
        paragraphs: [
          t('mailReceiptText', { amount: paid, item, date: dateIn(language, new Date(at)) }),
          ...(tax === '0' ? [] : [t('mailReceiptTax', { tax: money(tax) })]),
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
