import { dateIn } from '../../../mail/date-in.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';
import { moneyIn } from '../payments/payment-mails.js';

/**
 * Announces a new price with the old one, and links to both answers.
 * @see docs/rules/commerce.md MONEY-130
 */
export const priceChangeMail =
  (writer: MailWriter): WriteMail =>
  ({ language, details }) => {
    const { item = '', at = '', by = '', from = '0', to = '0', without } = details;
    const t = writer.words(language);
    const date = dateIn(language, new Date(at));
    const money = (amount: string): string => moneyIn(language, { ...details, amount });
    const answer = (price: 'continue' | 'leave'): string =>
      writer.address('account', language, { price }, { section: 'subscriptions' });
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailPriceChangeSubject', { item, date }),
        heading: t('mailPriceChangeHeading'),
        paragraphs: [
          t('mailPriceChangeText', { item, date, from: money(from), to: money(to) }),
          t(without === 'CONTINUE' ? 'mailPriceChangeContinues' : 'mailPriceChangeEnds', {
            date: dateIn(language, new Date(by)),
          }),
        ],
        button: { label: t('mailPriceChangeKeep'), href: answer('continue') },
        notes: [t('mailPriceChangeLeave', { address: answer('leave') })],
      }),
    );
  };
