import type { BillingDetails } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { accounts } from '../../../database/schema/accounts.js';
import { billingDetails } from '../../../database/schema/baskets.js';

/** Billing data that the account itself contains. */
export type AccountFacts = Pick<
  typeof accounts.$inferSelect,
  'name' | 'addressCountry' | 'taxNumber' | 'birthDate'
>;

export class BillingRepository extends Repository {
  async of(
    accountId: string,
  ): Promise<{ saved: BillingDetails | undefined; account: AccountFacts | undefined }> {
    const [row] = await this.db
      .select({
        name: accounts.name,
        addressCountry: accounts.addressCountry,
        taxNumber: accounts.taxNumber,
        birthDate: accounts.birthDate,
        saved: billingDetails.details,
      })
      .from(accounts)
      .leftJoin(billingDetails, eq(billingDetails.accountId, accounts.id))
      .where(eq(accounts.id, accountId));
    if (row === undefined) return { saved: undefined, account: undefined };
    const { saved, ...account } = row;
    return { saved: saved ?? undefined, account };
  }

  async save(accountId: string, details: BillingDetails, updatedAt: Date): Promise<void> {
    await this.db
      .insert(billingDetails)
      .values({ accountId, details, updatedAt })
      .onConflictDoUpdate({ target: billingDetails.accountId, set: { details, updatedAt } });
  }
}
