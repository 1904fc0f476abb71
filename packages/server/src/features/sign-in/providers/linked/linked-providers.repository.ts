import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { Repository } from '../../../../database/repository.js';
import { linkedProviders } from '../../../../database/schema/providers.js';
import type { Identity } from '../identity.js';

type Key = Pick<Identity, 'provider' | 'clientName' | 'subject'>;
/** What is stored of an identity. */
export type LinkedIdentity = Key & Pick<Identity, 'email'>;
export type LinkedRow = typeof linkedProviders.$inferSelect;

export class LinkedProvidersRepository extends Repository {
  /** Blocks concurrent sign-ins with the same identity until the transaction ends. */
  async lock({ provider, clientName, subject }: Key): Promise<void> {
    const person = JSON.stringify([provider, clientName, subject]);
    await this.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 40))`);
  }

  async accountOf({ provider, clientName, subject }: Key): Promise<string | undefined> {
    const [row] = await this.db
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
  }

  /** False if the account is linked to another identity of the provider, or the identity to another account. */
  async link(
    accountId: string,
    { provider, clientName, subject, email }: LinkedIdentity,
    linkedAt: Date,
  ): Promise<boolean> {
    const added = await this.db
      .insert(linkedProviders)
      .values({ accountId, provider, clientName, subject, email, linkedAt })
      .onConflictDoNothing()
      .returning({ accountId: linkedProviders.accountId });
    return added.length > 0;
  }

  /** Names of the providers, in the order they were linked. */
  async ofAccount(accountId: string): Promise<string[]> {
    const rows = await this.db
      .select({ provider: linkedProviders.provider })
      .from(linkedProviders)
      .where(eq(linkedProviders.accountId, accountId))
      .orderBy(asc(linkedProviders.linkedAt), asc(linkedProviders.provider));
    return rows.map(({ provider }) => provider);
  }

  /** The account's links, in the order they were created. */
  linksOf(accountId: string): Promise<LinkedRow[]> {
    return this.db
      .select()
      .from(linkedProviders)
      .where(eq(linkedProviders.accountId, accountId))
      .orderBy(asc(linkedProviders.linkedAt), asc(linkedProviders.provider), asc(linkedProviders.clientName));
  }

  /** Blocks concurrent changes of the account's links until the transaction ends. */
  async lockAccount(accountId: string): Promise<void> {
    await this.db.execute(sql`select id from accounts where id = ${accountId} for update`);
  }

  /** @param before removes only what was linked before */
  async unlinkAll(accountId: string, before?: Date): Promise<void> {
    await this.db
      .delete(linkedProviders)
      .where(
        and(
          eq(linkedProviders.accountId, accountId),
          before === undefined ? undefined : lt(linkedProviders.linkedAt, before),
        ),
      );
  }

  async unlink({
    accountId,
    provider,
    clientName,
  }: Pick<LinkedRow, 'accountId' | 'provider' | 'clientName'>): Promise<void> {
    await this.db
      .delete(linkedProviders)
      .where(
        and(
          eq(linkedProviders.accountId, accountId),
          eq(linkedProviders.provider, provider),
          eq(linkedProviders.clientName, clientName),
        ),
      );
  }
}
