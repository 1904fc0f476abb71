import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { deviceCodes } from '../../../database/schema/device-codes.js';

export type DeviceCodeRow = typeof deviceCodes.$inferSelect;
export type NewDeviceCode = typeof deviceCodes.$inferInsert;

const isWaiting = (userCode: string, now: Date) =>
  and(eq(deviceCodes.userCode, userCode), isNull(deviceCodes.answeredAt), gt(deviceCodes.expiresAt, now));

export class DeviceCodeRepository extends Repository {
  /** @returns false if the user code is in use */
  async add(row: NewDeviceCode): Promise<boolean> {
    const added = await this.db
      .insert(deviceCodes)
      .values(row)
      .onConflictDoNothing()
      .returning({ hash: deviceCodes.deviceCodeHash });
    return added.length > 0;
  }

  /** Reads a code and locks its row, so that of several polls one receives the session. */
  async lock(deviceCodeHash: string): Promise<DeviceCodeRow | undefined> {
    const [row] = await this.db
      .select()
      .from(deviceCodes)
      .where(eq(deviceCodes.deviceCodeHash, deviceCodeHash))
      .for('update');
    return row;
  }

  async polled(
    deviceCodeHash: string,
    poll: Pick<DeviceCodeRow, 'polledAt' | 'intervalSeconds'>,
  ): Promise<void> {
    await this.db.update(deviceCodes).set(poll).where(eq(deviceCodes.deviceCodeHash, deviceCodeHash));
  }

  async drop(deviceCodeHash: string): Promise<void> {
    await this.db.delete(deviceCodes).where(eq(deviceCodes.deviceCodeHash, deviceCodeHash));
  }

  /** Deletes the codes that an account has confirmed. */
  async dropOf(accountId: string): Promise<void> {
    await this.db.delete(deviceCodes).where(eq(deviceCodes.accountId, accountId));
  }

  /** A code that waits for an answer. */
  async waiting(userCode: string, now: Date): Promise<DeviceCodeRow | undefined> {
    const [row] = await this.db.select().from(deviceCodes).where(isWaiting(userCode, now));
    return row;
  }

  /**
   * Stores the viewer's answer; of several at once the first counts.
   * @param accountId of the viewer who allows the device; null if they refuse it
   * @returns false if no device waits with this code
   */
  async answer(userCode: string, accountId: string | null, now: Date): Promise<boolean> {
    const answered = await this.db
      .update(deviceCodes)
      .set({ accountId, answeredAt: now })
      .where(isWaiting(userCode, now))
      .returning({ hash: deviceCodes.deviceCodeHash });
    return answered.length > 0;
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(deviceCodes).where(lte(deviceCodes.expiresAt, before));
  }
}
