import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { accounts } from '../../../database/schema/accounts.js';
import { paymentMethods } from '../../../database/schema/payments.js';
import { licences, licencesHeld } from '../../../database/schema/licences.js';

export type MethodRow = typeof paymentMethods.$inferSelect;

export class PaymentMethodsRepository extends Repository {
  /** Stored methods, the default first. */
  stored(accountId: string): Promise<MethodRow[]> {
    return this.db
      .select()
      .from(paymentMethods)
      .where(and(eq(paymentMethods.accountId, accountId), eq(paymentMethods.status, 'stored')))
      .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.createdAt), asc(paymentMethods.id));
  }

  /** Finds a method by the service's id or by either of the provider's ids. */
  async of(accountId: string, id: string): Promise<MethodRow | undefined> {
    const [row] = await this.db
      .select()
      .from(paymentMethods)
      .where(
        and(
          eq(paymentMethods.accountId, accountId),
          ne(paymentMethods.status, 'removed'),
          or(
            eq(paymentMethods.id, id),
            eq(paymentMethods.externalId, id),
            eq(paymentMethods.methodExternalId, id),
          ),
        ),
      );
    return row;
  }

  /** The provider's id of the account's customer, as its newest method has it. */
  async customerOf(accountId: string, providerId: string): Promise<string | null> {
    const [row] = await this.db
      .select({ customer: paymentMethods.customerExternalId })
      .from(paymentMethods)
      .where(
        and(
          eq(paymentMethods.accountId, accountId),
          eq(paymentMethods.providerId, providerId),
          isNotNull(paymentMethods.customerExternalId),
        ),
      )
      .orderBy(desc(paymentMethods.createdAt), desc(paymentMethods.id))
      .limit(1);
    return row?.customer ?? null;
  }

  async emailOf(accountId: string): Promise<string | null> {
    const [row] = await this.db
      .select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    return row?.email ?? null;
  }

  /** Saves what the provider reports about a stored method. */
  async saveReported(
    providerId: string,
    methodExternalId: string,
    changes: Pick<MethodRow, 'brand' | 'last4Digits' | 'expiresOn'>,
  ): Promise<void> {
    await this.db
      .update(paymentMethods)
      .set(changes)
      .where(
        and(eq(paymentMethods.providerId, providerId), eq(paymentMethods.methodExternalId, methodExternalId)),
      );
  }

  async byId(id: string): Promise<MethodRow | undefined> {
    const [row] = await this.db.select().from(paymentMethods).where(eq(paymentMethods.id, id));
    return row;
  }

  /** Methods by id, and all stored methods of the given accounts, the default of each account first. */
  chargedFor(ids: readonly string[], accountIds: readonly string[]): Promise<MethodRow[]> {
    return this.db
      .select()
      .from(paymentMethods)
      .where(
        or(
          inArray(paymentMethods.id, [...ids]),
          and(inArray(paymentMethods.accountId, [...accountIds]), eq(paymentMethods.status, 'stored')),
        ),
      )
      .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.createdAt), asc(paymentMethods.id));
  }

  /** Methods of deleted accounts. */
  orphans(limit: number): Promise<MethodRow[]> {
    return this.db.select().from(paymentMethods).where(isNull(paymentMethods.accountId)).limit(limit);
  }

  async delete(id: string): Promise<void> {
    await this.db.delete(paymentMethods).where(eq(paymentMethods.id, id));
  }

  async add(method: typeof paymentMethods.$inferInsert): Promise<void> {
    await this.db.insert(paymentMethods).values(method);
  }

  async save(id: string, changes: Partial<typeof paymentMethods.$inferInsert>): Promise<MethodRow> {
    const [row] = await this.db
      .update(paymentMethods)
      .set(changes)
      .where(eq(paymentMethods.id, id))
      .returning();
    if (row === undefined) throw new Error('The payment method is not there any more.');
    return row;
  }

  makeDefault(accountId: string, id: string): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx
        .update(paymentMethods)
        .set({ isDefault: false })
        .where(and(eq(paymentMethods.accountId, accountId), eq(paymentMethods.isDefault, true)));
      await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
    });
  }

  /** Renewing licences that are charged to the method. */
  chargedTo(
    accountId: string,
  ): Promise<
    { methodId: string | null; texts: (typeof licences.$inferSelect)['texts']; licenceId: string }[]
  > {
    return this.db
      .select({
        methodId: licencesHeld.paymentMethodId,
        texts: licences.texts,
        licenceId: licencesHeld.licenceId,
      })
      .from(licencesHeld)
      .innerJoin(licences, eq(licences.id, licencesHeld.licenceId))
      .where(and(eq(licencesHeld.accountId, accountId), eq(licencesHeld.autoRenewing, true)));
  }
}
