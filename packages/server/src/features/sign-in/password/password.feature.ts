import type { FeatureTools } from '../../../feature-tools.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import { passwordMails } from './password-mails.js';
import { PasswordRepository } from './password.repository.js';
import { passwordHandlers } from './password.routes.js';
import { type PasswordDependencies, PasswordService } from './password.service.js';

export const createPasswordFeature = ({
  writer,
  ...parts
}: Pick<FeatureTools, 'db'> &
  Omit<PasswordDependencies, 'repository'> & { readonly writer: MailWriter }) => ({
  handlers: passwordHandlers(
    new PasswordService({ ...parts, repository: new PasswordRepository(parts.db, parts.post) }),
  ),
  mails: passwordMails(parts.links, writer),
});
