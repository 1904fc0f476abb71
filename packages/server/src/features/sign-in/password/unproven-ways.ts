import type { Database } from '../../../database/database.js';
import { writeAudit } from '../../../database/audit-log.js';
import type { PostSecurityMail } from '../../../mail/post-security-mail.js';
import { DeviceCodeRepository } from '../device-code/device-code.repository.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { LinkedProvidersRepository } from '../providers/linked/linked-providers.repository.js';
import { PendingLinksRepository } from '../providers/linked/pending-links.repository.js';
import type { ProviderLicences } from '../providers/provider-licences.js';

export interface UnprovenWaysDependencies {
  readonly post: PostSecurityMail;
  readonly licencesOn: (db: Database) => ProviderLicences;
}

/** Removes the ways to sign in of an account whose address was never confirmed, in a transaction. */
export type RemoveUnprovenWays = (tx: Database, accountId: string, at: Date) => Promise<void>;

/**
 * Whoever signed up with an address that they never confirmed may not be its owner. When the owner proves it, what
 * was added before must not sign in any more. A second factor stays: it signs nobody in, and a mailbox alone must not
 * switch it off. Whoever lacks its code asks an administrator (ACCT-45).
 * @see https://arxiv.org/abs/2205.10174 “Pre-hijacked accounts”
 * @see docs/rules/sign-in.md SIGN-180
 */
export const createRemoveUnprovenWays =
  ({ post, licencesOn }: UnprovenWaysDependencies): RemoveUnprovenWays =>
  async (tx, accountId, at) => {
    const links = new LinkedProvidersRepository(tx);
    await links.lockAccount(accountId);
    const linked = await links.linksOf(accountId);
    await links.unlinkAll(accountId);
    const licences = licencesOn(tx);
    for (const provider of new Set(linked.map((link) => link.provider)))
      // oxlint-disable-next-line no-await-in-loop
      await licences.replace(accountId, provider, []);
    await new DeviceCodeRepository(tx).dropOf(accountId);
    await new PendingLinksRepository(tx).dropOf(accountId);
    const passkeys = await new PasskeysRepository(tx, post).removeAll(accountId);
    if (linked.length === 0 && passkeys === 0) return;
    await writeAudit(tx, {
      at,
      action: 'unprovenWaysRemoved',
      actorId: null,
      accountId,
      details: {
        providers: linked.map(({ provider }) => provider).join(', '),
        passkeys: String(passkeys),
      },
    });
    await post(tx, accountId, 'unproven-removed');
  };
