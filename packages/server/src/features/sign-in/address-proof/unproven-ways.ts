import type { Database } from '../../../database/database.js';
import { writeAudit } from '../../../database/audit-log.js';
import type { PostSecurityMail } from '../../../mail/post-security-mail.js';
import { AccountsRepository } from '../../account/accounts.repository.js';
import { DeviceCodeRepository } from '../device-code/device-code.repository.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { LinkedProvidersRepository } from '../providers/linked/linked-providers.repository.js';
import { PendingLinksRepository } from '../providers/linked/pending-links.repository.js';
import type { ProviderLicences } from '../providers/provider-licences.js';

export interface UnprovenWaysDependencies {
  readonly post: PostSecurityMail;
  readonly licencesOn: (db: Database) => ProviderLicences;
}

interface Removal {
  readonly at: Date;
  /** What was added from then on stays: the owner has confirmed the address before. */
  readonly until?: Date | undefined;
  /** Whether the password is removed as well. */
  readonly withSecret: boolean;
}

/** Removes the ways to sign in that were added to an account before its address was proved, in a transaction. */
export type RemoveUnprovenWays = (tx: Database, accountId: string, removal: Removal) => Promise<void>;

/**
 * A second factor stays: it signs nobody in, and a mailbox alone must not switch it off. Whoever lacks its code asks an
 * administrator (ACCT-45).
 * @see docs/rules/sign-in.md SIGN-180, SIGN-183
 */
export const createRemoveUnprovenWays =
  ({ post, licencesOn }: UnprovenWaysDependencies): RemoveUnprovenWays =>
  async (tx, accountId, { at, until, withSecret }) => {
    const links = new LinkedProvidersRepository(tx);
    await links.lockAccount(accountId);
    const all = await links.linksOf(accountId);
    const linked = all.filter(({ linkedAt }) => until === undefined || linkedAt < until);
    await links.unlinkAll(accountId, until);
    const licences = licencesOn(tx);
    const staying = new Set(all.filter((link) => !linked.includes(link)).map(({ provider }) => provider));
    const gone = new Set(linked.map(({ provider }) => provider).filter((one) => !staying.has(one)));
    for (const provider of gone)
      // oxlint-disable-next-line no-await-in-loop
      await licences.replace(accountId, provider, []);
    await new DeviceCodeRepository(tx).dropOf(accountId);
    await new PendingLinksRepository(tx).dropOf(accountId);
    const passkeys = await new PasskeysRepository(tx, post).removeAll(accountId, until);
    const hadSecret = withSecret && (await new AccountsRepository(tx).removeSecret(accountId));
    if (linked.length === 0 && passkeys === 0 && !hadSecret) return;
    await writeAudit(tx, {
      at,
      action: 'unprovenWaysRemoved',
      actorId: null,
      accountId,
      details: {
        providers: linked.map(({ provider }) => provider).join(', '),
        passkeys: String(passkeys),
        password: hadSecret ? 'removed' : 'stays',
      },
    });
    await post(tx, accountId, hadSecret ? 'unproven-password-removed' : 'unproven-removed');
  };
