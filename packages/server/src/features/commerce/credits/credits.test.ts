import type { ResponseOf } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../../../testing/call.js';
import { signInDemo } from '../../../../testing/demo-application.js';
import { describeDemoOnBothEngines } from '../../../../testing/engines.js';
import { withSecondFactor } from '../../../../testing/second-factor.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';
import { quietLog } from '../../../../testing/quiet-log.js';
import { checkBooks } from '../payments/payment-jobs.js';

const DAY_MS = 86_400_000;
const US = { 'x-footlight-country': 'US' };

// MONEY-125, MONEY-133
describeDemoOnBothEngines('credit', ({ database }) => {
  let shop: PayingDemo;

  beforeAll(async () => {
    shop = await createPayingDemo(database());
    await database().db.execute(sql`delete from offers where kind = 'price-migration'`);
  });
  afterAll(() => shop.app.close());
  beforeEach(() => shop.provider.answer('succeeds'));

  const run = () =>
    shop.commerce.renewals.run((error) => {
      throw error;
    });
  const creditOf = async (token: string) =>
    ((await call(shop.app, 'GET', '/api/v2/customer/credit', { token })).body as ResponseOf<'getCredit'>)
      .credits;
  const changesOf = async (token: string) =>
    (await call(shop.app, 'GET', '/api/v2/basket/changes', { token })).body as ResponseOf<'getBasketChanges'>;
  /** Sums of the ledger's accounts of credit, which are what the accounts' movements leave, without tax. */
  const booked = async () => {
    const { rows } = await database().db.execute<{ account: string; amount: string }>(
      sql`select account, sum(amount) as amount from ledger_lines where account like 'credits:%'
          group by account having sum(amount) <> 0 order by account`,
    );
    return rows.map(({ account, amount }) => ({ account, amount: Number(amount) }));
  };
  const owed = async () => {
    const { rows } = await database().db.execute<{ account: string; amount: string }>(
      sql`select 'credits:' || m.account_id as account,
            -sum(case when kind in ('kept', 'given') then net else -net end) as amount
          from credit_movements m left join payments p on p.id = m.payment_id
          where kind <> 'used' or p.status = 'succeeded'
          group by m.account_id
          having sum(case when kind in ('kept', 'given') then net else -net end) <> 0 order by 1`,
    );
    return rows.map(({ account, amount }) => ({ account, amount: Number(amount) }));
  };
  /** Lets the cheaper plan replace the dearer one, which the demo does not allow. */
  const swapRanks = () => database().db.execute(sql`update licences set rank = 90 where id = '7003'`);

  it('is what is left of a dearer plan; it pays for renewals until it is used up, and is booked', async () => {
    await swapRanks();
    const { token, cardId } = await shop.bought('7001');
    await shop.basket(token, '7003');
    const changes = await changesOf(token);
    // The rest of £9.99 pays for £4.99; nothing is due.
    expect(changes.creditKept).toEqual([{ amount: 500, currency: 'GBP', scale: 2 }]);
    expect((await shop.pay(token, cardId)).status).toBe(200);
    const kept = 500;
    expect(await creditOf(token)).toEqual([{ amount: kept, currency: 'GBP', scale: 2 }]);
    expect(await booked()).toEqual(await owed());
    const renew = async () => {
      const licence = (await shop.licences(token)).find(({ id }) => id === '7003');
      shop.clock.advance(Date.parse(licence?.licenceStatus.expiryTimestamp ?? '') - shop.clock.now());
      await run();
    };
    const charged = shop.chargedNow();
    await renew();
    expect(await creditOf(token)).toEqual([{ amount: 1, currency: 'GBP', scale: 2 }]);
    expect(shop.chargedNow()).toBe(charged);
    await renew();
    expect((await shop.history(token))[0]).toMatchObject({ amount: 498 });
    expect(await creditOf(token)).toEqual([]);
    await renew();
    expect((await shop.history(token))[0]).toMatchObject({ amount: 499 });
    expect(await booked()).toEqual(await owed());
  });

  it('in another currency waits for a payment in it', async () => {
    await swapRanks();
    const { token, cardId } = await shop.bought('7001');
    await call(shop.app, 'POST', '/api/v2/basket', { token, body: { licenceId: '7003' }, headers: US });
    expect((await shop.pay(token, cardId, shop.newKey(), '', US)).status).toBe(200);
    expect((await shop.history(token)).map(({ currency }) => currency).toSorted()).toEqual(['GBP', 'USD']);
    expect(await creditOf(token)).toEqual([{ amount: 999, currency: 'GBP', scale: 2 }]);
    expect(await booked()).toEqual(await owed());
  });

  it('pays for a part of a purchase, and comes back when that is refunded or declined', async () => {
    await swapRanks();
    const { token, cardId } = await shop.bought('7001');
    await shop.basket(token, '7003');
    await shop.pay(token, cardId);
    await call(shop.app, 'DELETE', '/api/v2/user/licence/7003', { token });
    shop.clock.advance(40 * DAY_MS);
    await run();
    await shop.basket(token, '7003');
    expect(await changesOf(token)).toMatchObject({ balanceUsed: 499, creditKept: [] });
    await database().db.execute(
      sql`update licences set prices = '[{"default":true,"currency":"GBP","amount":799,"scale":2}]' where id = '7003'`,
    );
    await shop.basket(token, '7003');
    shop.provider.answer('declines');
    expect((await shop.pay(token, cardId)).status).toBe(402);
    expect(await creditOf(token)).toMatchObject([{ amount: 500 }]);
    shop.provider.answer('succeeds');
    const { body } = await shop.pay(token, cardId);
    expect((await shop.history(token))[0]).toMatchObject({ amount: 299 });
    expect(await creditOf(token)).toEqual([]);
    const admin = await withSecondFactor(database(), await signInDemo(shop.app, 'admin'));
    await shop.refund(admin, (body as ResponseOf<'payBasket'>).paymentId);
    expect(await creditOf(token)).toMatchObject([{ amount: 500 }]);
    expect(await booked()).toEqual(await owed());
  });

  it('is used once by renewals of one account that are due together', async () => {
    await swapRanks();
    const { token, cardId } = await shop.bought('7001');
    await database().db.execute(
      sql`update licences set prices = '[{"default":true,"currency":"GBP","amount":499,"scale":2}]' where id = '7003'`,
    );
    await shop.basket(token, '7003');
    await shop.pay(token, cardId);
    expect(await creditOf(token)).toMatchObject([{ amount: 500 }]);
    await database().db.execute(
      sql`update licences_held h set status = 'active', auto_renewing = true, expires_at = other.expires_at
          from licences_held other
          where other.account_id = h.account_id and other.licence_id = '7003' and h.licence_id = '7001'
            and other.expires_at > now() and other.status = 'active' and h.account_id in (
              select account_id from credit_movements where kind = 'kept' group by account_id
              having max(at) = (select max(at) from credit_movements))`,
    );
    await database().db.execute(
      sql`insert into licence_work (held_id, due_at) select id, expires_at from licences_held
          where licence_id = '7001' and status = 'active' and auto_renewing on conflict do nothing`,
    );
    const licence = (await shop.licences(token)).find(({ id }) => id === '7003');
    shop.clock.advance(Date.parse(licence?.licenceStatus.expiryTimestamp ?? '') - shop.clock.now());
    await run();
    const renewals = (await shop.history(token)).slice(0, 2).map(({ amount }) => amount);
    expect(renewals).toHaveLength(2);
    expect(renewals.reduce((sum, amount) => sum + amount, 0)).toBe(499 + 999 - 500);
    expect(await creditOf(token)).toEqual([]);
    expect(await booked()).toEqual(await owed());
  });

  /** Somebody who has paid £9.99 and moved to the plan of £4.99: the rest is credit. */
  const moved = async () => {
    await swapRanks();
    await database().db.execute(
      sql`update licences set prices = '[{"default":true,"currency":"GBP","amount":499,"scale":2}]' where id = '7003'`,
    );
    const { token, cardId, paymentId } = await shop.bought('7001');
    await shop.basket(token, '7003');
    await shop.pay(token, cardId);
    expect(await creditOf(token)).toMatchObject([{ amount: 500 }]);
    const admin = await withSecondFactor(database(), await signInDemo(shop.app, 'admin'));
    return { token, cardId, paymentId, refund: (amount?: number) => shop.refund(admin, paymentId, amount) };
  };
  const tell = (paymentId: string, event: object) =>
    shop.commerce.onPaymentEvent('fake', {
      id: shop.newKey(),
      externalId: `ext-${paymentId}`,
      ...event,
    } as Parameters<typeof shop.commerce.onPaymentEvent>[1]);

  // MONEY-132
  it('is taken back as the money that it came from is refunded, part by part', async () => {
    const { token, refund } = await moved();
    await refund(300);
    expect(await creditOf(token)).toMatchObject([{ amount: 200 }]);
    expect(await booked()).toEqual(await owed());
    await refund(699);
    expect(await creditOf(token)).toEqual([]);
    expect(await booked()).toEqual(await owed());
    await checkBooks(database(), quietLog);
  });

  // MONEY-132
  it('is taken back as far as it is left, and not what came from elsewhere', async () => {
    const { token, refund } = await moved();
    const licence = (await shop.licences(token)).find(({ id }) => id === '7003');
    shop.clock.advance(Date.parse(licence?.licenceStatus.expiryTimestamp ?? '') - shop.clock.now());
    await run();
    expect(await creditOf(token)).toMatchObject([{ amount: 1 }]);
    await refund();
    expect(await creditOf(token)).toEqual([]);
    expect(await booked()).toEqual(await owed());
    const other = await moved();
    const { body } = await call(shop.app, 'GET', '/api/v2/user/session', { token: other.token });
    const { id } = body as ResponseOf<'getSessionUser'>;
    const admin = await withSecondFactor(database(), await signInDemo(shop.app, 'admin'));
    await call(shop.app, 'POST', `/api/v2/admin/finance/customers/${id}/credits`, {
      token: admin,
      body: { amount: 250, currency: 'GBP', reason: 'Ticket 4711', idempotencyKey: shop.newKey() },
    });
    expect(await creditOf(other.token)).toMatchObject([{ amount: 750 }]);
    await other.refund();
    expect(await creditOf(other.token)).toMatchObject([{ amount: 250 }]);
    expect(await booked()).toEqual(await owed());
    await checkBooks(database(), quietLog);
  });

  const statusOf = async (token: string, licenceId: string) =>
    (await shop.licences(token)).find(({ id }) => id === licenceId)?.licenceStatus.status;

  // MONEY-139
  it('ends with the plan that it has paid for, when all money that it comes from is refunded', async () => {
    const { token, refund } = await moved();
    shop.posted.splice(0);
    await refund(500);
    expect(await statusOf(token, '7003')).toBe('ACTIVE');
    await refund(499);
    expect(await statusOf(token, '7003')).toBe('EXPIRED');
    expect(await creditOf(token)).toEqual([]);
    await run();
    expect(await booked()).toEqual(await owed());
    await checkBooks(database(), quietLog);
  });

  // MONEY-139
  it('ends with the period that it has renewed, when the bank takes the money back', async () => {
    const { token, paymentId } = await moved();
    const licence = (await shop.licences(token)).find(({ id }) => id === '7003');
    shop.clock.advance(Date.parse(licence?.licenceStatus.expiryTimestamp ?? '') - shop.clock.now());
    await run();
    expect(await statusOf(token, '7003')).toBe('ACTIVE');
    shop.posted.splice(0);
    await tell(paymentId, { kind: 'dispute', report: { state: 'needs-response', dueBy: null } });
    expect(await statusOf(token, '7003')).toBe('EXPIRED');
    expect(shop.posted.map(({ kind }) => kind).toSorted()).toEqual(['cancelled', 'disputed']);
    expect(await booked()).toEqual(await owed());
  });

  // MONEY-139
  it('does not end a plan for which its holder has paid besides', async () => {
    const { token, paymentId } = await moved();
    for (const _period of [1, 2]) {
      const licence = (await shop.licences(token)).find(({ id }) => id === '7003');
      shop.clock.advance(Date.parse(licence?.licenceStatus.expiryTimestamp ?? '') - shop.clock.now());
      // oxlint-disable-next-line no-await-in-loop
      await run();
    }
    expect((await shop.history(token))[0]).toMatchObject({ amount: 498 });
    await tell(paymentId, { kind: 'dispute', report: { state: 'needs-response', dueBy: null } });
    expect(await statusOf(token, '7003')).toBe('ACTIVE');
    expect(await booked()).toEqual(await owed());
  });

  // MONEY-140
  it('leaves what can be charged, in baskets and at renewals', async () => {
    await swapRanks();
    const { token, cardId } = await shop.bought('7001');
    try {
      shop.provider.minimumAmounts['GBP'] = 0.3;
      await database().db.execute(
        sql`update licences set prices = '[{"default":true,"currency":"GBP","amount":1009,"scale":2}]' where id = '7003'`,
      );
      await shop.basket(token, '7003');
      const { body } = await call(shop.app, 'GET', '/api/v2/customer/basket', { token });
      expect(body).toMatchObject({ discountedTotal: 30 });
      expect((body as ResponseOf<'getBasket'>).providers).toHaveLength(1);
      expect((await shop.pay(token, cardId)).status).toBe(200);
      expect(await creditOf(token)).toEqual([{ amount: 20, currency: 'GBP', scale: 2 }]);
      await database().db.execute(
        sql`update licences_held set price = jsonb_set(price, '{amount}', '40') where licence_id = '7003'`,
      );
      const licence = (await shop.licences(token)).find(({ id }) => id === '7003');
      shop.clock.advance(Date.parse(licence?.licenceStatus.expiryTimestamp ?? '') - shop.clock.now());
      await run();
      expect((await shop.history(token))[0]).toMatchObject({ amount: 30 });
      expect(await creditOf(token)).toEqual([{ amount: 10, currency: 'GBP', scale: 2 }]);
      expect(await booked()).toEqual(await owed());
    } finally {
      delete shop.provider.minimumAmounts['GBP'];
    }
  });

  // MONEY-132
  it('comes back when the refund fails, and goes when the bank takes the payment back', async () => {
    const { token, paymentId } = await moved();
    const refunded = {
      kind: 'refund',
      key: null,
      refundId: `re-${paymentId}`,
      amount: { minor: 400, currency: 'GBP', scale: 2 },
    };
    await tell(paymentId, { ...refunded, status: 'succeeded' });
    expect(await creditOf(token)).toMatchObject([{ amount: 100 }]);
    await tell(paymentId, { ...refunded, status: 'failed' });
    expect(await creditOf(token)).toMatchObject([{ amount: 500 }]);
    expect(await booked()).toEqual(await owed());
    await tell(paymentId, { kind: 'dispute', report: { state: 'needs-response', dueBy: null } });
    expect(await creditOf(token)).toEqual([]);
    expect(await booked()).toEqual(await owed());
    await checkBooks(database(), quietLog);
  });
});
