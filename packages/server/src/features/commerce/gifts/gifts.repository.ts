import { and, eq, isNull } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { accounts } from '../../../database/schema/accounts.js';
import { gifts } from '../../../database/schema/gifts.js';
import { payments } from '../../../database/schema/payments.js';

export type GiftRow = typeof gifts.$inferSelect;

/** Whether the gift has neither been refunded nor expired. */
export const isRedeemable = ({ expiresAt, refundedAt }: GiftRow, now: number): boolean =>
  refundedAt === null && expiresAt.getTime() > now;

export class GiftsRepository extends Repository {
  async add(gift: typeof gifts.$inferInsert): Promise<void> {
    await this.db.insert(gifts).values(gift);
  }

  async ofPayment(paymentId: string): Promise<GiftRow | undefined> {
    const [row] = await this.db.select().from(gifts).where(eq(gifts.paymentId, paymentId));
    return row;
  }

  async byId(id: string): Promise<GiftRow | undefined> {
    const [row] = await this.db.select().from(gifts).where(eq(gifts.id, id));
    return row;
  }

  /** Name of the account that paid; empty if a guest did. */
  async giverOf(paymentId: string): Promise<string> {
    const [giver] = await this.db
      .select({ name: accounts.name })
      .from(payments)
      .innerJoin(accounts, eq(accounts.id, payments.accountId))
      .where(eq(payments.id, paymentId));
    return giver?.name ?? '';
  }

  /** Locks the payment of a gift, before the gift itself, as refunds do. */
  async lockPayment(codeHash: string): Promise<typeof payments.$inferSelect | undefined> {
    const [row] = await this.db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(gifts, eq(gifts.paymentId, payments.id))
      .where(eq(gifts.codeHash, codeHash))
      .for('update', { of: payments });
    return row?.payment;
  }

  /** Locks the row for the transaction that redeems the gift. */
  async lock(codeHash: string): Promise<GiftRow | undefined> {
    const [row] = await this.db.select().from(gifts).where(eq(gifts.codeHash, codeHash)).for('update');
    return row;
  }

  /** Marks the gift of a refunded payment, unless it has been redeemed. */
  async markRefunded(paymentId: string, at: Date): Promise<void> {
    await this.db
      .update(gifts)
      .set({ refundedAt: at })
      .where(and(eq(gifts.paymentId, paymentId), isNull(gifts.redeemedAt)));
  }

  async markRedeemed(id: string, accountId: string, at: Date): Promise<void> {
    await this.db
      .update(gifts)
      .set({ redeemedBy: accountId, redeemedAt: at })
      .where(and(eq(gifts.id, id), isNull(gifts.redeemedAt)));
  }
}
