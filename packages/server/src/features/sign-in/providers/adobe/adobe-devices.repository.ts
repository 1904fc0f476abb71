import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../../database/database.js';
import { adobeDevices } from '../../../../database/schema/tv-providers.js';

export type AdobeDevice = typeof adobeDevices.$inferSelect;

export interface AdobeDevicesRepository {
  /** Replaces the device of the same subject. */
  put(device: AdobeDevice): Promise<void>;
  of(subject: string, now: Date): Promise<AdobeDevice | undefined>;
  /** Deletes the device. False if it no longer exists: of several concurrent calls only one returns true. */
  take(device: AdobeDevice): Promise<boolean>;
  clean(before: Date): Promise<void>;
}

export const createAdobeDevicesRepository = (db: Database): AdobeDevicesRepository => ({
  put: async (device) => {
    const { requestorId, id, expiresAt } = device;
    const set = { requestorId, id, expiresAt };
    await db.insert(adobeDevices).values(device).onConflictDoUpdate({ target: adobeDevices.subject, set });
  },
  of: async (subject, now) => {
    const [device] = await db
      .select()
      .from(adobeDevices)
      .where(and(eq(adobeDevices.subject, subject), gt(adobeDevices.expiresAt, now)));
    return device;
  },
  take: async ({ subject, id }) => {
    const taken = await db
      .delete(adobeDevices)
      .where(and(eq(adobeDevices.subject, subject), eq(adobeDevices.id, id)))
      .returning({ id: adobeDevices.id });
    return taken.length > 0;
  },
  clean: async (before) => {
    await db.delete(adobeDevices).where(lte(adobeDevices.expiresAt, before));
  },
});
