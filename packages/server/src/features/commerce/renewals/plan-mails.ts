import type { MailLabelKey } from '@footlight/i18n/catalogues';
import type { Database } from '../../../database/database.js';
import { dateIn } from '../../../mail/date-in.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';
import type { PostMail } from '../../../mail/post-mail.js';
import { moneyIn } from '../payments/payment-mails.js';
import { postToPayer } from '../payments/post-to-payer.js';
import type { HeldLicenceRow } from '../licences/held-licence-status.js';
import { priceChangeMail } from './price-change-mail.js';

/** Mails the holder that a plan will not renew, in the transaction that cancels it. */
export const postCancelled = (
  tx: Database,
  post: PostMail,
  held: Pick<HeldLicenceRow, 'accountId' | 'licenceId' | 'expiresAt'>,
  now: number,
): Promise<void> => {
  const { expiresAt } = held;
  const isAhead = expiresAt !== null && expiresAt.getTime() > now;
  return postToPayer(tx, post, held, 'cancelled', isAhead ? { at: expiresAt.toISOString() } : {});
};

/** A charge ahead: the end of a trial, or a renewal. */
const aheadMail =
  (writer: MailWriter, words: Readonly<Record<'subject' | 'heading' | 'text', MailLabelKey>>): WriteMail =>
  ({ language, details }) => {
    const { item = '', at = '' } = details;
    const t = writer.words(language);
    const values = { item, date: dateIn(language, new Date(at)), amount: moneyIn(language, details) };
    return Promise.resolve(
      writer.document(language, {
        subject: t(words.subject, values),
        heading: t(words.heading),
        paragraphs: [t(words.text, values), t('mailAheadCancel')],
        button: {
          label: t('mailPlanButton'),
          href: writer.address('account', language, {}, { section: 'subscriptions' }),
        },
      }),
    );
  };

/**
 * Mails about the course of a plan.
 * @see docs/rules/commerce.md MONEY-153, MONEY-154
 */
export const planMails = (
  writer: MailWriter,
): Readonly<
  Record<'cancelled' | 'trial-ending' | 'renewal-ahead' | 'card-expiring' | 'price-change', WriteMail>
> => ({
  cancelled: ({ language, details: { item = '', at } }) => {
    const t = writer.words(language);
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailCancelledSubject', { item }),
        heading: t('mailCancelledHeading'),
        paragraphs:
          at === undefined
            ? [t('mailCancelledNow', { item })]
            : [
                t('mailCancelledText', { item, date: dateIn(language, new Date(at)) }),
                t('mailCancelledKeep'),
              ],
        button: {
          label: t('mailPlanButton'),
          href: writer.address('account', language, {}, { section: 'subscriptions' }),
        },
      }),
    );
  },
  'trial-ending': aheadMail(writer, {
    subject: 'mailTrialEndingSubject',
    heading: 'mailTrialEndingHeading',
    text: 'mailTrialEndingText',
  }),
  'renewal-ahead': aheadMail(writer, {
    subject: 'mailRenewalAheadSubject',
    heading: 'mailRenewalAheadHeading',
    text: 'mailRenewalAheadText',
  }),
  'price-change': priceChangeMail(writer),
  'card-expiring': ({ language, details: { item = '', digits = '', month = '2000-01' } }) => {
    const t = writer.words(language);
    const named = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailCardExpiringSubject'),
        heading: t('mailCardExpiringHeading'),
        paragraphs: [
          t('mailCardExpiringText', { item, digits, month: named.format(new Date(`${month}-01T00:00:00Z`)) }),
        ],
        button: {
          label: t('mailCardExpiringButton'),
          href: writer.address('account', language, {}, { section: 'payment-methods' }),
        },
      }),
    );
  },
});
