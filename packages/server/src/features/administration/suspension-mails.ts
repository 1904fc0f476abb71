import type { MailLabelKey } from '@footlight/i18n/catalogues';
import type { MailWriter } from '../../mail/mail-writer.js';
import type { WriteMail } from '../../mail/outbox.js';

/** Mails to the owner of an account that was suspended, or can be used again. The reason is for administrators only. */
export const suspensionMails = (writer: MailWriter) => {
  const mail =
    (subject: MailLabelKey, heading: MailLabelKey, text: MailLabelKey): WriteMail =>
    ({ recipient, language }) => {
      const t = writer.words(language);
      return Promise.resolve(
        writer.document(language, {
          subject: t(subject),
          heading: t(heading),
          paragraphs: [t(text, { email: recipient })],
        }),
      );
    };
  return {
    'account-suspended': mail('mailSuspendedSubject', 'mailSuspendedHeading', 'mailSuspendedText'),
    'account-resumed': mail('mailResumedSubject', 'mailResumedHeading', 'mailResumedText'),
  };
};
