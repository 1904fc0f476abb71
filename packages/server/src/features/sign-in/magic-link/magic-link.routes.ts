import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import type { Handlers } from '../../../feature.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { Realm } from '../../../realm/load-realm.js';
import { LINK_MINUTES, type MailLinks } from '../mail-links/mail-links.service.js';
import { sessionLocation } from '../session/session-location.js';
import type { SessionService } from '../session/session.service.js';

export interface MagicLinkDependencies {
  readonly db: Database;
  readonly links: MailLinks;
  readonly post: PostMail;
  readonly session: Pick<SessionService, 'signInAs'>;
  readonly realm: Realm;
}

/** Magic links supplement other ways to sign in; they are not offered if a TV provider is the only provider. */
const isOffered = ({ signIn: { magicLink, providers } }: Realm): boolean =>
  magicLink && !(providers.length === 1 && providers[0]?.name === 'ADOBE');

/** @see docs/rules/sign-in.md SIGN-25, SIGN-26, SIGN-183 */
export const magicLinkHandlers = ({ db, links, post, session, realm }: MagicLinkDependencies) => {
  const refuseUnlessOffered = (): void => {
    if (!isOffered(realm)) throw new ApiError('PROVIDER_NOT_CONFIGURED');
  };
  return {
    requestMagicLink: async ({ query: { email, from }, language }) => {
      refuseUnlessOffered();
      const details: Readonly<Record<string, string>> = from === undefined ? {} : { from };
      await post(db, { kind: 'magic-link', recipient: email, language, details });
    },
    exchangeMagicLink: async ({ body, country, http }) => {
      refuseUnlessOffered();
      const owner = await links.open('magic-link', body.token, null);
      if (owner === null) throw new ApiError('MAGIC_LINK_INVALID');
      return session.signInAs(owner.accountId, sessionLocation(http.request, country));
    },
  } satisfies Handlers;
};

export const magicLinkMail =
  (links: Pick<MailLinks, 'make'>, writer: MailWriter): WriteMail =>
  async ({ recipient, language, details }) => {
    const link = await links.make('magic-link', recipient);
    if (link === null) return null;
    const { from } = details;
    const t = writer.words(language);
    return writer.document(language, {
      subject: t('mailMagicSubject'),
      heading: t('mailMagicHeading'),
      paragraphs: [t('mailMagicText', { email: link.owner.email })],
      button: {
        label: t('mailMagicButton'),
        href: writer.address('magicLink', language, {
          token: link.token,
          ...(from === undefined ? {} : { from }),
        }),
      },
      notes: [t('mailMagicEnds', { minutes: LINK_MINUTES['magic-link'] }), t('mailNotYou')],
    });
  };
