import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeDemo } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';
import { renewingHolders } from '../../../../testing/renewing-holders.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describeDemo('renewals at a new price', ({ database }) => {
  let shop: PayingDemo;
  let app: PayingDemo['app'];
  let clock: PayingDemo['clock'];
  let commerce: PayingDemo['commerce'];
  const { holder, licenceOf, run, amounts, change, expiry, to } = renewingHolders(() => shop);

  beforeAll(async () => {
    shop = await createPayingDemo(database());
    ({ app, clock, commerce } = shop);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    // Removes the scheduled work of earlier tests.
    await database().db.execute('delete from licence_work');
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
