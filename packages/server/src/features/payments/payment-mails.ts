import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { accounts } from '../../database/schema/accounts.js';
import { licences } from '../../database/schema/licences.js';
import { dateIn } from '../../mail/date-in.js';
import type { MailWriter } from '../../mail/mail-writer.js';
import type { WriteMail } from '../../mail/outbox.js';
import type { PostMail } from '../../mail/post-mail.js';
import { GRACE_MS } from '../licences/held-standing.js';
import { moneyIn } from './money-in.js';
import type { PaymentRow } from './payments.repository.js';

interface Addressee {
  readonly recipient: string;
  readonly language: string | null;
  /** What was bought, in the addressee's words. */
  readonly item: string;
}

/** Undefined for a guest, and for an account without an address. */
const addresseeOf = async (
  tx: Database,
  { accountId, licenceId }: Pick<PaymentRow, 'accountId' | 'licenceId'>,
): Promise<Addressee | undefined> => {
  if (accountId === null) return undefined;
  const [account] = await tx
    .select({ email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const [licence] = await tx
    .select({ texts: licences.texts })
    .from(licences)
    .where(eq(licences.id, licenceId));
  if (account === undefined || account.email === null) return undefined;
  const words = licence?.texts[account.language ?? ''] ?? Object.values(licence?.texts ?? {})[0];
  return { recipient: account.email, language: account.language, item: words?.name ?? licenceId };
};

/** Puts the receipt of a payment into the outbox, in the transaction that records it. */
export const postReceipt = async (
  tx: Database,
  post: PostMail,
  payment: PaymentRow,
  now: number,
): Promise<void> => {
  const addressee = payment.amount === 0 ? undefined : await addresseeOf(tx, payment);
  if (addressee === undefined) return;
  const { item, ...to } = addressee;
  await post(tx, {
    kind: 'receipt',
    ...to,
    details: {
      item,
      number: payment.id,
      at: new Date(now).toISOString(),
      amount: String(payment.amount),
      tax: String(payment.tax),
      currency: payment.currency,
      scale: String(payment.scale),
    },
  });
};

/** Tells the holder of a renewal that was declined, and until when other payment details help. */
export const postRenewalFailed = async (
  tx: Database,
  post: PostMail,
  payment: PaymentRow,
  now: number,
): Promise<void> => {
  const addressee = payment.heldId === null ? undefined : await addresseeOf(tx, payment);
  if (addressee === undefined) return;
  const { item, ...to } = addressee;
  await post(tx, {
    kind: 'renewal-failed',
    ...to,
    details: { item, by: new Date(now + GRACE_MS).toISOString() },
  });
};

/**
 * Mails about payments.
 * @see docs/rules/money.md MONEY-51
 */
export const paymentMails = (
  writer: MailWriter,
): { readonly receipt: WriteMail; readonly 'renewal-failed': WriteMail } => ({
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
    const money = (minor: string): string => moneyIn(language, Number(minor), currency, Number(scale));
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
  'renewal-failed': ({ language, details: { item = '', by = '' } }) => {
    const t = writer.words(language);
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailRenewalFailedSubject', { item }),
        heading: t('mailRenewalFailedHeading'),
        paragraphs: [t('mailRenewalFailedText', { item, date: dateIn(language, new Date(by)) })],
        button: { label: t('mailRenewalFailedButton'), href: writer.address('account', language, {}) },
      }),
    );
  },
});
