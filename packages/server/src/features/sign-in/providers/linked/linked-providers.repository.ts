import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/database.js';
import { linkedProviders } from '../../../../database/schema/providers.js';
import type { Identity } from '../identity.js';

type Key = Pick<Identity, 'provider' | 'clientName' | 'subject'>;
export type LinkedRow = typeof linkedProviders.$inferSelect;

export interface LinkedProvidersRepository {
  /** Blocks concurrent sign-ins with the same identity until the transaction ends. */
  lock(identity: Key): Promise<void>;
  accountOf(identity: Key): Promise<string | undefined>;
  /** False if the account is linked to another identity of the provider, or the identity to another account. */
  link(accountId: string, identity: Identity, at: Date): Promise<boolean>;
  /** Names of the providers, in the order they were linked. */
  ofAccount(accountId: string): Promise<string[]>;
  /** The account's links, in the order they were created. */
  linksOf(accountId: string): Promise<LinkedRow[]>;
  /** Blocks concurrent changes of the account's links until the transaction ends. */
  lockAccount(accountId: string): Promise<void>;
  unlink(link: Pick<LinkedRow, 'accountId' | 'provider' | 'clientName'>): Promise<void>;
}

export const createLinkedProvidersRepository = (db: Database): LinkedProvidersRepository => ({
  lock: async ({ provider, clientName, subject }) => {
    const person = JSON.stringify([provider, clientName, subject]);
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 40))`);
  },
  accountOf: async ({ provider, clientName, subject }) => {
    const [row] = await db
      .select({ accountId: linkedProviders.accountId })
      .from(linkedProviders)
      .where(
        and(
          eq(linkedProviders.provider, provider),
          eq(linkedProviders.clientName, clientName),
          eq(linkedProviders.subject, subject),
        ),
      );
    return row?.accountId;
  },
  link: async (accountId, { provider, clientName, subject, email }, linkedAt) => {
    const added = await db
      .insert(linkedProviders)
      .values({ accountId, provider, clientName, subject, email, linkedAt })
      .onConflictDoNothing()
      .returning({ accountId: linkedProviders.accountId });
    return added.length > 0;
  },
  ofAccount: async (accountId) => {
    const rows = await db
      .select({ provider: linkedProviders.provider })
      .from(linkedProviders)
      .where(eq(linkedProviders.accountId, accountId))
      .orderBy(asc(linkedProviders.linkedAt), asc(linkedProviders.provider));
    return rows.map(({ provider }) => provider);
  },
  linksOf: (accountId) =>
    db
      .select()
      .from(linkedProviders)
      .where(eq(linkedProviders.accountId, accountId))
      .orderBy(asc(linkedProviders.linkedAt), asc(linkedProviders.provider), asc(linkedProviders.clientName)),
  lockAccount: async (accountId) => {
    await db.execute(sql`select id from accounts where id = ${accountId} for update`);
  },
  unlink: async ({ accountId, provider, clientName }) => {
    await db
      .delete(linkedProviders)
      .where(
        and(
          eq(linkedProviders.accountId, accountId),
          eq(linkedProviders.provider, provider),
          eq(linkedProviders.clientName, clientName),
        ),
      );
  },
});
