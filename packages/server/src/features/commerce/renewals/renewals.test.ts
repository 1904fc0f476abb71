import type { ResponseOf } from '@footlight/contract';
import { billingPeriodEnd } from '@footlight/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeDemo } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';
import { signUpSomebody } from '../../../../testing/people.js';
import { renewingHolders, type Holder } from '../../../../testing/renewing-holders.js';
import { createTestCommerce } from '../../../../testing/test-commerce.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describeDemo('renewals', ({ database }) => {
  let shop: PayingDemo;
  let app: PayingDemo['app'];
  let clock: PayingDemo['clock'];
  let provider: PayingDemo['provider'];
  let commerce: PayingDemo['commerce'];
  const { holder, licenceOf, run, amounts, plays, change, expiry, to } = renewingHolders(() => shop);

  beforeAll(async () => {
    shop = await createPayingDemo(database());
    ({ app, clock, provider, commerce } = shop);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    provider.answer('succeeds');
    // Removes the scheduled work of earlier tests.
    await database().db.execute('delete from licence_work');
  });
  const compose = () => createTestCommerce(database(), clock, { paymentProviders: [provider] });

  // MONEY-40
  it('keep the day on which the licence began, and charge once even with two concurrent processes', async () => {
    const who = await holder('7001');
    const start = clock.now();
    for (let period = 1; period <= 13; period += 1) {
      const end = billingPeriodEnd(start, 'P1M', period);
      expect(await expiry(who)).toBe(end);
      to(end - 1);
      await run();
      expect(await expiry(who)).toBe(end);
      to(end);
      await Promise.all([run(), compose().renewals.run()]);
    }
    expect(await expiry(who)).toBe(billingPeriodEnd(start, 'P1M', 14));
    expect(await amounts(who)).toEqual(Array.from({ length: 14 }, () => 999));
    expect((await licenceOf(who)).licenceStatus.licencePayment?.paymentEventType).toBe('RENEWAL');
  });

  // MONEY-12, MONEY-40
  it('apply the discount of a voucher the given number of times, and report how many remain', async () => {
    const who = await holder('7001', 'QUARTER');
    const toCome = async () =>
      (await licenceOf(who)).licenceStatus.discounts.map(({ percentage, state, lifeTimeRepeat }) => [
        percentage,
        state,
        lifeTimeRepeat,
      ]);
    expect(await toCome()).toEqual([[25, 'active', 1]]);
    await change(who, 'DELETE', '7001?cancellationDiscount=IGNORE');
    expect(await toCome()).toEqual([]);
    await change(who, 'PATCH', '7001');
    for (let period = 0; period < 4; period += 1) {
      to(await expiry(who));
      await run();
      expect(await toCome()).toEqual(period === 0 ? [[25, 'active', 0]] : []);
    }
    expect(await amounts(who)).toEqual([749, 749, 749, 999, 999]);
  });

  // MONEY-110
  it('of less than the provider takes are not charged, and ask for nothing', async () => {
    const who = await holder('7001', 'QUARTER');
    const before = provider.chargeRequests();
    try {
      provider.minimumAmounts['GBP'] = 8;
      for (let period = 0; period < 3; period += 1) {
        to(await expiry(who));
        await run();
        expect((await licenceOf(who)).licenceStatus).toMatchObject({
          status: 'ACTIVE',
          subscriptionPendingActions: [],
        });
      }
    } finally {
      delete provider.minimumAmounts['GBP'];
    }
    expect(await amounts(who)).toEqual([749, 0, 0, 999]);
    expect(provider.chargeRequests() - before).toBe(1);
  });

  // MONEY-40
  it('charge a trial when it ends', async () => {
    const who = await holder('7007');
    const start = clock.now();
    expect((await licenceOf(who)).licenceStatus.status).toBe('TRIAL_ACTIVE');
    to(start + 7 * DAY_MS);
    await run();
    expect((await licenceOf(who)).licenceStatus.status).toBe('ACTIVE');
    expect(await expiry(who)).toBe(billingPeriodEnd(start + 7 * DAY_MS, 'P1M', 1));
    expect(await amounts(who)).toEqual([0, 999]);
  });

  // MONEY-40
  it.each(['before', 'after'] as const)(
    'whose process ends %s the provider has processed them charge once',
    async (when) => {
      const who = await holder('7001');
      to(await expiry(who));
      provider.breakOnce(when);
      await commerce.renewals.run();
      clock.advance(2 * HOUR_MS);
      await commerce.recover(() => undefined);
      await run();
      clock.advance(2 * HOUR_MS);
      await run();
      expect(await amounts(who)).toEqual([999, 999]);
      expect(await plays(who)).toBe(true);
    },
  );

  // ACCT-50
  describe('of a suspended account', () => {
    const suspension = async () => {
      const admin = await signUpSomebody(app);
      await database().db.execute(`update accounts set role = 'admin' where id = '${admin.reply.user.id}'`);
      const { body } = await call(app, 'POST', '/api/v2/login', {
        body: { id: admin.email, secret: admin.secret },
      });
      const token = (body as ResponseOf<'login'>).authorisationToken;
      const path = (who: Holder) => `/api/v2/admin/accounts/${who.reply.user.id}/suspension`;
      return {
        begin: (who: Holder) => call(app, 'PUT', path(who), { token, body: { reason: 'Fraud' } }),
        end: (who: Holder) => call(app, 'DELETE', path(who), { token }),
      };
    };
    const signedIn = async (who: Holder): Promise<Holder> => {
      const { body } = await call(app, 'POST', '/api/v2/login', {
        body: { id: who.email, secret: who.secret },
      });
      return { ...who, token: (body as ResponseOf<'login'>).authorisationToken };
    };

    it('wait until the suspension ends within the seven days, and are charged then for their own period', async () => {
      const who = await holder('7001');
      const end = await expiry(who);
      const { begin, end: resume } = await suspension();
      expect((await begin(who)).status).toBe(204);
      to(end);
      await run();
      clock.advance(3 * DAY_MS);
      await run();
      expect((await resume(who)).status).toBe(204);
      const again = await signedIn(who);
      expect(await amounts(again)).toEqual([999]);
      await run();
      expect(await amounts(again)).toEqual([999, 999]);
      expect(await expiry(again)).toBe(billingPeriodEnd(end, 'P1M', 1));
    });

    it('end with the seven days, and are charged no more', async () => {
      const who = await holder('7001');
      const end = await expiry(who);
      const { begin, end: resume } = await suspension();
      await begin(who);
      to(end);
      await run();
      to(end + 7 * DAY_MS);
      await run();
      await resume(who);
      await run();
      const again = await signedIn(who);
      expect(await amounts(again)).toEqual([999]);
      expect((await licenceOf(again)).licenceStatus.status).toBe('EXPIRED');
    });

    it('of a pause that ends go on pausing until the suspension ends', async () => {
      const who = await holder('7001');
      await change(who, 'POST', '7001/pause', {});
      to(await expiry(who));
      await run();
      await database().db.execute(
        `update licences_held set resumes_at = '${new Date(clock.now() + DAY_MS).toISOString()}' where account_id = '${who.reply.user.id}'`,
      );
      await database().db.execute(
        `insert into licence_work (held_id, due_at) select id, resumes_at from licences_held where account_id = '${who.reply.user.id}'
         on conflict (held_id) do update set due_at = excluded.due_at`,
      );
      const { begin, end: resume } = await suspension();
      await begin(who);
      clock.advance(2 * DAY_MS);
      await run();
      await resume(who);
      const again = await signedIn(who);
      expect(await amounts(again)).toEqual([999]);
      await run();
      expect(await amounts(again)).toEqual([999, 999]);
      expect(await expiry(again)).toBe(billingPeriodEnd(clock.now(), 'P1M', 1));
    });
  });

  // MONEY-41
  it('that fail are retried, request new payment details, and end the licence after seven days', async () => {
    const who = await holder('7001');
    const end = await expiry(who);
    provider.answer('declines');
    const before = provider.chargeRequests();
    to(end);
    await run();
    expect((await licenceOf(who)).licenceStatus.subscriptionPendingActions).toMatchObject([
      { action: 'REFRESH_PAYMENT_DETAILS', actionDueBy: new Date(end + 7 * DAY_MS).toISOString() },
    ]);
    for (let day = 1; day < 7; day += 1) {
      to(end + day * DAY_MS);
      await run();
    }
    expect(provider.chargeRequests() - before).toBe(4);
    expect(await plays(who)).toBe(true);
    to(end + 7 * DAY_MS);
    await run();
    expect((await licenceOf(who)).licenceStatus).toMatchObject({
      status: 'EXPIRED',
      autoRenewingStatus: 'NOT_RENEWING',
      subscriptionPendingActions: [],
    });
    expect(await plays(who)).toBe(false);
    expect(provider.chargeRequests() - before).toBe(4);
  });

  // MONEY-41
  it('that failed are charged immediately with new payment details, and keep their day', async () => {
    const who = await holder('7001');
    const end = await expiry(who);
    provider.answer('declines');
    to(end);
    await run();
    provider.answer('succeeds');
    to(end + 2 * DAY_MS);
    const moved = await call(app, 'POST', `/api/v2/licence/7001/payment-details/${who.cardId}`, {
      token: who.token,
    });
    expect(moved.body).toMatchObject({ licenceStatus: { status: 'ACTIVE', subscriptionPendingActions: [] } });
    expect(await expiry(who)).toBe(billingPeriodEnd(end, 'P1M', 1));
  });

  // MONEY-42
  it('stop during a pause and continue at its end date, which starts a new period', async () => {
    const who = await holder('7001');
    const end = await expiry(who);
    const resumeAfter = new Date(end + 20 * DAY_MS).toISOString();
    const late = await change(who, 'POST', '7001/pause', {
      config: { resumeAfter: new Date(end + 400 * DAY_MS).toISOString() },
    });
    expect(errorOf(late)).toEqual({ status: 400, code: 'INVALID_FIELD' });
    const paused = await change(who, 'POST', '7001/pause', { config: { resumeAfter } });
    expect(paused.body).toMatchObject({
      licenceStatus: { pauseState: 'PAUSE_REQUESTED', resumesAt: resumeAfter },
    });
    expect(errorOf(await change(who, 'POST', '7001/pause', {})).code).toBe('LICENCE_STATE_CONFLICT');
    to(end);
    await run();
    expect((await licenceOf(who)).licenceStatus).toMatchObject({ status: 'EXPIRED', pauseState: 'PAUSED' });
    to(end + 20 * DAY_MS);
    await run();
    expect((await licenceOf(who)).licenceStatus).toMatchObject({
      status: 'ACTIVE',
      pauseState: 'NONE',
      resumesAt: null,
    });
    expect(await expiry(who)).toBe(billingPeriodEnd(end + 20 * DAY_MS, 'P1M', 1));
    expect(await amounts(who)).toEqual([999, 999]);
  });

  // MONEY-42
  it('continue immediately when the viewer resumes, and never pause when the request is withdrawn', async () => {
    const who = await holder('7001');
    await change(who, 'POST', '7001/pause', {});
    expect((await change(who, 'POST', '7001/resume')).body).toMatchObject({
      licenceStatus: { pauseState: 'NONE' },
    });
    await change(who, 'POST', '7001/pause', {});
    to(await expiry(who));
    await run();
    clock.advance(3 * DAY_MS);
    expect((await change(who, 'POST', '7001/resume')).body).toMatchObject({
      licenceStatus: { status: 'ACTIVE', pauseState: 'NONE' },
    });
    expect(await expiry(who)).toBe(billingPeriodEnd(clock.now(), 'P1M', 1));
  });

  it('end with the period after a cancellation, and continue if it is withdrawn', async () => {
    const who = await holder('7001');
    const end = await expiry(who);
    const cancelled = await change(who, 'DELETE', '7001');
    expect(cancelled.body).toMatchObject({
      licenceStatus: { status: 'ACTIVE', autoRenewingStatus: 'NOT_RENEWING' },
    });
    expect(errorOf(await change(who, 'DELETE', '7001')).code).toBe('LICENCE_STATE_CONFLICT');
    expect((await change(who, 'PATCH', '7001')).body).toMatchObject({
      licenceStatus: { autoRenewingStatus: 'AUTO_RENEWING' },
    });
    await change(who, 'DELETE', '7001');
    to(end);
    await run();
    expect((await licenceOf(who)).licenceStatus.status).toBe('EXPIRED');
    expect(await plays(who)).toBe(false);
    expect(errorOf(await change(who, 'PATCH', '7001')).code).toBe('LICENCE_STATE_CONFLICT');
    expect(errorOf(await change(who, 'DELETE', '7005')).code).toBe('LICENCE_NOT_FOUND');
    expect(await amounts(who)).toEqual([999]);
  });

  // MONEY-44
  it('are cheaper for a viewer who accepts a cancellation offer', async () => {
    const who = await holder('7001');
    const get = (path: string) =>
      call(app, 'GET', `/api/v2/promotions/cancellation${path}`, { token: who.token });
    const post = (path: string) =>
      call(app, 'POST', `/api/v2/promotions/cancellation/${path}`, { token: who.token });
    expect((await get('?licenceId=7001')).body).toMatchObject({
      id: 'stay-half',
      title: 'Stay for half',
      priceAfterDiscount: { amount: 499 },
      discount: { percentage: 50, lifeTimeRepeat: 3 },
    });
    expect((await get('/stay-half/verify')).body).toEqual({ valid: true });
    expect(errorOf(await get('/none/verify')).code).toBe('PROMOTION_NOT_FOUND');
    expect((await post('stay-half/redeem')).body).toMatchObject({ id: '7001' });
    expect(errorOf(await post('stay-half/redeem')).code).toBe('PROMOTION_NOT_FOUND');
    expect((await get('/stay-half/verify')).body).toEqual({ valid: false });
    for (let period = 0; period < 4; period += 1) {
      to(await expiry(who));
      await run();
    }
    expect(await amounts(who)).toEqual([999, 499, 499, 499, 999]);
    const other = await holder('7001');
    const refuse = () =>
      call(app, 'POST', '/api/v2/promotions/cancellation/stay-half/refuse', { token: other.token });
    expect((await refuse()).status).toBe(204);
    expect(errorOf(await refuse()).code).toBe('PROMOTION_NOT_FOUND');

    const third = await holder('7001');
    await change(third, 'DELETE', '7001?cancellationDiscount=IGNORE');
    await change(third, 'PATCH', '7001');
    const answer = await call(app, 'GET', '/api/v2/promotions/cancellation?licenceId=7001', {
      token: third.token,
    });
    expect(errorOf(answer).code).toBe('PROMOTION_NOT_FOUND');
  });

  // MONEY-38
  it('end for a paused plan when another one of its family is bought', async () => {
    const who = await holder('7003');
    const resumeAfter = new Date((await expiry(who)) + 20 * DAY_MS).toISOString();
    await change(who, 'POST', '7003/pause', { config: { resumeAfter } });
    to(await expiry(who));
    await run();
    const { token } = who;
    await call(app, 'POST', '/api/v2/basket', { token, body: { licenceId: '7001' } });
    expect((await shop.pay(token, who.cardId)).status).toBe(200);
    clock.advance(25 * DAY_MS);
    await run();
    expect(await amounts(who)).toEqual([499, 999]);
    const { body: held } = await call(app, 'GET', '/api/v2/user/licence', { token });
    expect(
      (held as ResponseOf<'listUserLicences'>).licences.map(({ id, licenceStatus }) => [
        id,
        licenceStatus.status,
        licenceStatus.pauseState,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['7003', 'EXPIRED', 'NONE'],
        ['7001', 'ACTIVE', 'NONE'],
      ]),
    );
  });
});
