import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { baskets } from '../../../database/schema/baskets.js';
import { trialsHad, voucherCodes, vouchers, voucherUses } from '../../../database/schema/licences.js';
import { payments } from '../../../database/schema/payments.js';
import { voucherHash } from '../derived-code.js';
import type { BasketRow, VoucherRow } from './basket-quote.js';

export class BasketsRepository extends Repository {
  /** @param lock `update` locks the row for the transaction */
  async openOf(owner: string, lock?: 'update'): Promise<BasketRow | undefined> {
    const query = this.db
      .select()
      .from(baskets)
      .where(and(eq(baskets.owner, owner), eq(baskets.status, 'open')));
    const [row] = await (lock === undefined ? query : query.for(lock));
    return row;
  }

  async byId(id: string): Promise<BasketRow | undefined> {
    const [row] = await this.db.select().from(baskets).where(eq(baskets.id, id));
    return row;
  }

  /** Locks the basket of a payment, before the payment itself: a purchase locks them in the same order. */
  async lockOfPayment(paymentId: string): Promise<void> {
    const of = this.db.select({ id: payments.basketId }).from(payments).where(eq(payments.id, paymentId));
    await this.db.select({ id: baskets.id }).from(baskets).where(inArray(baskets.id, of)).for('update');
  }

  /** Replaces the owner's open basket. */
  replace(basket: BasketRow): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx
        .update(baskets)
        .set({ status: 'dropped', updatedAt: basket.updatedAt })
        .where(and(eq(baskets.owner, basket.owner), eq(baskets.status, 'open')));
      await tx.insert(baskets).values(basket);
    });
  }

  /** Assigns a guest's basket to an account and drops the account's open basket. */
  takeOver(id: string, owner: string, at: Date): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx
        .update(baskets)
        .set({ status: 'dropped', updatedAt: at })
        .where(and(eq(baskets.owner, owner), eq(baskets.status, 'open')));
      await tx
        .update(baskets)
        .set({ owner, updatedAt: at })
        .where(and(eq(baskets.id, id), eq(baskets.status, 'open')));
    });
  }

  async save(
    id: string,
    changes: Partial<
      Pick<BasketRow, 'country' | 'voucherCode' | 'noTrialAcknowledged' | 'told' | 'status' | 'updatedAt'>
    >,
  ): Promise<void> {
    await this.db.update(baskets).set(changes).where(eq(baskets.id, id));
  }

  async voucherByCode(code: string): Promise<VoucherRow | undefined> {
    const [row] = await this.db
      .select()
      .from(vouchers)
      .where(and(eq(vouchers.code, code), eq(vouchers.series, false)));
    return row ?? (await this.#ofSeries(code));
  }

  /** A generated code of a series, which can be used once. */
  async #ofSeries(code: string): Promise<VoucherRow | undefined> {
    const [found] = await this.db
      .select({ voucher: vouchers })
      .from(voucherCodes)
      .innerJoin(vouchers, and(eq(vouchers.code, voucherCodes.series), eq(vouchers.series, true)))
      .where(eq(voucherCodes.hash, voucherHash(code)));
    return found === undefined ? undefined : { ...found.voucher, code, uses: 1, usesPerAccount: 1 };
  }

  /** Locks the voucher for the transaction that uses it, so that concurrent uses are counted one after the other. */
  async lockVoucher(code: string): Promise<void> {
    await this.db.select({ code: vouchers.code }).from(vouchers).where(eq(vouchers.code, code)).for('update');
    await this.db
      .select({ hash: voucherCodes.hash })
      .from(voucherCodes)
      .where(eq(voucherCodes.hash, voucherHash(code)))
      .for('update');
  }

  /** Uses of a voucher by all accounts and by one. Uses whose payment has failed do not count. */
  async voucherUses(code: string, accountId: string | null): Promise<{ all: number; own: number }> {
    const [counted] = await this.db
      .select({
        all: count(),
        own: sql<number>`count(*) filter (where ${voucherUses.accountId} = ${accountId ?? ''})::int`,
      })
      .from(voucherUses)
      .leftJoin(payments, eq(payments.id, voucherUses.paymentId))
      .where(
        and(
          eq(voucherUses.code, code),
          or(isNull(payments.status), notInArray(payments.status, ['declined', 'abandoned'])),
        ),
      );
    return counted ?? { all: 0, own: 0 };
  }

  async addVoucherUse(use: Omit<typeof voucherUses.$inferInsert, 'id'>): Promise<void> {
    await this.db.insert(voucherUses).values({ id: randomUUID(), ...use });
  }

  async trialsHadBy(accountId: string): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .select({ scope: trialsHad.scope })
      .from(trialsHad)
      .where(eq(trialsHad.accountId, accountId));
    return new Set(rows.map(({ scope }) => scope));
  }

  /** Deletes dropped baskets last changed before `before`. Paid baskets stay, because payments refer to them. */
  async clean(before: Date): Promise<void> {
    await this.db.delete(baskets).where(and(eq(baskets.status, 'dropped'), lt(baskets.updatedAt, before)));
  }
}
