import type { Clock } from '../../../clock.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';
import { LINK_MINUTES, newLink } from '../mail-links/mail-links.service.js';
import type { EmailChangeRepository } from './email-change.repository.js';

/** Mails about a change of address: the link for the new address and a notice to the current one. */
export const emailChangeMails = (
  repository: Pick<EmailChangeRepository, 'addLink'>,
  writer: MailWriter,
  clock: Clock,
) => {
  const change: WriteMail = async ({ id, recipient, language, details: { accountId = '' } }) => {
    const { token, link, limit } = newLink('email-change', recipient, clock.now());
    if (!(await repository.addLink({ accountId, mailId: id, link, limit }))) return null;
    const t = writer.words(language);
    return writer.document(language, {
      subject: t('mailEmailChangeSubject'),
      heading: t('mailEmailChangeHeading'),
      paragraphs: [t('mailEmailChangeText', { email: recipient })],
      button: {
        label: t('mailEmailChangeButton'),
        href: writer.address('emailConfirmation', language, { token }),
      },
      notes: [t('mailEmailChangeEnds', { minutes: LINK_MINUTES['email-change'] }), t('mailNotYou')],
    });
  };
  // The new address is omitted, because the old mailbox may belong to someone else by now.
  const notice: WriteMail = ({ recipient, language }) => {
    const t = writer.words(language);
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailEmailAskedSubject'),
        heading: t('mailEmailAskedHeading'),
        paragraphs: [t('mailEmailAskedText', { email: recipient })],
        button: { label: t('mailResetButton'), href: writer.address('requestPassword', language, {}) },
        notes: [t('mailEmailAskedNotYou')],
      }),
    );
  };
  return { 'email-change': change, 'email-change-asked': notice };
};
