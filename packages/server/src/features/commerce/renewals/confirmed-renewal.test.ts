import type { PaymentResult } from '@footlight/contract';
import { TEST_CARDS } from '@footlight/simulators';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../../../testing/call.js';
import { describeDemo } from '../../../../testing/engines.js';
import { cardOf, visit } from '../../../../testing/payment-drivers.js';
import { createStripeShop, type StripeShop } from '../../../../testing/stripe-shop.js';

const HOUR_MS = 3_600_000;
/** A card whose bank asks at each payment. */
const ASKING = [cardOf(TEST_CARDS.challengedAlways), { end: 'approved' }];

// MONEY-106
describeDemo('a renewal that its holder’s bank wants to have confirmed', ({ database }) => {
  let shop: StripeShop;
  const ignored = (): void => undefined;

  beforeAll(async () => {
    shop = await createStripeShop(database());
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    shop.posted.splice(0);
    await database().db.execute('delete from licence_work');
  });

  const licenceOf = async (token: string) => {
    const { body } = await call(shop.app, 'GET', '/api/v2/user/licence', { token });
    return (body as { licences: { licenceStatus: Record<string, unknown> }[] }).licences[0]?.licenceStatus;
  };
  /** Runs the jobs every two hours. */
  const wait = async (days: number): Promise<void> => {
    for (let hours = 0; hours <= days * 24; hours += 2) {
      await shop.commerce.recover(ignored);
      await shop.commerce.renewals.run(ignored);
      shop.clock.advance(2 * HOUR_MS);
    }
  };
  const confirm = async (token: string, id: string): Promise<PaymentResult> => {
    const path = `/api/v2/customer/payments/${id}/authentication`;
    return (await call(shop.app, 'POST', path, { token })).body as PaymentResult;
  };
  /** Somebody whose bank asks has a subscription that is due. */
  const due = async () => {
    const { token, paid } = await shop.bought(ASKING);
    await visit(paid.nextAction?.url ?? '', [{ end: 'approved' }]);
    await call(shop.app, 'GET', `/api/v2/customer/payments/${paid.paymentId}`, { token });
    const end = Date.parse(String((await licenceOf(token))?.['expiryTimestamp']));
    shop.clock.advance(end - shop.clock.now());
    await wait(0);
    return { token, end };
  };
  const mailed = () => shop.posted.map(({ kind, details }) => [kind, details?.['payment']] as const);
  const chargesOf = async (token: string): Promise<number> => {
    const { body } = await call(shop.app, 'GET', '/api/v2/customer/payments', { token });
    return (body as { payments: { status: string }[] }).payments.filter(
      ({ status }) => status === 'SUCCEEDED',
    ).length;
  };

  it('is announced with the address of its page, confirmed there, and renews once', async () => {
    const { token, end } = await due();
    const [[kind, id = ''] = []] = mailed();
    expect(kind).toBe('renewal-confirm');
    expect(await licenceOf(token)).toMatchObject({
      status: 'ACTIVE',
      subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS' }],
    });
    const asked = await confirm(token, id);
    expect(asked).toMatchObject({ status: 'ACTION_REQUIRED', nextAction: { type: 'REDIRECT' } });
    // Another tab is led to the same page.
    expect((await confirm(token, id)).nextAction).toEqual(asked.nextAction);
    await visit(asked.nextAction?.url ?? '', [{ end: 'approved' }]);
    await call(shop.app, 'GET', `/api/v2/customer/payments/${id}`, { token });
    const renewed = await licenceOf(token);
    expect(renewed).toMatchObject({ status: 'ACTIVE', subscriptionPendingActions: [] });
    expect(Date.parse(String(renewed?.['expiryTimestamp']))).toBeGreaterThan(end);
    await wait(3);
    expect(await chargesOf(token)).toBe(2);
    expect(mailed().map(([one]) => one)).toEqual(['renewal-confirm']);
  });

  it('is announced again at each attempt, with the same address, and cancelled once access has ended', async () => {
    const { token } = await due();
    await wait(10);
    const asked = mailed();
    expect(asked.map(([kind]) => kind)).toEqual(Array.from({ length: 4 }, () => 'renewal-confirm'));
    expect(new Set(asked.map(([, payment]) => payment)).size).toBe(1);
    expect(await licenceOf(token)).toMatchObject({ status: 'EXPIRED', autoRenewingStatus: 'NOT_RENEWING' });
    const external = await database().db.execute<{ external_id: string; status: string }>(
      sql`select external_id, status from payments where id = ${asked[0]?.[1] ?? ''}`,
    );
    expect(external.rows).toMatchObject([{ status: 'abandoned' }]);
    const left = shop.acquirer.payments().find(({ id }) => id === external.rows[0]?.external_id);
    expect(left?.cancelledAt).not.toBeNull();
    expect(await chargesOf(token)).toBe(1);
  });

  it('is not needed any more once its holder pays with another card, which is charged once', async () => {
    const { token } = await due();
    const cardId = await shop.store(token);
    const moved = await call(shop.app, 'POST', `/api/v2/licences/7001/card/${cardId}`, { token });
    expect(moved.status).toBe(200);
    expect(await licenceOf(token)).toMatchObject({ status: 'ACTIVE', subscriptionPendingActions: [] });
    const [[, id = ''] = []] = mailed();
    expect(await chargesOf(token)).toBe(2);
    const left = shop.acquirer.payments().filter(({ cancelledAt }) => cancelledAt !== null);
    expect(left.length).toBeGreaterThan(0);
    expect(
      (await call(shop.app, 'POST', `/api/v2/customer/payments/${id}/authentication`, { token })).status,
    ).toBe(409);
    await wait(2);
    expect(await chargesOf(token)).toBe(2);
  });

  it('belongs to its holder', async () => {
    await due();
    const [[, id = ''] = []] = mailed();
    const { token } = await shop.bought();
    const other = await call(shop.app, 'POST', `/api/v2/customer/payments/${id}/authentication`, { token });
    expect(other.status).toBe(404);
  });
});
