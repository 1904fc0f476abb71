import { newSingleUseToken, singleUseHash } from '../../auth/single-use-token.js';
import type { Clock } from '../../clock.js';
import type {
  LinkLimit,
  LinkOwner,
  LinkPurpose,
  MailLinksRepository,
  NewLink,
} from './mail-links.repository.js';

export { addLinkFor, confirmAddress, consumeLink, takeLink } from './mail-links.repository.js';
export type { LinkLimit, NewLink } from './mail-links.repository.js';

const MINUTE_MS = 60_000;

/** How long a link is good, in minutes. */
export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  'password-reset': 30,
  'magic-link': 15,
  'email-confirmation': 3 * 24 * 60,
  'email-change': 60,
};

/** No more links of a purpose to one account in a quarter of an hour: nobody's mailbox is filled from here. */
const MOST_LINKS = 5;
const LIMIT_MS = 15 * MINUTE_MS;

/** A link that is still to be written, with the token that only its mail has. */
export const newLink = (
  purpose: LinkPurpose,
  email: string,
  now: number,
): { readonly token: string; readonly link: NewLink; readonly limit: LinkLimit } => {
  const token = newSingleUseToken();
  return {
    token,
    link: {
      hash: singleUseHash(token),
      purpose,
      email,
      now: new Date(now),
      expiresAt: new Date(now + LINK_MINUTES[purpose] * MINUTE_MS),
    },
    limit: { since: new Date(now - LIMIT_MS), most: MOST_LINKS },
  };
};

/** Links that are sent by mail: each good once, and for a time. */
export interface MailLinks {
  /** @returns null where the address is nobody's, or was sent too many */
  make(
    purpose: LinkPurpose,
    email: string,
  ): Promise<{ readonly token: string; readonly owner: LinkOwner } | null>;
  isLive(purpose: LinkPurpose, token: string): Promise<boolean>;
  /** Uses it up, and confirms the address that it was sent to. @returns null for one that is not or no longer good */
  open(purpose: LinkPurpose, token: string): Promise<LinkOwner | null>;
  clean(): Promise<void>;
}

/** @see docs/rules/mails.md MAIL-4, MAIL-5 */
export const createMailLinks = (repository: MailLinksRepository, clock: Clock): MailLinks => ({
  make: async (purpose, email) => {
    const { token, link, limit } = newLink(purpose, email, clock.now());
    const owner = await repository.add(link, limit);
    return owner === undefined ? null : { token, owner };
  },
  isLive: (purpose, token) =>
    repository.isLive({ hash: singleUseHash(token), purpose, now: new Date(clock.now()) }),
  open: async (purpose, token) =>
    (await repository.open({ hash: singleUseHash(token), purpose, now: new Date(clock.now()) })) ?? null,
  clean: () => repository.clean(new Date(clock.now())),
});
