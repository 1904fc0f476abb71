import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';
import { LINK_MINUTES, type MailLinks } from '../mail-links/mail-links.service.js';

/** Mails about passwords. */
export const passwordMails = (links: Pick<MailLinks, 'make'>, writer: MailWriter) => {
  const reset: WriteMail = async ({ recipient, language, details: { from } }) => {
    const link = await links.make('password-reset', recipient);
    if (link === null) return null;
    const t = writer.words(language);
    return writer.document(language, {
      subject: t('mailResetSubject'),
      heading: t('mailResetHeading'),
      paragraphs: [t('mailResetText', { email: link.owner.email })],
      button: {
        label: t('mailResetButton'),
        href: writer.address('resetNewPassword', language, {
          token: link.token,
          ...(from === undefined ? {} : { from }),
        }),
      },
      notes: [t('mailResetEnds', { minutes: LINK_MINUTES['password-reset'] }), t('mailNotYou')],
    });
  };
  const changed: WriteMail = ({ recipient, language }) => {
    const t = writer.words(language);
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailPasswordChangedSubject'),
        heading: t('mailPasswordChangedHeading'),
        paragraphs: [t('mailPasswordChangedText', { email: recipient })],
        button: { label: t('mailResetButton'), href: writer.address('requestPassword', language, {}) },
        notes: [t('mailPasswordChangedNotYou')],
      }),
    );
  };
  return { 'password-reset': reset, 'password-changed': changed };
};
