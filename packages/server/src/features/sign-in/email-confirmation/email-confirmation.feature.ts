import type { MailWriter } from '../../../mail/mail-writer.js';
import type { EmailChangeService } from '../email-change/email-change.service.js';
import type { MailLinks } from '../mail-links/mail-links.service.js';
import { emailConfirmationHandlers, emailConfirmationMail } from './email-confirmation.routes.js';

export const createEmailConfirmationFeature = ({
  links,
  writer,
  emailChange,
}: {
  readonly links: MailLinks;
  readonly writer: MailWriter;
  readonly emailChange: Pick<EmailChangeService, 'confirm'>;
}) => ({
  handlers: emailConfirmationHandlers(links, emailChange),
  mails: { 'email-confirmation': emailConfirmationMail(links, writer) },
});
