import type { Basket, ResponseOf } from '@footlight/contract';
import { startAcquirer, ACQUIRER_DEMO, type RunningAcquirer } from '@footlight/simulators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeDemo } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';
import { createStripeTax } from './stripe-tax.provider.js';
import type { TaxedBuyer } from './tax.service.js';

const DAY_MS = 86_400_000;
const VAT_NUMBER = 'DE136695976';

describeDemo('tax', ({ database }) => {
  let shop: PayingDemo;

  beforeAll(async () => {
    shop = await createPayingDemo(database());
  });
  afterAll(() => shop.app.close());

  const run = () =>
    shop.commerce.renewals.run((error) => {
      throw error;
    });
  const bill = (token: string, body: object) =>
    call(shop.app, 'PUT', '/api/v2/customer/billing-details', { token, body });
  const basketOf = async (token: string, headers: Record<string, string> = {}): Promise<Basket> =>
    (await call(shop.app, 'GET', '/api/v2/customer/basket', { token, headers })).body as Basket;
  const setRates = async (...rates: object[]): Promise<void> => {
    const { db } = database();
    await db.execute(`delete from offers where kind = 'tax-rate'`);
    for (const [at, rate] of rates.entries())
      await db.execute(
        `insert into offers (kind, id, position, data) values ('tax-rate', 'rate-${at}', ${at},
          '${JSON.stringify({ inclusive: true, reverseCharge: false, ...rate })}')`,
      );
  };
  const orderOf = async (paymentId: string) => {
    const { rows } = await database().db.execute<{
      order: Record<string, unknown>;
      tax: number;
      amount: number;
    }>(`select "order", tax, amount from payments where id = '${paymentId}'`);
    return rows[0];
  };

  // MONEY-120
  it('follows the billing address, and is kept with what it was decided from', async () => {
    await setRates({ country: 'GB', basisPoints: 2000 }, { country: 'DE', basisPoints: 1900 });
    const token = await shop.signIn();
    await shop.basket(token, '7003');
    expect(await basketOf(token)).toMatchObject({ total: 499, tax: 83 });
    await bill(token, { country: 'DE' });
    // The price stays that of the market.
    expect(await basketOf(token)).toMatchObject({ total: 499, tax: 80, currency: 'GBP' });
    const { cardId } = await shop.card(token);
    const { body } = await shop.pay(token, cardId);
    const order = await orderOf((body as ResponseOf<'payBasket'>).paymentId);
    expect(order).toMatchObject({
      amount: 499,
      tax: 80,
      order: {
        price: { country: 'GB', taxCountry: 'DE', taxRate: 1900 },
        taxEvidence: { billingAddress: { country: 'DE' }, paymentMethod: null, connection: 'GB' },
      },
    });
  });

  // MONEY-120
  it('follows card and connection where both contradict the address', async () => {
    await setRates({ country: 'GB', basisPoints: 2000 }, { country: 'DE', basisPoints: 1900 });
    const token = await shop.signIn();
    await bill(token, { country: 'DE' });
    await shop.card(token, 'issued-in-GB');
    await shop.basket(token, '7003');
    expect(await basketOf(token)).toMatchObject({ total: 499, tax: 83 });
  });

  // MONEY-121
  it('is that of a state, for which an address is needed', async () => {
    await setRates(
      { country: 'GB', basisPoints: 2000 },
      { country: 'US', region: 'NY', basisPoints: 887.5, inclusive: false },
      { country: 'US', region: 'OR', basisPoints: 0, inclusive: false },
    );
    const token = await shop.signIn();
    const abroad = { 'x-footlight-country': 'US' };
    await call(shop.app, 'POST', '/api/v2/basket', { token, body: { licenceId: '7001' }, headers: abroad });
    const before = await basketOf(token, abroad);
    expect(before).toMatchObject({
      billingDetailsRequired: true,
      missingFields: ['line1', 'administrativeLevel1', 'postalCode'],
    });
    expect(errorOf(await bill(token, { country: 'US', administrativeLevel1: 'Ontario' }))).toEqual({
      status: 400,
      code: 'INVALID_FIELD',
    });
    const address = { name: 'Zoë', country: 'US', line1: '1 Main St', postalCode: '10001' };
    await bill(token, { ...address, administrativeLevel1: 'New York' });
    const { total, tax, missingFields, basketItems } = await basketOf(token, abroad);
    const net = basketItems[0]?.amount ?? 0;
    expect({ total, tax, missingFields }).toEqual({
      total: net + Math.round(net * 0.08875),
      tax: Math.round(net * 0.08875),
      missingFields: [],
    });
    await bill(token, { administrativeLevel1: 'OR' });
    expect(await basketOf(token, abroad)).toMatchObject({ total: net, tax: 0 });
  });

  // MONEY-9, MONEY-121
  it('that changes reaches subscribers at their next renewal; what they pay in all stays, if it includes the tax', async () => {
    const change = new Date(shop.clock.now() + 10 * DAY_MS).toISOString();
    await setRates(
      { country: 'GB', basisPoints: 2000, until: change },
      { country: 'GB', basisPoints: 2500, from: change },
    );
    const { token } = await shop.bought('7001');
    const [licence] = await shop.licences(token);
    expect(licence?.licenceStatus.renewalPrice).toMatchObject({ amount: 999 });
    shop.clock.advance(Date.parse(licence?.licenceStatus.expiryTimestamp ?? '') - shop.clock.now());
    await run();
    const [renewal, first] = await shop.history(token);
    expect(await orderOf(first?.id ?? '')).toMatchObject({ amount: 999, tax: 167 });
    expect(await orderOf(renewal?.id ?? '')).toMatchObject({ amount: 999, tax: 200 });
  });

  // MONEY-9, MONEY-120
  it('of a subscriber who moves follows the new address; the price without tax stays, if it excludes it', async () => {
    await setRates(
      { country: 'CA', basisPoints: 500, inclusive: false },
      { country: 'CA', region: 'ON', basisPoints: 1300, inclusive: false },
    );
    const token = await shop.signIn();
    const headers = { 'x-footlight-country': 'CA' };
    const address = { name: 'Zoë', country: 'CA', line1: '1 Main St', postalCode: 'T2P 1J9' };
    await bill(token, { ...address, administrativeLevel1: 'AB' });
    const { cardId } = await shop.card(token);
    await call(shop.app, 'POST', '/api/v2/basket', { token, body: { licenceId: '7001' }, headers });
    const { basketItems, total } = await basketOf(token, headers);
    const net = basketItems[0]?.amount ?? 0;
    expect(total).toBe(net + Math.round(net * 0.05));
    expect((await shop.pay(token, cardId, shop.newKey(), '', headers)).status).toBe(200);
    await bill(token, { administrativeLevel1: 'Ontario' });
    const [licence] = await shop.licences(token);
    expect(licence?.licenceStatus.renewalPrice?.amount).toBe(net + Math.round(net * 0.13));
    shop.clock.advance(Date.parse(licence?.licenceStatus.expiryTimestamp ?? '') - shop.clock.now());
    await run();
    const [renewal] = await shop.history(token);
    expect(renewal?.amount).toBe(net + Math.round(net * 0.13));
    const { rows } = await database().db.execute<{ account: string }>(
      `select account from ledger_lines join ledger_entries e on e.id = entry_id
       where payment_id = '${renewal?.id ?? ''}' and account like 'tax:%'`,
    );
    expect(rows).toEqual([{ account: 'tax:CA-ON' }]);
  });

  // MONEY-122
  it('is not charged to a business of another country with a VAT number', async () => {
    await setRates(
      { country: 'GB', basisPoints: 2000, reverseCharge: true },
      { country: 'DE', basisPoints: 1900, reverseCharge: true },
    );
    const token = await shop.signIn();
    expect(errorOf(await bill(token, { country: 'DE', taxNumber: 'DE136695977' }))).toEqual({
      status: 400,
      code: 'INVALID_FIELD',
    });
    await bill(token, { country: 'DE', taxNumber: VAT_NUMBER });
    await shop.basket(token, '7003');
    expect(await basketOf(token)).toMatchObject({ total: 419, discountedTotal: 419, tax: 0 });
    // At home, and for a consumer, it is.
    await bill(token, { country: 'GB', taxNumber: 'GB980780684' });
    expect(await basketOf(token)).toMatchObject({ total: 499, tax: 83 });
    await bill(token, { country: 'DE', taxNumber: null });
    expect(await basketOf(token)).toMatchObject({ total: 499, tax: 80 });
  });
});

// MONEY-124
describe('Stripe Tax', () => {
  let stripe: RunningAcquirer;
  beforeAll(async () => {
    stripe = await startAcquirer({ port: 0 });
  });
  afterAll(() => stripe.stop());

  const buyer = (country: string, region: string | null, vatNumber: string | null = null): TaxedBuyer => {
    const place = { country, region, postalCode: null };
    return {
      place,
      vatNumber,
      evidence: { billingAddress: place, paymentMethod: null, connection: country },
    };
  };
  const taxAt = (baseUri: string, secretKey: string = ACQUIRER_DEMO.stripe.secretKey) =>
    createStripeTax({ secretKey, baseUri, taxCode: 'txcd_10402200' }, 5_000);

  it('gives the rates of countries and states, and reverse charges', async () => {
    const source = taxAt(stripe.origin);
    expect(await source.rateOf(buyer('DE', null), [], 0)).toEqual({ rate: 1900, reverseCharge: false });
    expect(await source.rateOf(buyer('US', 'NY'), [], 0)).toEqual({ rate: 887.5, reverseCharge: false });
    expect(await source.rateOf(buyer('CA', 'ON'), [], 0)).toEqual({ rate: 1300, reverseCharge: false });
    expect(await source.rateOf(buyer('BR', null), [], 0)).toEqual({ rate: 0, reverseCharge: false });
    expect(await source.rateOf(buyer('DE', null, VAT_NUMBER), [], 0)).toEqual({
      rate: 1900,
      reverseCharge: true,
    });
  });

  it('is asked once in half a day; while it does not respond, its last rate applies', async () => {
    const own = await startAcquirer({ port: 0 });
    const source = taxAt(own.origin);
    await source.rateOf(buyer('FR', null), [], 0);
    await own.stop();
    expect(await source.rateOf(buyer('FR', null), [], 60_000)).toMatchObject({ rate: 2000 });
    expect(await source.rateOf(buyer('FR', null), [], 13 * 3_600_000)).toMatchObject({ rate: 2000 });
    await expect(source.rateOf(buyer('IE', null), [], 0)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });

  it('that refuses the key is a failure, not a rate of zero', async () => {
    await expect(
      taxAt(stripe.origin, 'sk_test_other').rateOf(buyer('DE', null), [], 0),
    ).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
    });
  });
});
