import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.js';
import type { FeatureTools } from './feature-tools.js';
import type { Handlers } from './feature.js';
import type { AccountRow } from './features/account/accounts.service.js';
import { createEmailChangeFeature } from './features/sign-in/email-change/email-change.feature.js';
import { createEmailConfirmationFeature } from './features/sign-in/email-confirmation/email-confirmation.feature.js';
import { giftMail } from './features/commerce/gifts/gift-mail.js';
import type { LockOut } from './features/sign-in/lock-out/lock-out.service.js';
import { createMagicLinkFeature, magicLinkMails } from './features/sign-in/magic-link/magic-link.feature.js';
import { createMailLinksFeature } from './features/sign-in/mail-links/mail-links.feature.js';
import { createPasswordFeature } from './features/sign-in/password/password.feature.js';
import { paymentMails } from './features/commerce/payments/payment-mails.js';
import type { ProvidersFeature } from './features/sign-in/providers/providers.feature.js';
import type { SessionService } from './features/sign-in/session/session.service.js';
import { createMailTransport } from './mail/mail-transport.js';
import { createMailWriter } from './mail/mail-writer.js';
import { createOutboxRepository } from './mail/outbox.repository.js';
import { createOutbox, type Outbox } from './mail/outbox.js';
import { createPostMail } from './mail/post-mail.js';
import { securityMail } from './mail/security-mail.js';

export interface MailOptions extends Pick<
  FeatureTools,
  'realm' | 'db' | 'clock' | 'metrics' | 'secrets' | 'origins'
> {
  readonly lockOut: LockOut;
}

/** Composes the mails of the realm: the features that queue them, the templates and the outbox that sends them. */
export const composeMails = ({ realm, db, clock, metrics, secrets, origins, lockOut }: MailOptions) => {
  const links = createMailLinksFeature({ db, clock });
  const post = createPostMail(realm, clock);
  const writer = createMailWriter(realm, origins[0] ?? '');
  const posting = { db, realm, clock, post, writer, lockOut };
  const { emailChange, ...ofEmailChange } = createEmailChangeFeature(posting);
  const emailConfirmation = createEmailConfirmationFeature({ links, writer, emailChange });
  const password = createPasswordFeature({ ...posting, links });
  const gifts = {
    db,
    codeKey: secrets.giftCodes,
    defaultLanguage: realm.defaultLanguage,
    now: () => clock.now(),
  };
  const outbox: Outbox | null =
    realm.mail === null
      ? null
      : createOutbox({
          repository: createOutboxRepository(db),
          transport: createMailTransport(realm.mail, realm.name),
          writers: {
            ...password.mails,
            ...emailConfirmation.mails,
            ...magicLinkMails(links, writer),
            ...ofEmailChange.mails,
            'security-changed': securityMail(writer),
            ...paymentMails(writer),
            gift: giftMail(gifts, writer),
          },
          clock,
          metrics,
          domain: realm.mail.sender.replace(/^.*@/u, ''),
        });

  return {
    post,
    /** Queues the mails for a new account in the transaction that creates it. */
    onNewAccount: async (
      tx: Database,
      { email, language }: Pick<AccountRow, 'email' | 'language'>,
    ): Promise<void> => {
      if (realm.signIn.emailConfirmation && email !== null)
        await post(tx, { kind: 'email-confirmation', recipient: email, language });
    },
    /** @param withPasswords adds password changes at outside providers to the handlers */
    handlers: (session: SessionService, withPasswords: ProvidersFeature['withPasswords']): Handlers => ({
      ...withPasswords(password.handlers),
      ...ofEmailChange.handlers,
      ...emailConfirmation.handlers,
      ...createMagicLinkFeature({ db, links, post, session, realm }).handlers,
    }),
    /** Wraps handlers so that the outbox sends the mails they queued as soon as they have completed. */
    sendingAfter: (handlers: Handlers): Handlers =>
      outbox === null
        ? handlers
        : Object.fromEntries(
            Object.entries(handlers).map(([name, handler]) => [
              name,
              async (request: never) => {
                const answer: unknown = await (handler as (request: never) => Promise<unknown>)(request);
                outbox.wake();
                return answer;
              },
            ]),
          ),
    attach: (app: FastifyInstance): void => outbox?.attach(app),
    clean: () => links.clean(),
  };
};
