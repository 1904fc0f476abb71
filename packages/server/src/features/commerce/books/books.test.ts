import type { PaymentResult } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withSecondFactor } from '../../../../testing/second-factor.js';
import { call } from '../../../../testing/call.js';
import { payingWith } from '../../../../testing/fake-card.js';
import { signInDemo } from '../../../../testing/demo-application.js';
import { describeDemoOnBothEngines } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';
import { quietLog } from '../../../../testing/quiet-log.js';
import { checkBooks } from '../payments/payment-jobs.js';
import { BooksRepository } from './books.repository.js';
import { taxOf } from './movement.js';

// MONEY-92
describeDemoOnBothEngines('the books', ({ database }) => {
  let shop: PayingDemo;
  let admin: string;
  let events = 0;

  beforeAll(async () => {
    shop = await createPayingDemo(database());
    admin = await withSecondFactor(database(), await signInDemo(shop.app, 'admin'));
  });
  afterAll(() => shop.app.close());

  const balancesOf = async (paymentId: string) =>
    Object.fromEntries(await new BooksRepository(database().db).balancesOf(paymentId));
  const refund = (paymentId: string, amount?: number) => shop.refund(admin, paymentId, amount);
  const tell = (event: object) =>
    shop.commerce.onPaymentEvent('fake', { id: `books-${(events += 1)}`, ...event } as Parameters<
      typeof shop.commerce.onPaymentEvent
    >[1]);

  it('record a payment with its tax, and refunds with their share of it', async () => {
    const { paymentId } = await shop.bought();
    expect(await balancesOf(paymentId)).toEqual({
      'receivable:fake': 999,
      'tax:GB': -167,
      'revenue:7001': -832,
    });
    await refund(paymentId, 333);
    expect(await balancesOf(paymentId)).toEqual({
      'receivable:fake': 666,
      'tax:GB': -111,
      'revenue:7001': -832,
      'refunds:7001': 277,
    });
    await refund(paymentId, 666);
    expect(await balancesOf(paymentId)).toEqual({
      'receivable:fake': 0,
      'tax:GB': 0,
      'revenue:7001': -832,
      'refunds:7001': 832,
    });
  });

  it('give back the tax of a payment in parts that add up to it', async () => {
    const { paymentId } = await shop.bought();
    const parts = [333, 333, 333];
    for (const part of parts) await refund(paymentId, part);
    const { rows } = await database().db.execute<{ id: string }>(
      sql`select id from refunds where payment_id = ${paymentId}`,
    );
    const books = new BooksRepository(database().db);
    const taxes = await Promise.all(
      rows.map(async ({ id }) => taxOf(await books.balancesOf(paymentId, { refundId: id }))),
    );
    expect(taxes).toHaveLength(parts.length);
    expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(167);
  });

  it('take a refund back that failed after it was reported as made', async () => {
    const { paymentId } = await shop.bought();
    const before = await balancesOf(paymentId);
    const told = {
      kind: 'refund',
      key: null,
      externalId: `ext-${paymentId}`,
      refundId: 're-books',
      amount: { minor: 300, currency: 'GBP', scale: 2 },
    };
    await tell({ ...told, status: 'succeeded' });
    expect(await balancesOf(paymentId)).toMatchObject({ 'receivable:fake': 699 });
    await tell({ ...told, status: 'failed' });
    expect(await balancesOf(paymentId)).toEqual({ ...before, 'refunds:7001': 0 });
  });

  it('record what a bank takes back, once, without what was refunded before', async () => {
    const { paymentId } = await shop.bought();
    await refund(paymentId, 99);
    const dispute = {
      kind: 'dispute',
      externalId: `ext-${paymentId}`,
      report: { state: 'needs-response', dueBy: null },
    };
    await Promise.all([tell(dispute), tell(dispute)]);
    expect(await balancesOf(paymentId)).toEqual({
      'receivable:fake': 0,
      'tax:GB': 0,
      'revenue:7001': -832,
      'refunds:7001': 82,
      'disputes:7001': 750,
    });
  });

  it('owe a gift until it is redeemed', async () => {
    const giver = await shop.signIn();
    const { cardId } = await shop.card(giver);
    const body = { giftId: 'ringside-quarter' };
    await call(shop.app, 'POST', '/api/v2/gift/basket', { token: giver, body });
    const paid = await call(shop.app, 'POST', '/api/v2/customer/baskets/pay', {
      token: giver,
      body: { idempotencyKey: shop.newKey(), ...payingWith(cardId) },
    });
    const { paymentId, gift } = paid.body as PaymentResult;
    const owed = await balancesOf(paymentId);
    expect(Object.keys(owed).toSorted()).toEqual(['gifts:7001', 'receivable:fake', 'tax:GB']);
    const token = await shop.signIn();
    await call(shop.app, 'POST', '/api/v2/gift/redeem', {
      token,
      body: { redeemCode: gift?.redeemCode ?? '' },
    });
    expect(await balancesOf(paymentId)).toEqual({
      ...owed,
      'gifts:7001': 0,
      'revenue:7001': owed['gifts:7001'],
    });
  });

  it('are refused by the database where they are not balanced, and are never changed', async () => {
    const { paymentId } = await shop.bought();
    const { db } = database();
    const movement = {
      kind: 'dispute' as const,
      paymentId,
      refundId: null,
      source: null,
      at: new Date(shop.clock.now()),
      currency: 'GBP',
      scale: 2,
    };
    const postings = [
      { account: 'receivable:fake', amount: -999 },
      { account: 'disputes:7001', amount: 998 },
    ];
    const failed = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error: unknown) => String((error as Error).cause ?? error),
      );
    expect(
      await failed(db.transaction((tx) => new BooksRepository(tx).record([{ ...movement, postings }]))),
    ).toContain('is not balanced');
    expect(await failed(db.execute(sql`update ledger_lines set amount = 1`))).toContain('never changed');
    expect(await failed(db.execute(sql`delete from ledger_entries`))).toContain('never changed');
  });

  it('are compared with the payments: what is missing is reported', async () => {
    await checkBooks(database(), quietLog);
    const { db } = database();
    const { paymentId } = await shop.bought();
    await db.transaction(async (tx) => {
      await tx.execute(sql`update payments set amount = amount + 1 where id = ${paymentId}`);
      expect(await new BooksRepository(tx).differences(10)).toEqual([
        { paymentId, expected: 1000, booked: 999 },
      ]);
      await expect(checkBooks({ db: tx }, quietLog)).rejects.toThrow('differs from 1 payments');
      await tx.execute(sql`update payments set amount = amount - 1 where id = ${paymentId}`);
    });
    await checkBooks(database(), quietLog);
  });

  // MONEY-133
  it('are compared with the credit of accounts: what differs is reported', async () => {
    const { db } = database();
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into credit_movements (id, account_id, kind, amount, net, currency, scale, at)
            values ('odd-1', 'a-odd', 'given', 500, 500, 'GBP', 2, now())`,
      );
      expect(await new BooksRepository(tx).creditDifferences(10)).toEqual([
        { accountId: 'a-odd', currency: 'GBP', expected: 500, booked: 0 },
      ]);
      await expect(checkBooks({ db: tx }, quietLog)).rejects.toThrow('differs from the credit of 1 accounts');
      await tx.execute(sql`delete from credit_movements where id = 'odd-1'`);
    });
    const { paymentId } = await shop.bought();
    let found: unknown;
    const rolledBack = db.transaction(async (tx) => {
      await new BooksRepository(tx).record([
        {
          kind: 'creditKept',
          paymentId,
          refundId: null,
          source: null,
          at: new Date(shop.clock.now()),
          currency: 'GBP',
          scale: 2,
          postings: [
            { account: 'revenue:7001', amount: 300 },
            { account: 'credits:a-odd', amount: -300 },
          ],
        },
      ]);
      found = await new BooksRepository(tx).creditDifferences(10);
      tx.rollback();
    });
    await expect(rolledBack).rejects.toThrow('Rollback');
    expect(found).toEqual([{ accountId: 'a-odd', currency: 'GBP', expected: 0, booked: 300 }]);
    await checkBooks(database(), quietLog);
  });
});
