import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import type { Handlers } from '../../../feature.js';
import { accountOf } from '../../../http/requests/account-of.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { AccountsService } from '../../account/accounts.service.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';
import type { EmailChangeService } from '../email-change/email-change.service.js';
import { LINK_MINUTES, type MailLinks } from '../mail-links/mail-links.service.js';

const DAY_MINUTES = 24 * 60;

export interface EmailConfirmationParts {
  readonly db: Database;
  readonly realm: Pick<Realm, 'mail' | 'signIn'>;
  readonly post: PostMail;
  readonly links: MailLinks;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly changes: Pick<EmailChangeService, 'confirm'>;
}

/** @see docs/rules/sign-in.md SIGN-24, SIGN-141, SIGN-176, SIGN-184 */
export const emailConfirmationHandlers = ({
  db,
  realm,
  post,
  links,
  accounts,
  changes,
}: EmailConfirmationParts) =>
  ({
    sendEmailConfirmation: async ({ caller, language }) => {
      if (realm.mail === null || !realm.signIn.emailConfirmation)
        throw new ApiError('PROVIDER_NOT_CONFIGURED');
      const account = await accounts.byId(accountOf(caller));
      if (account?.email == null || (await links.isConfirmed(account.id, account.email)))
        throw new ApiError('CONFLICT');
      await post(db, { kind: 'email-confirmation', recipient: account.email, language });
    },
    confirmEmail: async ({ body, caller }) => {
      const owner = await links.open('email-confirmation', body.token, caller.accountId);
      const email = owner === null ? await changes.confirm(body.token, caller.accountId) : owner.email;
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
