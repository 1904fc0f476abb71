import type { ResponseOf } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../testing/call.js';
import { signInDemo } from '../../../../testing/demo-application.js';
import { withSecondFactor } from '../../../../testing/second-factor.js';
import { describeDemoOnBothEngines } from '../../../../testing/engines.js';
import { quietLog } from '../../../../testing/quiet-log.js';
import { createStripeShop, type StripeShop } from '../../../../testing/stripe-shop.js';
import { checkBooks } from '../payments/payment-jobs.js';
import { eventOf } from '../payments/providers/stripe-states.js';
import { readProviderBooks } from './provider-books.js';

const HOUR_MS = 3_600_000;

describeDemoOnBothEngines('the balance at a payment provider', ({ database }) => {
  let shop: StripeShop;
  let admin: string;

  beforeAll(async () => {
    shop = await createStripeShop(database());
    admin = await withSecondFactor(database(), await signInDemo(shop.app, 'admin'));
  });
  afterAll(() => shop.stop());

  const readAll = () =>
    readProviderBooks({ ...database(), clock: shop.clock, providers: shop.paymentProviders });
  const externalOf = async (paymentId: string): Promise<string> => {
    const { rows } = await database().db.execute<{ external_id: string }>(
      sql`select external_id from payments where id = ${paymentId}`,
    );
    return rows[0]?.external_id ?? '';
  };
  /** What the ledger holds for the provider, by account and currency. */
  const balances = async (): Promise<Record<string, number>> => {
    const { rows } = await database().db.execute<{ account: string; currency: string; amount: string }>(
      sql`select account, currency, sum(amount) as amount from ledger_lines
        where account like '%:stripe' group by account, currency order by account, currency`,
    );
    return Object.fromEntries(
      rows.map(({ account, currency, amount }) => [`${account} ${currency}`, Number(amount)]),
    );
  };
  const refund = (paymentId: string, amount: number) =>
    call(shop.app, 'POST', `/api/v2/admin/payments/${paymentId}/refunds`, {
      token: admin,
      body: { reason: 'Ticket 4711', idempotencyKey: `refund-${paymentId}`, amount },
    });
  const payouts = async () => {
    const { body } = await call(shop.app, 'GET', '/api/v2/admin/payouts', { token: admin });
    return (body as ResponseOf<'listPayouts'>).payouts;
  };
  const detailsOf = async (id: string) => {
    const { body } = await call(shop.app, 'GET', `/api/v2/admin/payouts/stripe/${id}`, { token: admin });
    return body as ResponseOf<'getPayout'>;
  };

  // MONEY-104, MONEY-105
  it('its fees and payouts become entries of the ledger, once, and a payout agrees with the payments', async () => {
    const one = await shop.bought();
    await shop.bought();
    await refund(one.paymentId, 300);
    shop.acquirer.control.chargeFee('stripe', 100, 'GBP');
    const [payout = ''] = shop.acquirer.control.payOut('stripe');
    expect(await readAll()).toEqual([]);
    // Each payment of 999 costs 35.
    const sent = 2 * (999 - 35) - 300 - 100;
    expect(await balances()).toEqual({
      'bank:stripe GBP': sent,
      'fees:stripe GBP': 170,
      'receivable:stripe GBP': 0,
    });
    expect(await payouts()).toMatchObject([
      {
        id: payout,
        amount: sent,
        currency: 'GBP',
        status: 'paid',
        movements: 4,
        gross: sent + 70,
        fees: 70,
        differenceCount: 0,
      },
    ]);
    expect(await readAll()).toEqual([]);
    expect((await balances())['fees:stripe GBP']).toBe(170);
    await checkBooks(database(), quietLog);
  });

  // MONEY-104
  it('a payout that the bank returns is owed again', async () => {
    await shop.bought();
    const before = await balances();
    const [payout = ''] = shop.acquirer.control.payOut('stripe');
    await readAll();
    expect((await balances())['receivable:stripe GBP']).toBe(0);
    shop.acquirer.control.failPayout(payout);
    shop.clock.advance(HOUR_MS);
    await readAll();
    expect((await balances())['receivable:stripe GBP']).toBe(999 - 35);
    expect((await balances())['bank:stripe GBP']).toBe(before['bank:stripe GBP']);
    expect((await detailsOf(payout)).payout).toMatchObject({ status: 'failed', differenceCount: 0 });
  });

  // MONEY-105
  it('a payout that pays out what is not recorded here is shown with each difference, until it is', async () => {
    const [lost, refunded, disputed] = [await shop.bought(), await shop.bought(), await shop.bought()];
    for (let more = 0; more < 4; more += 1) await shop.bought();
    const external = {
      lost: await externalOf(lost.paymentId),
      refunded: await externalOf(refunded.paymentId),
      disputed: await externalOf(disputed.paymentId),
    };
    const { db } = database();
    await db.execute(sql`update payments set external_id = 'gone' where id = ${lost.paymentId}`);
    // Made in the dashboard, and by a bank; no message has arrived.
    const [provider] = shop.paymentProviders;
    await provider?.refund({
      externalId: external.refunded,
      amount: { minor: 200, currency: 'GBP', scale: 2 },
      idempotencyKey: 'in the dashboard',
    });
    shop.acquirer.control.dispute(external.disputed);
    shop.clock.advance(HOUR_MS);
    const [payout = ''] = shop.acquirer.control.payOut('stripe');
    const found = await readAll();
    expect(
      new Set(found.map(({ difference: { kind, externalId } }) => `${kind} ${externalId ?? ''}`)),
    ).toEqual(
      new Set([
        `dispute ${external.disputed}`,
        `refund ${external.refunded}`,
        `unknown-here ${external.lost}`,
      ]),
    );
    expect(await detailsOf(payout)).toMatchObject({
      payout: { differenceCount: 3 },
      differences: { length: 3 },
    });
    await db.execute(sql`update payments set external_id = ${external.lost} where id = ${lost.paymentId}`);
    for (const body of shop.acquirer.messages()) {
      const event = JSON.parse(body) as { type: string; id: string };
      if (!/^(?:refund\.created|charge\.dispute)/u.test(event.type)) continue;
      await shop.commerce.onPaymentEvent('stripe', eventOf(JSON.parse(body) as never));
    }
    expect(await readAll()).toEqual([]);
    expect((await detailsOf(payout)).payout.differenceCount).toBe(0);
    await checkBooks(database(), quietLog);
  });

  it('is shown to administrators alone', async () => {
    const { token } = await shop.bought();
    for (const path of [
      '/api/v2/admin/payouts',
      '/api/v2/admin/payouts/stripe/po_1',
      '/api/v2/admin/ledger?from=2026-01-01&to=2026-12-31',
    ])
      expect((await call(shop.app, 'GET', path, { token })).status).toBe(403);
  });
});
