import type { FastifyInstance } from 'fastify';
import type { Secrets } from './auth/secrets.js';
import type { Clock } from './clock.js';
import type { Database, OpenDatabase } from './database/database.js';
import type { Handlers } from './feature.js';
import type { AccountRow } from './features/accounts/accounts.service.js';
import { emailChangeHandlers } from './features/email-change/email-change.routes.js';
import { emailChangeMails } from './features/email-change/email-change-mails.js';
import { createEmailChangeRepository } from './features/email-change/email-change.repository.js';
import { createEmailChangeService } from './features/email-change/email-change.service.js';
import {
  emailConfirmationHandlers,
  emailConfirmationMail,
} from './features/email-confirmation/email-confirmation.routes.js';
import type { LockOut } from './features/lock-out/lock-out.service.js';
import { magicLinkHandlers, magicLinkMail } from './features/magic-link/magic-link.routes.js';
import { createMailLinksRepository } from './features/mail-links/mail-links.repository.js';
import { createMailLinks } from './features/mail-links/mail-links.service.js';
import { giftMail } from './features/gifts/gift-mail.js';
import { passwordMails } from './features/password/password-mails.js';
import { paymentMails } from './features/payments/payment-mails.js';
import { createPasswordRepository } from './features/password/password.repository.js';
import { passwordHandlers } from './features/password/password.routes.js';
import { createPasswordService } from './features/password/password.service.js';
import type { ComposedProviders } from './features/providers/compose-providers.js';
import type { SessionService } from './features/session/session.service.js';
import type { Metrics } from './http/metrics.js';
import { createMailTransport } from './mail/mail-transport.js';
import { createMailWriter } from './mail/mail-writer.js';
import { createOutboxRepository } from './mail/outbox.repository.js';
import { createOutbox, type Outbox } from './mail/outbox.js';
import { createPostMail } from './mail/post-mail.js';
import { securityMail } from './mail/security-mail.js';
import type { Realm } from './realm/load-realm.js';

export interface MailOptions {
  readonly realm: Realm;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly secrets: Pick<Secrets, 'giftCodes'>;
  /** Origins under which viewers reach this service. */
  readonly origins: readonly string[];
}

/** The mails of the realm: what posts them, what writes them and what sends them. */
export const composeMails = ({ realm, database, clock, metrics, secrets, origins }: MailOptions) => {
  const { db } = database;
  const origin = origins[0] ?? '';
  const links = createMailLinks(createMailLinksRepository(db), clock);
  const post = createPostMail(realm, clock);
  const writer = createMailWriter(realm, origin);
  const changes = createEmailChangeRepository(db, post);
  const outbox: Outbox | null =
    realm.mail === null
      ? null
      : createOutbox({
          repository: createOutboxRepository(db),
          transport: createMailTransport(realm.mail, realm.name),
          writers: {
            ...passwordMails(links, writer),
            'email-confirmation': emailConfirmationMail(links, writer),
            'magic-link': magicLinkMail(links, writer),
            ...emailChangeMails(changes, writer, clock),
            'security-changed': securityMail(writer),
            ...paymentMails(writer),
            gift: giftMail(
              {
                db,
                codeKey: secrets.giftCodes,
                defaultLanguage: realm.defaultLanguage,
                now: () => clock.now(),
              },
              writer,
            ),
          },
          clock,
          metrics,
          domain: realm.mail.sender.replace(/^.*@/u, ''),
        });

  return {
    post,
    /** What new accounts are sent, in the transaction that makes them. */
    onNewAccount: async (
      tx: Database,
      { email, language }: Pick<AccountRow, 'email' | 'language'>,
    ): Promise<void> => {
      if (realm.signIn.emailConfirmation && email !== null)
        await post(tx, { kind: 'email-confirmation', recipient: email, language });
    },
    /** @param withPasswords adds the passwords that other providers change */
    handlers: (
      session: SessionService,
      lockOut: LockOut,
      withPasswords: ComposedProviders['withPasswords'],
    ): Handlers => {
      const emailChange = createEmailChangeService({ repository: changes, lockOut, realm, clock });
      return {
        ...withPasswords(
          passwordHandlers(
            createPasswordService({
              db,
              repository: createPasswordRepository(db, post),
              links,
              post,
              lockOut,
              realm,
              clock,
            }),
          ),
        ),
        ...emailChangeHandlers(emailChange),
        ...emailConfirmationHandlers(links, emailChange),
        ...magicLinkHandlers({ db, links, post, session, realm }),
      };
    },
    /** Has what these calls post sent at once, after they have answered. */
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
