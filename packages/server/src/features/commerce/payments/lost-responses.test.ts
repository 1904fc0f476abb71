import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeDemoOnBothEngines } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describeDemoOnBothEngines('lost responses of a provider', ({ database }) => {
  let shop: PayingDemo;

  const rethrow = (error: unknown): never => {
    throw error;
  };
  beforeAll(async () => {
    shop = await createPayingDemo(database());
  });
  afterAll(() => shop.app.close());
  beforeEach(() => {
    shop.provider.answer('succeeds');
    shop.provider.lagSearch(true);
  });

  const lastPaymentId = async (): Promise<string> => {
    const { rows } = await database().db.execute<{ id: string }>(
      `select id from payments where status = 'intended' order by created_at desc limit 1`,
    );
    return rows[0]?.id ?? '';
  };
  const tell = (key: string) =>
    shop.commerce.onPaymentEvent('fake', {
      id: `told-${key}`,
      kind: 'payment',
      key,
      payment: { status: 'succeeded', externalId: `ext-${key}` },
    });
  const buyer = async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    return { token, cardId };
  };
  const boughtOnce = async (token: string, before: number): Promise<void> => {
    expect(shop.chargedNow() - before).toBe(1);
    expect(await shop.history(token)).toMatchObject([{ status: 'SUCCEEDED', amount: 999, refunds: [] }]);
    expect(await shop.licences(token)).toMatchObject([{ id: '7001', licenceStatus: { status: 'ACTIVE' } }]);
    expect(await shop.plays(token)).toBe(200);
  };

  // MONEY-32, MONEY-35
  it.each(
    (['before', 'after'] as const).flatMap((lost) =>
      ([true, false] as const).flatMap((lags) =>
        (['first', 'last', 'never'] as const).map((message) => [lost, lags, message] as const),
      ),
    ),
  )(
    '%s the charge, with a search that lags (%s) and the message %s, cost once',
    async (lost, lags, message) => {
      const { token, cardId } = await buyer();
      const before = shop.chargedNow();
      shop.provider.lagSearch(lags);
      shop.provider.breakOnce(lost);
      const key = shop.newKey();
      expect(errorOf(await shop.pay(token, cardId, key))).toEqual({ status: 502, code: 'PROVIDER_FAILED' });
      const id = await lastPaymentId();
      if (message === 'first' && lost === 'after') await tell(id);
      await shop.commerce.recover(rethrow);
      if (message === 'last') await tell(id);
      shop.clock.advance(10 * MINUTE_MS);
      await shop.commerce.recover(rethrow);
      expect((await shop.pay(token, cardId, key)).body).toMatchObject({ status: 'SUCCEEDED' });
      expect(errorOf(await shop.pay(token, cardId)).code).toBe('BASKET_NOT_FOUND');
      await boughtOnce(token, before);
    },
  );

  // MONEY-32
  it('cost once when the buyer fills another basket instead of waiting', async () => {
    const { token, cardId } = await buyer();
    const before = shop.chargedNow();
    shop.provider.breakOnce('before');
    await shop.pay(token, cardId);
    await shop.basket(token, '7001');
    expect((await shop.pay(token, cardId)).body).toMatchObject({ status: 'SUCCEEDED' });
    for (let hours = 0; hours < 24; hours += 1) {
      await shop.commerce.recover(rethrow);
      shop.clock.advance(HOUR_MS);
    }
    await boughtOnce(token, before);
  });

  // MONEY-32
  it('are given back if the charge of a basket that was filled again turns out to have been made', async () => {
    const { token, cardId } = await buyer();
    shop.provider.breakOnce('after');
    await shop.pay(token, cardId);
    const id = await lastPaymentId();
    await shop.basket(token, '7001');
    expect((await shop.pay(token, cardId)).body).toMatchObject({ status: 'SUCCEEDED' });
    const before = shop.provider.refunded();
    await tell(id);
    shop.clock.advance(10 * MINUTE_MS);
    await shop.commerce.recover(rethrow);
    expect(shop.provider.refunded() - before).toBe(999);
    expect((await shop.history(token)).map(({ status }) => status).toSorted()).toEqual([
      'REFUNDED',
      'SUCCEEDED',
    ]);
    expect(await shop.licences(token)).toMatchObject([{ licenceStatus: { status: 'ACTIVE' } }]);
  });

  /** The repetition of a charge was refused, for example because its card had been removed. */
  const declineRepetition = async (id: string): Promise<void> => {
    const payment = { status: 'declined', externalId: `ext-${id}`, code: 'missing' } as const;
    await shop.commerce.onPaymentEvent('fake', { id: `no-${id}`, kind: 'payment', key: id, payment });
  };

  // MONEY-31
  it('are delivered although the repetition was declined', async () => {
    const { token, cardId } = await buyer();
    const before = shop.chargedNow();
    shop.provider.breakOnce('after');
    await shop.pay(token, cardId);
    const id = await lastPaymentId();
    await declineRepetition(id);
    await tell(id);
    expect(errorOf(await shop.pay(token, cardId)).code).toBe('BASKET_NOT_FOUND');
    await boughtOnce(token, before);
  });

  // MONEY-31
  it('are given back if the repetition was declined and the basket paid again', async () => {
    const { token, cardId } = await buyer();
    shop.provider.breakOnce('after');
    await shop.pay(token, cardId);
    const id = await lastPaymentId();
    await declineRepetition(id);
    expect((await shop.pay(token, cardId)).body).toMatchObject({ status: 'SUCCEEDED' });
    await tell(id);
    shop.clock.advance(10 * MINUTE_MS);
    await shop.commerce.recover(rethrow);
    const outcomes = (await shop.history(token)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['REFUNDED', 'SUCCEEDED']);
    expect(await shop.licences(token)).toMatchObject([{ licenceStatus: { status: 'ACTIVE' } }]);
  });

  // MONEY-32
  it('are repeated no longer than a provider keeps keys, and never after the basket was replaced', async () => {
    const { token, cardId } = await buyer();
    shop.provider.breakOnce('before');
    await shop.pay(token, cardId);
    await shop.basket(token, '7003');
    const before = shop.provider.chargeRequests();
    for (let hours = 0; hours < 30; hours += 1) {
      await shop.commerce.recover(rethrow);
      shop.clock.advance(HOUR_MS);
    }
    expect(shop.provider.chargeRequests()).toBe(before);
    expect(await shop.history(token)).toEqual([]);
    const { rows } = await database().db.execute(
      `select count(*)::int as open from payments where status = 'intended'`,
    );
    expect(rows).toEqual([{ open: 0 }]);
  });

  // MONEY-32
  it('are not repeated by the buyer either once the provider may have forgotten the key', async () => {
    const { token, cardId } = await buyer();
    const before = shop.chargedNow();
    shop.provider.breakOnce('after');
    const key = shop.newKey();
    await shop.pay(token, cardId, key);
    // The service was down.
    shop.clock.advance(30 * HOUR_MS);
    shop.provider.forgetKeys();
    expect((await shop.pay(token, cardId, key)).body).toMatchObject({ status: 'PENDING' });
    shop.provider.lagSearch(false);
    await shop.commerce.recover(rethrow);
    expect((await shop.pay(token, cardId, key)).body).toMatchObject({ status: 'SUCCEEDED' });
    await boughtOnce(token, before);
  });

  // MONEY-36
  it('are found in the books of the provider if it never says more, and given back', async () => {
    const since = new Date(shop.clock.now());
    const { token, cardId } = await buyer();
    shop.provider.breakOnce('after');
    await shop.pay(token, cardId);
    await shop.basket(token, '7001');
    expect((await shop.pay(token, cardId)).body).toMatchObject({ status: 'SUCCEEDED' });
    for (let hours = 0; hours < 30; hours += 1) {
      await shop.commerce.recover(rethrow);
      shop.clock.advance(HOUR_MS);
    }
    const before = shop.provider.refunded();
    const differences = await shop.commerce.reconcile(since);
    expect(differences).toMatchObject([{ kind: 'status', here: 'abandoned', there: 'succeeded' }]);
    await shop.commerce.settleDifferences(differences);
    shop.clock.advance(10 * MINUTE_MS);
    await shop.commerce.recover(rethrow);
    expect(shop.provider.refunded() - before).toBe(999);
    expect(await shop.commerce.reconcile(since)).toEqual([]);
  });

  // MONEY-32
  it('do not keep others waiting: pages that payers have left are asked for ever less, and end', async () => {
    const { token, cardId } = await buyer();
    shop.provider.answer('asks');
    const { paymentId } = (await shop.pay(token, cardId)).body as { paymentId: string };
    let asked = 0;
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      asked += await shop.commerce.recover(rethrow);
      shop.clock.advance(10 * MINUTE_MS);
    }
    expect(asked).toBeLessThan(40);
    for (let days = 0; days < 20; days += 1) {
      await shop.commerce.recover(rethrow);
      shop.clock.advance(24 * HOUR_MS);
    }
    expect(await shop.commerce.recover(rethrow)).toBe(0);
    const shown = await call(shop.app, 'GET', `/api/v2/customer/payments/${paymentId}`, { token });
    expect(shown.body).toMatchObject({ status: 'FAILED' });
    expect((await shop.pay(token, cardId)).status).toBe(200);
  });
});
