import type { ResponseOf, UserLicence } from '@footlight/contract';
import { billingPeriodEnd } from '@footlight/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { createDemoApplication, demoRealm } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import { payingWith, storeFakeCard } from '../../../../testing/fake-card.js';
import {
  createFakePaymentProvider,
  type FakePaymentProvider,
} from '../../../../testing/fake-payment-provider.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody, type Person } from '../../../../testing/people.js';
import { createTestCommerce, type TestCommerce } from '../../../../testing/test-commerce.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Longer than the time of any test, so that no test has to sign in again. */
const TOKEN_LIFE_SECONDS = (10 * 365 * DAY_MS) / 1_000;

describeDemo('renewals', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let provider: FakePaymentProvider;
  let commerce: TestCommerce;
  let keys = 0;

  const compose = () => createTestCommerce(database(), clock, { paymentProviders: [provider] });
  beforeAll(async () => {
    provider = createFakePaymentProvider(() => clock.now());
    const realm = demoRealm();
    const signIn = { ...realm.signIn, accessTokenSeconds: TOKEN_LIFE_SECONDS };
    ({ app, clock } = await createDemoApplication(
      database(),
      { ...realm, signIn },
      { paymentProviders: [provider] },
    ));
    commerce = compose();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    provider.answer('succeeds');
    // Removes the scheduled work of earlier tests.
    await database().db.execute('delete from licence_work');
  });

  const run = () =>
    commerce.renewals.run((error) => {
      throw error;
    });

  interface Holder extends Person {
    readonly cardId: string;
  }

  const holder = async (licenceId: string, voucher?: string): Promise<Holder> => {
    const person = await signUpSomebody(app);
    const { token } = person;
    const { cardId } = await storeFakeCard(app, token);
    await call(app, 'POST', '/api/v2/basket', { token, body: { licenceId } });
    if (voucher !== undefined) await call(app, 'PUT', `/api/v2/baskets/vouchers/${voucher}`, { token });
    const paid = await call(app, 'POST', '/api/v2/customer/baskets/pay', {
      token,
      body: {
        idempotencyKey: `renewals-key-${(keys += 1)}`,
        ...payingWith(cardId),
      },
    });
    expect(paid.status).toBe(200);
    return { ...person, cardId };
  };
  const licenceOf = async (who: Holder): Promise<UserLicence> => {
    const { body } = await call(app, 'GET', '/api/v2/user/licence', { token: who.token });
    const [licence] = (body as ResponseOf<'listUserLicences'>).licences;
    if (licence === undefined) throw new Error('Nothing is held.');
    return licence;
  };
  const amounts = async (who: Holder): Promise<number[]> => {
    const { body } = await call(app, 'GET', '/api/v2/customer/payments', { token: who.token });
    return (body as ResponseOf<'listPayments'>).payments
      .filter(({ status }) => status === 'SUCCEEDED')
      .map(({ amount }) => amount)
      .toReversed();
  };
  const plays = async (who: Holder): Promise<boolean> =>
    (await call(app, 'POST', '/api/v5/manifest/video/1003', { token: who.token, body: {} })).status === 200;
  const change = (who: Holder, method: 'POST' | 'DELETE' | 'PATCH', path: string, body?: unknown) =>
    call(app, method, `/api/v2/user/licence/${path}`, {
      token: who.token,
      ...(body === undefined ? {} : { body }),
    });
  const expiry = async (who: Holder): Promise<number> =>
    Date.parse((await licenceOf(who)).licenceStatus.expiryTimestamp ?? '');
  const to = (moment: number): void => clock.advance(moment - clock.now());

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

  // MONEY-43
  it('continue for a viewer who leaves because of a new price and then stays, once asked again', async () => {
    const { db } = database();
    const inDays = (days: number) => new Date(clock.now() + days * DAY_MS).toISOString();
    const change7003 = (effective: number, answerBy: number) =>
      db.execute(
        `update offers set data = data || '{"effectiveAt":"${inDays(effective)}","answerBy":"${inDays(answerBy)}"}'::jsonb where id = 'lite-next-price'`,
      );
    await change7003(20, 15);
    const who = await holder('7003');
    const answer = (status: string) =>
      call(app, 'PUT', '/api/v3/price-version-migration/lite-next-price/consent', {
        token: who.token,
        body: { status },
      });
    const asked = async () =>
      (await call(app, 'GET', '/api/v3/price-version-migration', { token: who.token })).body;
    await answer('leave');
    expect((await licenceOf(who)).licenceStatus.autoRenewingStatus).toBe('NOT_RENEWING');
    expect((await change(who, 'PATCH', '7003')).status).toBe(200);
    expect(await asked()).toMatchObject({ migrations: [{ status: 'PENDING' }] });
    expect((await answer('continue')).body).toMatchObject({ status: 'CONTINUED' });
    to(await expiry(who));
    await run();
    expect(await amounts(who)).toEqual([499, 549]);

    await change7003(20, 15);
    const late = await holder('7003');
    await call(app, 'PUT', '/api/v3/price-version-migration/lite-next-price/consent', {
      token: late.token,
      body: { status: 'leave' },
    });
    clock.advance(16 * DAY_MS);
    // Kept, it would end without having been asked.
    expect(errorOf(await change(late, 'PATCH', '7003')).code).toBe('LICENCE_STATE_CONFLICT');
  });

  /** A Lite plan that is paused when its period ends, until a day after a new price has come into effect. */
  const pausedOverNewPrice = async (answer: 'continue' | null) => {
    const inDays = (days: number) => new Date(clock.now() + days * DAY_MS).toISOString();
    await database().db.execute(
      `update offers set data = data || '{"effectiveAt":"${inDays(45)}","answerBy":"${inDays(40)}","noticeDays":20}'::jsonb where id = 'lite-next-price'`,
    );
    const who = await holder('7003');
    await change(who, 'POST', '7003/pause', { config: { resumeAfter: inDays(60) } });
    if (answer !== null)
      await call(app, 'PUT', '/api/v3/price-version-migration/lite-next-price/consent', {
        token: who.token,
        body: { status: answer },
      });
    to(await expiry(who));
    await run();
    expect((await licenceOf(who)).licenceStatus.pauseState).toBe('PAUSED');
    await commerce.reminders.run();
    return who;
  };

  // MONEY-43
  it.each([
    ['agreed', 'continue', 'ACTIVE', [499, 549]],
    ['not answered', null, 'EXPIRED', [499]],
  ] as const)(
    'after a pause over the start of a new price that was %s: %s, %s',
    async (_name, answer, status, charged) => {
      const who = await pausedOverNewPrice(answer);
      clock.advance(60 * DAY_MS);
      await run();
      expect((await licenceOf(who)).licenceStatus).toMatchObject({ status, pauseState: 'NONE' });
      expect(await amounts(who)).toEqual(charged);
    },
  );

  // MONEY-43
  it('do not resume at a new price that was not agreed, even if the viewer asks for it', async () => {
    const who = await pausedOverNewPrice(null);
    clock.advance(50 * DAY_MS);
    await change(who, 'POST', '7003/resume');
    expect((await licenceOf(who)).licenceStatus).toMatchObject({ status: 'EXPIRED', pauseState: 'NONE' });
    expect(await amounts(who)).toEqual([499]);
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
    const body = { idempotencyKey: `renewals-key-${(keys += 1)}`, ...payingWith(who.cardId) };
    expect((await call(app, 'POST', '/api/v2/customer/baskets/pay', { token, body })).status).toBe(200);
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

  // MONEY-43
  it('charge the new price if the viewer agrees to it, and end if they do not answer', async () => {
    const { db } = database();
    const inDays = (days: number) => new Date(clock.now() + days * DAY_MS).toISOString();
    await db.execute(
      `update offers set data = data || '{"effectiveAt":"${inDays(20)}","answerBy":"${inDays(15)}","noticeDays":14}'::jsonb where id = 'lite-next-price'`,
    );
    const [agrees, silent] = [await holder('7003'), await holder('7003')];
    const list = await call(app, 'GET', '/api/v3/price-version-migration', { token: agrees.token });
    expect(list.body).toMatchObject({
      migrations: [{ id: 'lite-next-price', from: { amount: 499 }, to: { amount: 549 }, status: 'PENDING' }],
    });
    const answer = (status: string) =>
      call(app, 'PUT', '/api/v3/price-version-migration/lite-next-price/consent', {
        token: agrees.token,
        body: { status },
      });
    expect((await answer('continue')).body).toMatchObject({ status: 'CONTINUED' });
    clock.advance(6 * DAY_MS);
    await commerce.reminders.run();
    to(await expiry(agrees));
    expect(errorOf(await answer('leave')).code).toBe('LICENCE_STATE_CONFLICT');
    clock.advance(HOUR_MS);
    await run();
    expect(await amounts(agrees)).toEqual([499, 549]);
    expect((await licenceOf(silent)).licenceStatus.status).toBe('EXPIRED');
    to(await expiry(agrees));
    await run();
    expect(await amounts(agrees)).toEqual([499, 549, 549]);
  });

  // MONEY-135
  it.each(['LEAVE', 'CONTINUE'])(
    'keep their price until the notice of the new one is as old as was promised (without an answer: %s)',
    async (withoutAnswer) => {
      const inDays = (days: number) => new Date(clock.now() + days * DAY_MS).toISOString();
      const offer = (effective: number, answerBy: number) =>
        database().db.execute(
          `update offers set data = data || '${JSON.stringify({
            effectiveAt: inDays(effective),
            answerBy: inDays(answerBy),
            noticeDays: 14,
            withoutAnswer,
          })}'::jsonb where id = 'lite-next-price'`,
        );
      const who = await holder('7003');
      const renew = async () => {
        to(await expiry(who));
        await run();
      };
      // No notice: the job did not run, or the operator was too late.
      await offer(20, 15);
      await renew();
      expect(await amounts(who)).toEqual([499, 499]);
      // A notice that is a week old at the renewal.
      to((await expiry(who)) - 7 * DAY_MS);
      await offer(3, 2);
      await commerce.reminders.run();
      await renew();
      expect(await amounts(who)).toEqual([499, 499, 499]);
      await renew();
      const { status } = (await licenceOf(who)).licenceStatus;
      expect([status, await amounts(who)]).toEqual(
        withoutAnswer === 'LEAVE' ? ['EXPIRED', [499, 499, 499]] : ['ACTIVE', [499, 499, 499, 549]],
      );
      await database().db.execute(
        `update offers set data = data || '{"withoutAnswer":"LEAVE"}'::jsonb where id = 'lite-next-price'`,
      );
    },
  );
});
