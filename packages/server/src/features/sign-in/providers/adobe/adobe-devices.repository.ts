import { and, eq, gt, lte } from 'drizzle-orm';
import { Repository } from '../../../../database/repository.js';
import { adobeDevices } from '../../../../database/schema/tv-providers.js';

export type AdobeDevice = typeof adobeDevices.$inferSelect;

export class AdobeDevicesRepository extends Repository {
  /** Replaces the device of the same subject. */
  async put(device: AdobeDevice): Promise<void> {
    const { requestorId, id, expiresAt } = device;
    const set = { requestorId, id, expiresAt };
    await this.db
      .insert(adobeDevices)
      .values(device)
      .onConflictDoUpdate({ target: adobeDevices.subject, set });
  }

  async of(subject: string, now: Date): Promise<AdobeDevice | undefined> {
    const [device] = await this.db
      .select()
      .from(adobeDevices)
      .where(and(eq(adobeDevices.subject, subject), gt(adobeDevices.expiresAt, now)));
    return device;
  }

  /** Deletes the device. False if it no longer exists: of several concurrent calls only one returns true. */
  async take({ subject, id }: AdobeDevice): Promise<boolean> {
    const taken = await this.db
      .delete(adobeDevices)
      .where(and(eq(adobeDevices.subject, subject), eq(adobeDevices.id, id)))
      .returning({ id: adobeDevices.id });
    return taken.length > 0;
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(adobeDevices).where(lte(adobeDevices.expiresAt, before));
  }
}
