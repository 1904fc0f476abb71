import type { FeatureTools } from '../../../feature-tools.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { LockOut } from '../../../auth/lock-out.service.js';
import { emailChangeMails } from './email-change-mails.js';
import { EmailChangeRepository } from './email-change.repository.js';
import { emailChangeHandlers } from './email-change.routes.js';
import { EmailChangeService } from './email-change.service.js';

export const createEmailChangeFeature = ({
  db,
  realm,
  clock,
  post,
  writer,
  lockOut,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & {
  readonly post: PostMail;
  readonly writer: MailWriter;
  readonly lockOut: LockOut;
}) => {
  const repository = new EmailChangeRepository(db, post);
  const emailChange = new EmailChangeService({ repository, lockOut, realm, clock });
  return {
    emailChange,
    handlers: emailChangeHandlers(emailChange),
    mails: emailChangeMails(repository, writer, clock),
  };
};
