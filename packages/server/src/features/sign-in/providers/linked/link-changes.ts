import type { Database } from '../../../../database/database.js';
import { writeAudit } from '../../../../database/audit-log.js';
import type { PostSecurityMail } from '../../../../mail/post-security-mail.js';

/** One client of a provider. */
export interface ProviderClient {
  readonly provider: string;
  /** Empty if the provider has only one client. */
  readonly clientName: string;
}

/** Records a change of an account's links, and notifies its owner (SIGN-116). */
export type NoteLinkChange = (
  accountId: string,
  action: 'providerLinked' | 'providerUnlinked',
  client: ProviderClient,
  at: Date,
) => Promise<void>;

/** @param db the transaction of the change */
export const noteLinkChangeOn =
  (db: Database, post: PostSecurityMail): NoteLinkChange =>
  async (accountId, action, { provider, clientName }, at) => {
    await writeAudit(db, { at, action, actorId: accountId, accountId, details: { provider, clientName } });
    await post(db, accountId, action === 'providerLinked' ? 'provider-linked' : 'provider-unlinked');
  };
