import { ApiError } from '../../../api-error.js';
import type { Handlers } from '../../../feature.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';
import type { EmailChangeService } from '../email-change/email-change.service.js';
import { LINK_MINUTES, type MailLinks } from '../mail-links/mail-links.service.js';

const DAY_MINUTES = 24 * 60;

/** @see docs/rules/sign-in.md SIGN-24, SIGN-141 */
export const emailConfirmationHandlers = (links: MailLinks, changes: Pick<EmailChangeService, 'confirm'>) =>
  ({
    confirmEmail: async ({ body }) => {
      const owner = await links.open('email-confirmation', body.token);
      const email = owner === null ? await changes.confirm(body.token) : owner.email;
      if (email === null) throw new ApiError('CONFIRMATION_TOKEN_INVALID');
      return { id: email };
    },
  }) satisfies Handlers;

export const emailConfirmationMail =
  (links: Pick<MailLinks, 'make'>, writer: MailWriter): WriteMail =>
  async ({ recipient, language }) => {
    const link = await links.make('email-confirmation', recipient);
    if (link === null) return null;
    const t = writer.words(language);
    return writer.document(language, {
      subject: t('mailConfirmSubject'),
      heading: t('mailConfirmHeading'),
      paragraphs: [t('mailConfirmText', { email: link.owner.email })],
      button: {
        label: t('mailConfirmButton'),
        href: writer.address('emailConfirmation', language, { token: link.token }),
      },
      notes: [
        t('mailConfirmEnds', { days: LINK_MINUTES['email-confirmation'] / DAY_MINUTES }),
        t('mailNotYou'),
      ],
    });
  };
