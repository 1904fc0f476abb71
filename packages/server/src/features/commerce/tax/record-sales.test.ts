import { ACQUIRER_DEMO, startAcquirer, type RunningAcquirer } from '@footlight/simulators';
import { sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInDemo } from '../../../../testing/demo-application.js';
import { describeDemoOnBothEngines } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';
import { withSecondFactor } from '../../../../testing/second-factor.js';
import { recordSales } from './record-sales.js';
import { createStripeTaxRecords } from './stripe-tax-records.provider.js';

// MONEY-136
describeDemoOnBothEngines('sales at Stripe Tax', ({ database }) => {
  let shop: PayingDemo;
  let admin: string;
  let taxes: RunningAcquirer;
  beforeAll(async () => {
    shop = await createPayingDemo(database());
    admin = await withSecondFactor(database(), await signInDemo(shop.app, 'admin'));
    taxes = await startAcquirer({ port: 0 });
  });
  afterAll(async () => {
    await shop.app.close();
    await taxes.stop();
  });

  const { secretKey } = ACQUIRER_DEMO.stripe;
  const recordAll = async (baseUri = taxes.origin): Promise<unknown[]> => {
    const errors: unknown[] = [];
    const records = createStripeTaxRecords({ secretKey, baseUri, taxCode: 'txcd_10402200' }, 5_000);
    await recordSales({ db: database().db, clock: shop.clock, records }, (error) => errors.push(error));
    return errors;
  };
  /** The transactions of a payment at Stripe, as [type, amount, tax]. */
  const recorded = async (paymentId: string) => {
    const { rows } = await database().db.execute<{ external_id: string }>(
      sql`select r.external_id from tax_records r join ledger_entries e on e.id = r.entry_id
          where e.payment_id = ${paymentId} order by e.at, e.kind`,
    );
    const { hostname, port } = new URL(taxes.origin);
    const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
    const all = await Promise.all(
      rows.map(({ external_id: id }) => stripe.tax.transactions.retrieve(id, { expand: ['line_items'] })),
    );
    return all.map(({ type, line_items: lines }) => [
      type,
      lines?.data[0]?.amount,
      lines?.data[0]?.amount_tax,
    ]);
  };
  let events = 0;
  const tell = (paymentId: string, kind: 'dispute' | 'dispute-reversed') =>
    shop.commerce.onPaymentEvent('fake', {
      id: `tax-${(events += 1)}`,
      kind,
      externalId: `ext-${paymentId}`,
      report: { state: kind === 'dispute' ? 'needs-response' : 'won', dueBy: null },
    });

  it('are recorded with their tax, and refunds as their reversals, each once', async () => {
    const { paymentId } = await shop.bought();
    expect(await recordAll()).toEqual([]);
    expect(await recorded(paymentId)).toEqual([['transaction', 999, 167]]);
    shop.clock.advance(1000);
    await shop.refund(admin, paymentId, 333);
    shop.clock.advance(1000);
    await shop.refund(admin, paymentId);
    expect(await Promise.all([recordAll(), recordAll()])).toEqual([[], []]);
    const lines = await recorded(paymentId);
    expect(lines.map(([type, amount]) => [type, amount])).toEqual([
      ['transaction', 999],
      ['reversal', -333],
      ['reversal', -666],
    ]);
    expect(lines.reduce((sum, [, , tax]) => sum + Number(tax), 0)).toBe(0);
  });

  it('that a bank takes back are reversed, and are sales again when they are won', async () => {
    const { paymentId } = await shop.bought();
    shop.clock.advance(1000);
    await tell(paymentId, 'dispute');
    shop.clock.advance(1000);
    await tell(paymentId, 'dispute-reversed');
    expect(await recordAll()).toEqual([]);
    expect(await recordAll()).toEqual([]);
    expect((await recorded(paymentId)).map(([type, amount]) => [type, amount])).toEqual([
      ['transaction', 999],
      ['reversal', -999],
      ['transaction', 999],
    ]);
  });

  it('wait while Stripe does not respond', async () => {
    const { paymentId } = await shop.bought();
    const gone = await startAcquirer({ port: 0 });
    await gone.stop();
    expect((await recordAll(gone.origin))[0]).toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await recorded(paymentId)).toEqual([]);
    expect(await recordAll()).toEqual([]);
    expect(await recorded(paymentId)).toEqual([['transaction', 999, 167]]);
  });
});
