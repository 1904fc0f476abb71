import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../../api-error.js';
import { call } from '../../../../testing/call.js';
import { describeDemo } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeDemo('renewals that are not paid', ({ database }) => {
  let shop: PayingDemo;

  const ignored = (): void => undefined;
  beforeAll(async () => {
    shop = await createPayingDemo(database());
  });
  afterAll(() => shop.app.close());
  beforeEach(async () => {
    shop.provider.answer('succeeds');
    shop.provider.repair();
    shop.posted.splice(0);
    await database().db.execute('delete from licence_work');
  });

  const subscribed = async (): Promise<{ token: string; end: number }> => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    await shop.pay(token, cardId);
    return { token, end: await endOf(token) };
  };
  const endOf = async (token: string): Promise<number> =>
    Date.parse((await shop.licences(token))[0]?.licenceStatus.expiryTimestamp ?? '');
  /** Runs the jobs every two hours. */
  const wait = async (days: number): Promise<void> => {
    for (let hours = 0; hours <= days * 24; hours += 2) {
      await shop.commerce.recover(ignored);
      await shop.commerce.renewals.run(ignored);
      shop.clock.advance(2 * HOUR_MS);
    }
  };
  const licencesOf = async (token: string) => (await shop.licences(token))[0]?.licenceStatus;
  const toEnd = (end: number): void => shop.clock.advance(end - shop.clock.now());
  const deadlines = () => shop.posted.map(({ kind, details }) => [kind, details?.['by']]);
  const told = (end: number) => ['renewal-failed', new Date(end + 7 * DAY_MS).toISOString()];
  const expired = { status: 'EXPIRED', autoRenewingStatus: 'NOT_RENEWING' };

  // MONEY-41, MONEY-51
  it('are announced with the day on which access ends, the same in each mail', async () => {
    const { token, end } = await subscribed();
    shop.provider.answer('declines');
    toEnd(end);
    await wait(9);
    expect(deadlines()).toEqual(Array.from({ length: 4 }, () => told(end)));
    expect((await shop.licences(token))[0]?.licenceStatus).toMatchObject(expired);
  });

  // MONEY-159
  it('because a card is refused for good ask the bank once, remind the holder, and are charged to a new card', async () => {
    const { token, end } = await subscribed();
    shop.provider.answer('declinesForGood');
    toEnd(end);
    const before = shop.provider.chargeRequests();
    await wait(4);
    expect(shop.provider.chargeRequests() - before).toBe(1);
    expect(deadlines()).toEqual(Array.from({ length: 3 }, () => told(end)));
    shop.provider.answer('succeeds');
    const { cardId } = await shop.card(token);
    const moved = await call(shop.app, 'POST', `/api/v2/licence/7001/payment-details/${cardId}`, { token });
    expect(moved.body).toMatchObject({ licenceStatus: { status: 'ACTIVE', subscriptionPendingActions: [] } });
    expect(shop.provider.chargeRequests() - before).toBe(2);
    expect(await endOf(token)).toBeGreaterThan(end);
  });

  // MONEY-159
  it('because there is not enough money are tried on paydays', async () => {
    const { token, end } = await subscribed();
    shop.provider.answer('lacksFunds');
    toEnd(end);
    await wait(9);
    const { rows } = await database().db.execute<{ at: string }>(
      `select p.created_at as at from payments p join licences_held h on h.id = p.held_id
      where p.decline_advice = 'funds' and h.account_id = p.account_id order by p.created_at`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect((await licencesOf(token))?.status).toBe('EXPIRED');
    expect(new Set(deadlines().map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify(told(end))]),
    );
  });

  // MONEY-41, MONEY-51
  it('because nothing is stored that can be charged are announced as well', async () => {
    const token = await shop.signIn();
    await shop.basket(token, '7001');
    const paid = await call(shop.app, 'POST', '/api/v2/customer/baskets/pay', {
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
    expect(paid.body).toMatchObject({ status: 'SUCCEEDED' });
    const end = await endOf(token);
    toEnd(end);
    await wait(9);
    expect(deadlines()).toEqual(Array.from({ length: 4 }, () => told(end)));
    expect((await shop.licences(token))[0]?.licenceStatus).toMatchObject(expired);
  });

  // MONEY-41
  it('because the provider does not respond end, are announced, and ask it seldom', async () => {
    const { token, end } = await subscribed();
    shop.provider.breakAlways(new ApiError('PROVIDER_FAILED'));
    toEnd(end);
    const before = shop.provider.chargeRequests();
    await wait(9);
    expect(new Set(deadlines().map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify(told(end))]),
    );
    expect((await shop.licences(token))[0]?.licenceStatus).toMatchObject(expired);
    expect(shop.provider.chargeRequests() - before).toBeLessThan(100);
    shop.provider.repair();
    const charged = shop.chargedNow();
    await wait(2);
    expect(shop.chargedNow()).toBe(charged);
  });

  // MONEY-41, MONEY-106
  it('because the bank asks for its page are announced with it, and count once it was opened', async () => {
    const { token, end } = await subscribed();
    shop.provider.answer('asks');
    toEnd(end);
    await wait(1);
    expect(deadlines()[0]).toEqual(['renewal-confirm', told(end)[1]]);
    expect((await shop.licences(token))[0]?.licenceStatus.subscriptionPendingActions).toMatchObject([
      { action: 'REFRESH_PAYMENT_DETAILS' },
    ]);
    shop.provider.decide(`ext-${shop.posted[0]?.details?.['payment'] ?? ''}`, 'succeeded');
    await wait(3);
    expect((await shop.licences(token))[0]?.licenceStatus).toMatchObject({
      status: 'ACTIVE',
      autoRenewingStatus: 'AUTO_RENEWING',
      subscriptionPendingActions: [],
    });
    expect(await endOf(token)).toBeGreaterThan(end);
  });

  // MONEY-51
  it('at the end of a pause leave it paused, and are announced without a day', async () => {
    const { token, end } = await subscribed();
    const resumeAfter = new Date(end + 5 * DAY_MS).toISOString();
    await call(shop.app, 'POST', '/api/v2/user/licence/7001/pause', {
      token,
      body: { config: { resumeAfter } },
    });
    toEnd(end);
    shop.provider.answer('declines');
    await wait(9);
    expect(deadlines()).toEqual([['renewal-failed', undefined]]);
    expect((await shop.licences(token))[0]?.licenceStatus).toMatchObject({ pauseState: 'PAUSED' });
  });

  // MONEY-51
  it('are not the only payments to be announced: a bank that declines a purchase later is, too', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    shop.provider.answer('pends');
    const { paymentId } = (await shop.pay(token, cardId)).body as { paymentId: string };
    shop.provider.decide(`ext-${paymentId}`, 'declined');
    shop.clock.advance(10 * 60_000);
    await shop.commerce.recover(ignored);
    expect(shop.posted).toMatchObject([{ kind: 'payment-failed' }]);
  });
});
