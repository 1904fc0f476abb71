import { dateFormat } from '@footlight/i18n';
import type { MailWriter } from '../../../../mail/mail-writer.js';
import type { WriteMail } from '../../../../mail/outbox.js';

/** Tells the owner of two accounts that one was given up for the other: `what` is the side that the mail is sent to. */
export const accountsJoinedMail =
  (writer: MailWriter): WriteMail =>
  ({ recipient, language, details: { what = '', at = '' } }) => {
    const t = writer.words(language);
    const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
    const isGivenUp = what === 'given-up';
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailJoinedSubject'),
        heading: t('mailJoinedHeading'),
        paragraphs: [t(isGivenUp ? 'mailJoinedFrom' : 'mailJoinedTo', { email: recipient, date })],
        button: isGivenUp
          ? { label: t('mailResetButton'), href: writer.address('requestPassword', language, {}) }
          : { label: t('mailFactorRemovalButton'), href: writer.address('account', language, {}) },
        notes: isGivenUp ? [t('mailJoinedKeep')] : [],
      }),
    );
  };
