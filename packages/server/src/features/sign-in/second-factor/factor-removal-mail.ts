import { dateFormat } from '@footlight/i18n';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';

/** Tells the owner that an administrator has the second factor removed, and how to stop it. */
export const factorRemovalMail =
  (writer: MailWriter): WriteMail =>
  ({ recipient, language, details: { at = '' } }) => {
    const t = writer.words(language);
    const format = dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailFactorRemovalSubject'),
        heading: t('mailFactorRemovalHeading'),
        paragraphs: [
          t('mailFactorRemovalText', { email: recipient, time: format.format(new Date(at)) }),
          t('mailFactorRemovalStop'),
        ],
        button: { label: t('mailFactorRemovalButton'), href: writer.address('account', language, {}) },
        notes: [t('mailFactorRemovalNotYou')],
      }),
    );
  };
