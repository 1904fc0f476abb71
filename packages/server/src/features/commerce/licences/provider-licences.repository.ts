import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { creditMovements } from '../../../database/schema/books.js';
import { licences, licencesHeld } from '../../../database/schema/licences.js';
import { payments } from '../../../database/schema/payments.js';

export class ProviderLicencesRepository extends Repository {
  /** Whether an account holds licences that no provider granted, or has payments or credit. */
  async holds(accountId: string): Promise<boolean> {
    const held = await this.db.$count(
      licencesHeld,
      and(eq(licencesHeld.accountId, accountId), isNull(licencesHeld.provider)),
    );
    return (
      held > 0 ||
      (await this.db.$count(payments, eq(payments.accountId, accountId))) > 0 ||
      (await this.db.$count(creditMovements, eq(creditMovements.accountId, accountId))) > 0
    );
  }

  /** Ids that are not in the catalogue are ignored. */
  replace(accountId: string, provider: string, licenceIds: readonly string[], at: Date): Promise<void> {
    return this.db.transaction(async (tx) => {
      const known = await tx
        .select({ id: licences.id })
        .from(licences)
        .where(inArray(licences.id, [...licenceIds, '']));
      const ids = known.map(({ id }) => id);
      const ofProvider = and(eq(licencesHeld.accountId, accountId), eq(licencesHeld.provider, provider));
      await tx
        .delete(licencesHeld)
        .where(ids.length === 0 ? ofProvider : and(ofProvider, notInArray(licencesHeld.licenceId, ids)));
      if (ids.length === 0) return;
      await tx
        .insert(licencesHeld)
        .values(
          ids.map((licenceId) => ({
            id: randomUUID(),
            accountId,
            licenceId,
            provider,
            status: 'active' as const,
            trial: false,
            paused: false,
            autoRenewing: false,
            purchasedAt: at,
            expiresAt: null,
          })),
        )
        .onConflictDoNothing();
    });
  }
}
