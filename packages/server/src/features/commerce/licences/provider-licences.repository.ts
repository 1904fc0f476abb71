import { randomUUID } from 'node:crypto';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { licences, licencesHeld } from '../../../database/schema/licences.js';

export class ProviderLicencesRepository extends Repository {
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
