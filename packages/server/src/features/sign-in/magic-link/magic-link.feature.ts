import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';
import type { MailLinks } from '../mail-links/mail-links.service.js';
import { magicLinkHandlers, magicLinkMail, type MagicLinkDependencies } from './magic-link.routes.js';

/** Separate from the feature, because the outbox that writes the mails is created before sessions are. */
export const magicLinkMails = (
  links: MailLinks,
  writer: MailWriter,
): { readonly 'magic-link': WriteMail } => ({ 'magic-link': magicLinkMail(links, writer) });

export const createMagicLinkFeature = (parts: MagicLinkDependencies) => ({
  handlers: magicLinkHandlers(parts),
});
