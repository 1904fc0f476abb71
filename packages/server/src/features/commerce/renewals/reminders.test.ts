import type { ResponseOf } from '@footlight/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../../../testing/call.js';
import { describeDemoOnBothEngines } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';

const DAY_MS = 86_400_000;

describeDemoOnBothEngines('mails before something happens to a plan', ({ database }) => {
  let shop: PayingDemo;

  beforeAll(async () => {
    shop = await createPayingDemo(database());
  });
  afterAll(() => shop.app.close());
  beforeEach(() => shop.posted.splice(0));

  const emailOf = async (token: string): Promise<string> =>
    ((await call(shop.app, 'GET', '/api/v2/user/session', { token })).body as ResponseOf<'getSessionUser'>)
      .email ?? '';
  const endOf = async (token: string, licenceId: string): Promise<number> =>
    Date.parse(
      (await shop.licences(token)).find(({ id }) => id === licenceId)?.licenceStatus.expiryTimestamp ?? '',
    );
  const advanceTo = (at: number): void => shop.clock.advance(at - shop.clock.now());
  /** Runs the job in two processes at once, and then again. @returns the mails to an address */
  const remind = async (email: string) => {
    await Promise.all([shop.commerce.reminders.run(), shop.commerce.reminders.run()]);
    await shop.commerce.reminders.run();
    return shop.posted
      .splice(0)
      .filter(({ recipient }) => recipient === email)
      .map(({ kind, details }) => Object.assign({ kind }, details));
  };

  // MONEY-154
  it('announce the first charge three days before a trial ends, once', async () => {
    const { token } = await shop.bought('7007');
    const email = await emailOf(token);
    const end = await endOf(token, '7007');
    advanceTo(end - 3 * DAY_MS - 1000);
    expect(await remind(email)).toEqual([]);
    advanceTo(end - 3 * DAY_MS);
    expect(await remind(email)).toEqual([
      {
        kind: 'trial-ending',
        item: expect.any(String) as string,
        at: new Date(end).toISOString(),
        amount: expect.stringMatching(/^[1-9]\d*$/u) as string,
        currency: 'GBP',
        scale: '2',
      },
    ]);
  });

  // MONEY-154
  it('announce the renewal of a plan of a year thirty days ahead, each year once', async () => {
    const { token } = await shop.bought('7002');
    const email = await emailOf(token);
    for (const year of [1, 2]) {
      const end = await endOf(token, '7002');
      advanceTo(end - 31 * DAY_MS);
      expect({ year, mails: await remind(email) }).toEqual({ year, mails: [] });
      advanceTo(end - 30 * DAY_MS);
      expect(await remind(email)).toMatchObject([{ kind: 'renewal-ahead', at: new Date(end).toISOString() }]);
      advanceTo(end);
      await shop.commerce.renewals.run();
      // The receipt.
      shop.posted.splice(0);
    }
  });

  // MONEY-154
  it('do not announce what will not be charged', async () => {
    const { token } = await shop.bought('7002');
    const email = await emailOf(token);
    await call(shop.app, 'DELETE', '/api/v2/user/licence/7002', { token });
    advanceTo((await endOf(token, '7002')) - DAY_MS);
    expect(await remind(email)).toEqual([]);
    const monthly = await shop.bought('7001');
    advanceTo((await endOf(monthly.token, '7001')) - DAY_MS);
    expect(await remind(await emailOf(monthly.token))).toEqual([]);
  });

  // MONEY-137
  it.each(['suspended_at', 'deletes_at'])(
    'are not sent while nothing is charged (%s), and then for what still lies ahead',
    async (column) => {
      const { token, cardId } = await shop.bought('7002');
      const email = await emailOf(token);
      const end = await endOf(token, '7002');
      advanceTo(end - 10 * DAY_MS);
      const ending = new Date(end).toISOString().slice(0, 7);
      await database().db.execute(
        `update payment_methods set expires_on = '${ending}' where id = '${cardId}'`,
      );
      await database().db.execute(`update accounts set ${column} = now() where email = '${email}'`);
      expect(await remind(email)).toEqual([]);
      await database().db.execute(`update accounts set ${column} = null where email = '${email}'`);
      expect(await remind(email)).toMatchObject([{ kind: 'renewal-ahead' }]);
      advanceTo(Date.parse(`${ending}-01T00:00:00Z`) + 5 * DAY_MS);
      expect((await remind(email)).map(({ kind }) => kind)).toEqual(['card-expiring']);
    },
  );

  // MONEY-154
  it('announce that the card of a plan ends, once, and no other card', async () => {
    const { token, cardId } = await shop.bought('7001');
    const email = await emailOf(token);
    const other = await shop.signIn();
    const unused = await shop.card(other);
    const soon = new Date(shop.clock.now() + 20 * DAY_MS).toISOString().slice(0, 7);
    // The last day of a month, so that it ends within thirty days.
    advanceTo(Date.parse(`${soon}-01T00:00:00Z`) + 20 * DAY_MS);
    await database().db.execute(
      `update payment_methods set expires_on = '${soon}' where id in ('${cardId}', '${unused.cardId}')`,
    );
    await database().db.execute(
      `update licences_held set status = 'active', auto_renewing = true where payment_method_id = '${cardId}'`,
    );
    expect(await remind(email)).toEqual([
      { kind: 'card-expiring', item: expect.any(String) as string, month: soon, digits: '4242' },
    ]);
    await shop.commerce.reminders.run();
    expect(shop.posted.filter(({ recipient }) => recipient !== email)).toEqual([]);
  });

  // MONEY-130
  it('announce a new price with the old one, as many days ahead as the operator names, once', async () => {
    const { token } = await shop.bought('7003');
    const email = await emailOf(token);
    const inDays = (days: number): string => new Date(shop.clock.now() + days * DAY_MS).toISOString();
    const [at, by] = [inDays(20), inDays(15)];
    await database().db.execute(
      `update offers set data = data || '{"effectiveAt":"${at}","answerBy":"${by}","noticeDays":14}' where id = 'lite-next-price'`,
    );
    expect(await remind(email)).toEqual([]);
    shop.clock.advance(6 * DAY_MS);
    // MONEY-137
    await database().db.execute(`update accounts set suspended_at = now() where email = '${email}'`);
    expect(await remind(email)).toEqual([]);
    await database().db.execute(`update accounts set suspended_at = null where email = '${email}'`);
    expect(await remind(email)).toEqual([
      {
        kind: 'price-change',
        item: expect.any(String) as string,
        at,
        by,
        from: '499',
        to: '549',
        currency: 'GBP',
        scale: '2',
        without: 'LEAVE',
      },
    ]);
    shop.clock.advance(DAY_MS);
    expect(await remind(email)).toEqual([]);
  });
});
