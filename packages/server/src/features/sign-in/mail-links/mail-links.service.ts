import { newSingleUseToken, singleUseHash } from '../../../auth/single-use-token.js';
import type { Clock } from '../../../clock.js';
import type { ProveAddress } from '../address-proof/address-proof.js';
import type {
  LinkLimit,
  LinkOwner,
  LinkPurpose,
  MailLinksRepository,
  NewLink,
} from './mail-links.repository.js';

const MINUTE_MS = 60_000;

/** How long a link is valid, in minutes. */
export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  'password-reset': 30,
  'magic-link': 15,
  'email-confirmation': 3 * 24 * 60,
  'email-change': 60,
};

/** Maximum links for one purpose per account in a quarter of an hour, so that mailboxes cannot be flooded. */
const MOST_LINKS = 5;
const LIMIT_MS = 15 * MINUTE_MS;

/** Creates a link to be stored, with its token; only the mail contains the token. */
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

/** Links sent by mail; each can be used once and expires. */
export class MailLinks {
  readonly #repository: MailLinksRepository;
  readonly #clock: Clock;
  readonly #proveAddress: ProveAddress;

  /** @see docs/rules/mails.md MAIL-4, MAIL-5 */
  constructor(repository: MailLinksRepository, clock: Clock, proveAddress: ProveAddress) {
    this.#repository = repository;
    this.#clock = clock;
    this.#proveAddress = proveAddress;
  }

  /** @returns null if the address has no account or too many links were sent to it */
  async make(
    purpose: LinkPurpose,
    email: string,
  ): Promise<{ readonly token: string; readonly owner: LinkOwner } | null> {
    const { token, link, limit } = newLink(purpose, email, this.#clock.now());
    const owner = await this.#repository.add(link, limit);
    return owner === undefined ? null : { token, owner };
  }

  /** Whether the owner of an account has shown that an address is theirs. */
  async isConfirmed(accountId: string, email: string): Promise<boolean> {
    return (await this.#repository.proofOf(accountId, email)) !== undefined;
  }

  isLive(purpose: LinkPurpose, token: string): Promise<boolean> {
    return this.#repository.isLive({ hash: singleUseHash(token), purpose, now: new Date(this.#clock.now()) });
  }

  /**
   * Consumes the link and confirms the address that it was sent to.
   * @param signedInTo the account of the session that came with it; null for a guest
   * @returns null if the link is unknown, expired or used
   */
  async open(purpose: LinkPurpose, token: string, signedInTo: string | null): Promise<LinkOwner | null> {
    const now = new Date(this.#clock.now());
    const owner = await this.#repository.open(
      { hash: singleUseHash(token), purpose, now },
      (tx, { accountId, email }) =>
        this.#proveAddress(tx, purpose, { accountId, email, signedInTo, at: now }),
    );
    return owner ?? null;
  }

  clean(): Promise<void> {
    return this.#repository.clean(new Date(this.#clock.now()));
  }
}
