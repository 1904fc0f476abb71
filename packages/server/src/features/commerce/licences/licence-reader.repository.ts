import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { licences, licencesHeld } from '../../../database/schema/licences.js';

export type HeldLicence = Pick<
  typeof licencesHeld.$inferSelect,
  | 'id'
  | 'licenceId'
  | 'status'
  | 'paused'
  | 'resumesAt'
  | 'periodPaidAmount'
  | 'expiresAt'
  | 'startsAt'
  | 'lastsFromPlay'
  | 'period'
  | 'autoRenewing'
>;
export type StoredLicence = typeof licences.$inferSelect;

export class LicenceReaderRepository extends Repository {
  heldLicences(accountId: string): Promise<HeldLicence[]> {
    return this.db
      .select({
        id: licencesHeld.id,
        licenceId: licencesHeld.licenceId,
        status: licencesHeld.status,
        paused: licencesHeld.paused,
        resumesAt: licencesHeld.resumesAt,
        periodPaidAmount: licencesHeld.periodPaidAmount,
        expiresAt: licencesHeld.expiresAt,
        startsAt: licencesHeld.startsAt,
        lastsFromPlay: licencesHeld.lastsFromPlay,
        period: licencesHeld.period,
        autoRenewing: licencesHeld.autoRenewing,
      })
      .from(licencesHeld)
      .where(eq(licencesHeld.accountId, accountId));
  }

  /** Begins the time of a licence that lasts from its first playback, once. */
  async begin(heldId: string, expiresAt: Date): Promise<void> {
    await this.db
      .update(licencesHeld)
      .set({ expiresAt, lastsFromPlay: null })
      .where(and(eq(licencesHeld.id, heldId), isNotNull(licencesHeld.lastsFromPlay)));
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
