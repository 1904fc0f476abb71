import { eq, inArray } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { licences, licencesHeld } from '../../../database/schema/licences.js';

export type HeldLicence = Pick<
  typeof licencesHeld.$inferSelect,
  | 'licenceId'
  | 'status'
  | 'paused'
  | 'resumesAt'
  | 'periodPaidAmount'
  | 'expiresAt'
  | 'period'
  | 'autoRenewing'
>;
export type StoredLicence = typeof licences.$inferSelect;

export class LicenceReaderRepository extends Repository {
  heldLicences(accountId: string): Promise<HeldLicence[]> {
    return this.db
      .select({
        licenceId: licencesHeld.licenceId,
        status: licencesHeld.status,
        paused: licencesHeld.paused,
        resumesAt: licencesHeld.resumesAt,
        periodPaidAmount: licencesHeld.periodPaidAmount,
        expiresAt: licencesHeld.expiresAt,
        period: licencesHeld.period,
        autoRenewing: licencesHeld.autoRenewing,
      })
      .from(licencesHeld)
      .where(eq(licencesHeld.accountId, accountId));
  }

  licences(ids: readonly string[]): Promise<StoredLicence[]> {
    return ids.length === 0
      ? Promise.resolve([])
      : this.db
          .select()
          .from(licences)
          .where(inArray(licences.id, [...ids]));
  }
}
