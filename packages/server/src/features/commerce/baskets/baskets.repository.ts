import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { baskets } from '../../../database/schema/baskets.js';
import { trialsHad, vouchers } from '../../../database/schema/licences.js';
import type { BasketRow, VoucherRow } from './basket-quote.js';

/** @param lock `update` locks the row for the transaction */
export const openBasketOf = async (
  db: Database,
  owner: string,
  lock?: 'update',
): Promise<BasketRow | undefined> => {
  const query = db
    .select()
    .from(baskets)
    .where(and(eq(baskets.owner, owner), eq(baskets.status, 'open')));
  const [row] = await (lock === undefined ? query : query.for(lock));
  return row;
};

export const basketById = async (db: Database, id: string): Promise<BasketRow | undefined> => {
  const [row] = await db.select().from(baskets).where(eq(baskets.id, id));
  return row;
};

/** Replaces the owner's open basket. */
export const replaceBasket = (db: Database, basket: BasketRow): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(baskets)
      .set({ status: 'dropped', updatedAt: basket.updatedAt })
      .where(and(eq(baskets.owner, basket.owner), eq(baskets.status, 'open')));
    await tx.insert(baskets).values(basket);
  });

/** Assigns a guest's basket to an account and drops the account's open basket. */
export const takeOver = (db: Database, id: string, owner: string, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(baskets)
      .set({ status: 'dropped', updatedAt: at })
      .where(and(eq(baskets.owner, owner), eq(baskets.status, 'open')));
    await tx
      .update(baskets)
      .set({ owner, updatedAt: at })
      .where(and(eq(baskets.id, id), eq(baskets.status, 'open')));
  });

export const saveBasket = async (
  db: Database,
  id: string,
  changes: Partial<
    Pick<BasketRow, 'country' | 'voucherCode' | 'noTrialAcknowledged' | 'told' | 'status' | 'updatedAt'>
  >,
): Promise<void> => {
  await db.update(baskets).set(changes).where(eq(baskets.id, id));
};

export const voucherByCode = async (db: Database, code: string): Promise<VoucherRow | undefined> => {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.code, code));
  return row;
};

export const trialsHadBy = async (db: Database, accountId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ scope: trialsHad.scope })
    .from(trialsHad)
    .where(eq(trialsHad.accountId, accountId));
  return new Set(rows.map(({ scope }) => scope));
};

/** Deletes dropped baskets last changed before `before`. Paid baskets stay, because payments refer to them. */
export const cleanBaskets = async (db: Database, before: Date): Promise<void> => {
  await db.delete(baskets).where(and(eq(baskets.status, 'dropped'), lt(baskets.updatedAt, before)));
};
