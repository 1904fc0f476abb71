import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { licences, licencesHeld } from '../../../database/schema/licences.js';

export type HeldLicence = Pick<
  typeof licencesHeld.$inferSelect,
  'licenceId' | 'status' | 'paused' | 'expiresAt' | 'period' | 'autoRenewing'
>;
export type StoredLicence = typeof licences.$inferSelect;

export interface LicenceReaderRepository {
  heldLicences(accountId: string): Promise<HeldLicence[]>;
  licences(ids: readonly string[]): Promise<StoredLicence[]>;
}

export const createLicenceReaderRepository = (db: Database): LicenceReaderRepository => ({
  heldLicences: (accountId) =>
    db
      .select({
        licenceId: licencesHeld.licenceId,
        status: licencesHeld.status,
        paused: licencesHeld.paused,
        expiresAt: licencesHeld.expiresAt,
        period: licencesHeld.period,
        autoRenewing: licencesHeld.autoRenewing,
      })
      .from(licencesHeld)
      .where(eq(licencesHeld.accountId, accountId)),
  licences: (ids) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(licences)
          .where(inArray(licences.id, [...ids])),
});
