import type { Basket, PaymentResult } from '@footlight/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeDemo } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';

const DAY_MS = 86_400_000;

describeDemo('access is paid for', ({ database }) => {
  let shop: PayingDemo;

  beforeAll(async () => {
    shop = await createPayingDemo(database());
  });
  afterAll(() => shop.app.close());
  beforeEach(() => shop.provider.answer('succeeds'));

  const run = () =>
    shop.commerce.renewals.run((error) => {
      throw error;
    });
  const payInstantly = (token: string) =>
    call(shop.app, 'POST', '/api/v2/customer/baskets/pay', {
      token,
      body: {
        idempotencyKey: shop.newKey(),
        paymentArrangement: {
          primaryPaymentDetailsAttributes: {
            targetPaymentProvider: 'fake',
            paymentMethodType: 'INSTANT_PAYMENT',
          },
        },
      },
    });
  const basketOf = async (token: string): Promise<Basket> =>
    (await call(shop.app, 'GET', '/api/v2/customer/basket', { token })).body as Basket;
  const refused = { status: 402, code: 'FAILED_PAYMENT' };
  const pause = (token: string, licenceId: string, config?: object) =>
    call(shop.app, 'POST', `/api/v2/user/licence/${licenceId}/pause`, {
      token,
      body: config === undefined ? {} : { config },
    });
  /** Days after which the title still plays. */
  const playsUntil = async (token: string, days: number): Promise<number> => {
    let last = 0;
    for (let day = 0; day <= days; day += 1) {
      await run();
      if ((await shop.plays(token)) === 200) last = day;
      shop.clock.advance(DAY_MS);
    }
    return last;
  };

  // MONEY-45
  it('a trial needs a stored method, which an instant payment is not', async () => {
    const token = await shop.signIn();
    await shop.basket(token, '7007');
    expect((await basketOf(token)).providers).toMatchObject([{ id: 'fake', methods: ['CARD'] }]);
    expect(errorOf(await shop.pay(token, null))).toEqual(refused);
    expect(errorOf(await payInstantly(token))).toEqual(refused);
    expect(await shop.licences(token)).toEqual([]);
    const { cardId } = await shop.card(token);
    expect((await shop.pay(token, cardId)).body).toMatchObject({
      licences: [{ licenceStatus: { status: 'TRIAL_ACTIVE' } }],
    });
  });

  // MONEY-45
  it('a voucher that leaves nothing to pay needs one too, unless it makes every renewal free', async () => {
    await database().db.execute(
      `insert into vouchers (code, discount, life_time_repeat) values
       ('ALLFREE', '{"type":"percentage","percentage":100}', null)`,
    );
    const token = await shop.signIn();
    await shop.basket(token, '7003');
    const apply = (code: string) => call(shop.app, 'PUT', `/api/v2/baskets/vouchers/${code}`, { token });
    await apply('FIVE');
    expect(await basketOf(token)).toMatchObject({ discountedTotal: 0, providers: [{ methods: ['CARD'] }] });
    expect(errorOf(await shop.pay(token, null))).toEqual(refused);
    expect(errorOf(await payInstantly(token))).toEqual(refused);
    await apply('ALLFREE');
    expect(await basketOf(token)).toMatchObject({ discountedTotal: 0, providers: [] });
    expect((await shop.pay(token, null)).body).toMatchObject({ status: 'SUCCEEDED' });
  });

  // MONEY-2
  it('an open pause plays no further than the period that was paid for', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    await shop.pay(token, cardId);
    const [licence] = await shop.licences(token);
    const end = Date.parse(licence?.licenceStatus.expiryTimestamp ?? '');
    const days = Math.floor((end - 1 - shop.clock.now()) / DAY_MS);
    await pause(token, '7001');
    expect(await playsUntil(token, days + 10)).toBe(days);
    expect((await shop.licences(token))[0]?.licenceStatus.pauseState).toBe('PAUSED');
  });

  // MONEY-2
  it('a paused trial plays no further than the trial, whatever the date of the pause', async () => {
    for (const withDate of [false, true]) {
      const token = await shop.signIn();
      const { cardId } = await shop.card(token);
      await shop.basket(token, '7007');
      await shop.pay(token, cardId);
      const resumeAfter = new Date(shop.clock.now() + 60 * DAY_MS).toISOString();
      expect((await pause(token, '7007', withDate ? { resumeAfter } : undefined)).status).toBe(200);
      expect(await playsUntil(token, 30)).toBe(6);
    }
  });

  // MONEY-2
  it('a pause with a date after a paid period plays until it ends, then costs', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    await shop.pay(token, cardId);
    const [licence] = await shop.licences(token);
    const end = Date.parse(licence?.licenceStatus.expiryTimestamp ?? '');
    await pause(token, '7001', { resumeAfter: new Date(end + 20 * DAY_MS).toISOString() });
    shop.clock.advance(end + 20 * DAY_MS - 1 - shop.clock.now());
    await run();
    expect(await shop.plays(token)).toBe(200);
    shop.clock.advance(1);
    expect(await shop.plays(token)).toBe(403);
    await run();
    expect(await shop.plays(token)).toBe(200);
    expect((await shop.history(token)).filter(({ status }) => status === 'SUCCEEDED')).toHaveLength(2);
  });

  // MONEY-48
  it('the account, its offers and its notes show the agreed price, wherever the holder is', async () => {
    const { db } = database();
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7003');
    await shop.pay(token, cardId);
    const { rows: before } = await db.execute<{ prices: unknown }>(
      `select prices from licences where id = '7003'`,
    );
    await db.execute(
      `update licences set prices = '[{"default":true,"currency":"USD","amount":1299,"scale":2}]' where id = '7003'`,
    );
    await db.execute(
      `update offers set data = data || '{"licenceIds":["7003"]}' where kind = 'cancellation-promotion'`,
    );
    const inDays = (days: number) => new Date(shop.clock.now() + days * DAY_MS).toISOString();
    await db.execute(
      `update offers set data = data || '{"effectiveAt":"${inDays(20)}","answerBy":"${inDays(15)}"}' where id = 'lite-next-price'`,
    );
    const get = (path: string) =>
      call(shop.app, 'GET', path, { token, headers: { 'x-footlight-country': 'US' } });
    const { body } = await get('/api/v2/user/licence');
    expect(body).toMatchObject({
      licences: [
        { licenceStatus: { renewalPrice: { amount: 499, currency: 'GBP', scale: 2, period: 'P1M' } } },
      ],
    });
    expect((await get('/api/v2/promotions/cancellation?licenceId=7003')).body).toMatchObject({
      priceAfterDiscount: { amount: 249, currency: 'GBP' },
    });
    expect((await get('/api/v3/price-version-migration')).body).toMatchObject({
      migrations: [{ from: { amount: 499, currency: 'GBP' }, to: { amount: 549, currency: 'GBP' } }],
    });
    await db.execute(
      `update licences set prices = '${JSON.stringify(before[0]?.prices)}'::jsonb where id = '7003'`,
    );
  });

  // MONEY-48
  it('a gift shows no price to renew at, and cannot be kept', async () => {
    const giver = await shop.signIn();
    const { cardId } = await shop.card(giver);
    await call(shop.app, 'POST', '/api/v2/gift/basket', {
      token: giver,
      body: { giftId: 'ringside-quarter' },
    });
    const { gift } = (await shop.pay(giver, cardId)).body as PaymentResult;
    const token = await shop.signIn();
    await call(shop.app, 'POST', '/api/v2/gift/redeem', {
      token,
      body: { redeemCode: gift?.redeemCode ?? '' },
    });
    expect((await shop.licences(token))[0]?.licenceStatus).toMatchObject({
      status: 'ACTIVE',
      autoRenewingStatus: 'NOT_RENEWING',
      renewalPrice: null,
    });
    const kept = await call(shop.app, 'PATCH', '/api/v2/user/licence/7001', { token });
    expect(errorOf(kept).code).toBe('LICENCE_STATE_CONFLICT');
  });

  // MONEY-50
  it('a gift during a pause is watched first, then the pause goes on at the agreed price', async () => {
    const giver = await shop.signIn();
    const { cardId } = await shop.card(giver);
    await call(shop.app, 'POST', '/api/v2/gift/basket', {
      token: giver,
      body: { giftId: 'ringside-quarter' },
    });
    const { gift } = (await shop.pay(giver, cardId)).body as PaymentResult;
    const token = await shop.signIn();
    const own = await shop.card(token);
    await shop.basket(token, '7001');
    await shop.pay(token, own.cardId);
    await pause(token, '7001');
    const endOf = async () =>
      Date.parse((await shop.licences(token))[0]?.licenceStatus.expiryTimestamp ?? '');
    shop.clock.advance((await endOf()) - shop.clock.now());
    await run();
    expect(await shop.plays(token)).toBe(403);
    await call(shop.app, 'POST', '/api/v2/gift/redeem', {
      token,
      body: { redeemCode: gift?.redeemCode ?? '' },
    });
    const given = await endOf();
    expect(given).toBeGreaterThan(shop.clock.now() + 80 * DAY_MS);
    expect(await shop.plays(token)).toBe(200);
    shop.clock.advance(given - shop.clock.now());
    await run();
    expect(await shop.plays(token)).toBe(403);
    expect((await shop.licences(token))[0]?.licenceStatus).toMatchObject({
      pauseState: 'PAUSED',
      renewalPrice: { amount: 999 },
    });
    const before = shop.chargedNow();
    expect((await call(shop.app, 'POST', '/api/v2/user/licence/7001/resume', { token })).status).toBe(200);
    expect(shop.chargedNow()).toBe(before + 1);
  });

  // MONEY-9
  it('a renewal is taxed at the rate of its day', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    await shop.pay(token, cardId);
    const { db } = database();
    await db.execute(
      `update offers set data = data || '{"basisPoints":2500}' where kind = 'tax-rate' and id = 'GB'`,
    );
    const [licence] = await shop.licences(token);
    shop.clock.advance(Date.parse(licence?.licenceStatus.expiryTimestamp ?? '') - shop.clock.now());
    await run();
    const [renewal] = await shop.history(token);
    const { rows } = await db.execute(`select amount, tax from payments where id = '${renewal?.id ?? ''}'`);
    expect(rows).toEqual([{ amount: 999, tax: 200 }]);
    await db.execute(
      `update offers set data = data || '{"basisPoints":2000}' where kind = 'tax-rate' and id = 'GB'`,
    );
  });
});
