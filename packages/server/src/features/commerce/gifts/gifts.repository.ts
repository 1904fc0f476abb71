import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { gifts } from '../../../database/schema/gifts.js';

export type GiftRow = typeof gifts.$inferSelect;

export const addGift = async (tx: Database, gift: typeof gifts.$inferInsert): Promise<void> => {
  await tx.insert(gifts).values(gift);
};

export const giftOfPayment = async (db: Database, paymentId: string): Promise<GiftRow | undefined> => {
  const [row] = await db.select().from(gifts).where(eq(gifts.paymentId, paymentId));
  return row;
};

export const giftById = async (db: Database, id: string): Promise<GiftRow | undefined> => {
  const [row] = await db.select().from(gifts).where(eq(gifts.id, id));
  return row;
};

/** Whether the gift has neither been refunded nor expired. */
export const isRedeemable = ({ expiresAt, refundedAt }: GiftRow, now: number): boolean =>
  refundedAt === null && expiresAt.getTime() > now;

/** Locks the row for the transaction that redeems the gift. */
export const lockGift = async (tx: Database, codeHash: string): Promise<GiftRow | undefined> => {
  const [row] = await tx.select().from(gifts).where(eq(gifts.codeHash, codeHash)).for('update');
  return row;
};

/** Marks the gift of a refunded payment, unless it has been redeemed. */
export const markRefunded = async (tx: Database, paymentId: string, at: Date): Promise<void> => {
  await tx
    .update(gifts)
    .set({ refundedAt: at })
    .where(and(eq(gifts.paymentId, paymentId), isNull(gifts.redeemedAt)));
};

export const markRedeemed = async (tx: Database, id: string, accountId: string, at: Date): Promise<void> => {
  await tx
    .update(gifts)
    .set({ redeemedBy: accountId, redeemedAt: at })
    .where(and(eq(gifts.id, id), isNull(gifts.redeemedAt)));
};
