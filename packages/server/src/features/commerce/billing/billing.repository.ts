import type { BillingDetails } from '@footlight/contract';
import { eq, inArray } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { accounts } from '../../../database/schema/accounts.js';
import { billingDetails, vatChecks } from '../../../database/schema/baskets.js';

/** Billing data that the account itself contains. */
type AccountFacts = Pick<typeof accounts.$inferSelect, 'name' | 'addressCountry' | 'taxNumber' | 'birthDate'>;

/** What is known of a payer. */
export interface Payer {
  readonly saved: BillingDetails | null;
  readonly vatCheck: typeof vatChecks.$inferSelect | null;
  readonly account: AccountFacts;
}

/**
 * The saved billing details, or else those of the account.
 * @param payer undefined for a guest, and for a deleted account
 * @param country of the account, if it has named none
 */
export const billedTo = (payer: Payer | undefined, country: string): BillingDetails =>
  payer?.saved ?? {
    name: payer?.account.name ?? null,
    country: payer?.account.addressCountry ?? country,
    line1: null,
    line2: null,
    city: null,
    postalCode: null,
    administrativeLevel1: null,
    taxNumber: payer?.account.taxNumber ?? null,
    birthDate: payer?.account.birthDate ?? null,
  };

export class BillingRepository extends Repository {
  /** @returns the payers among accounts that exist, by account id */
  async ofAccounts(accountIds: readonly string[]): Promise<ReadonlyMap<string, Payer>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.db
      .select({
        id: accounts.id,
        name: accounts.name,
        addressCountry: accounts.addressCountry,
        taxNumber: accounts.taxNumber,
        birthDate: accounts.birthDate,
        saved: billingDetails.details,
        vatCheck: vatChecks,
      })
      .from(accounts)
      .leftJoin(billingDetails, eq(billingDetails.accountId, accounts.id))
      .leftJoin(vatChecks, eq(vatChecks.accountId, accounts.id))
      .where(inArray(accounts.id, [...accountIds]));
    return new Map(rows.map(({ id, saved, vatCheck, ...account }) => [id, { saved, vatCheck, account }]));
  }

  async save(accountId: string, details: BillingDetails, updatedAt: Date): Promise<void> {
    await this.db
      .insert(billingDetails)
      .values({ accountId, details, updatedAt })
      .onConflictDoUpdate({ target: billingDetails.accountId, set: { details, updatedAt } });
  }
}
