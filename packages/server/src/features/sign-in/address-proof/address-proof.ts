import type { Database } from '../../../database/database.js';
import { OutboxRepository } from '../../../mail/outbox.repository.js';
import { MailLinksRepository, type LinkPurpose } from '../mail-links/mail-links.repository.js';
import { DevicesRepository } from '../session/devices.repository.js';
import type { RemoveUnprovenWays } from './unproven-ways.js';

/** A person who has just proved that the mailbox of an account's address is theirs, by opening a link. */
interface ProvenMailbox {
  readonly accountId: string;
  readonly email: string;
  /** The account that the link was opened with a session of; null for a guest. */
  readonly signedInTo: string | null;
  readonly at: Date;
}

/** Records the proof of an address, and removes what somebody else may have added before it, in a transaction. */
export type ProveAddress = (tx: Database, way: LinkPurpose, proven: ProvenMailbox) => Promise<void>;

/** Ends what would move the account to another address. */
export const dropEmailChanges = async (tx: Database, accountId: string): Promise<void> => {
  await new OutboxRepository(tx).withdraw('email-change', accountId);
  await new MailLinksRepository(tx).drop(accountId, 'email-change');
};

/**
 * Whoever signed up with an address may not be its owner. Each way of proof has its own answer: a link for a new password
 * or a sign-in takes the account over, a confirmation only says that the mailbox is read.
 * @see https://arxiv.org/abs/2205.10174 “Pre-hijacked accounts”
 * @see docs/rules/sign-in.md SIGN-180, SIGN-183, SIGN-184, SIGN-185
 */
export const createProveAddress =
  (removeUnprovenWays: RemoveUnprovenWays): ProveAddress =>
  async (tx, way, { accountId, email, signedInTo, at }) => {
    const links = new MailLinksRepository(tx);
    const isSamePerson = signedInTo === accountId;
    const earlier = await links.proofOf(accountId, email);
    const takesOver = way === 'password-reset' || (way === 'magic-link' && earlier === undefined);
    if (takesOver && !isSamePerson && earlier?.ownerKnown !== true) {
      await removeUnprovenWays(tx, accountId, {
        at,
        until: earlier?.confirmedAt,
        withSecret: way === 'magic-link',
      });
      await new DevicesRepository(tx).endOthers(accountId, undefined, at);
    }
    if (!isSamePerson && earlier === undefined && way !== 'email-change')
      await dropEmailChanges(tx, accountId);
    await links.confirmAddress({ accountId, email }, at, isSamePerson || takesOver);
  };
