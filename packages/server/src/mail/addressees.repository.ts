import { inArray } from 'drizzle-orm';
import { Repository } from '../database/repository.js';
import { accounts } from '../database/schema/accounts.js';

/** Null where the account has none. */
export interface Addressee {
  readonly email: string | null;
  readonly language: string | null;
}

export class AddresseesRepository extends Repository {
  /** Addresses and languages by account id. */
  async of(accountIds: readonly string[]): Promise<ReadonlyMap<string, Addressee>> {
    const rows = await this.db
      .select({ id: accounts.id, email: accounts.email, language: accounts.language })
      .from(accounts)
      .where(inArray(accounts.id, [...accountIds]));
    return new Map(rows.map(({ id, email, language }) => [id, { email, language }]));
  }
}
