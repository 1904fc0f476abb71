import type { Basket, ResponseOf } from '@footlight/contract';
import { startVies, type RunningVies } from '@footlight/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../../../testing/call.js';
import { describeDemo } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';
import { createVies } from './vies.provider.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NUMBER = 'DE136695976';
/** Of the seller, who asks. */
const OWN = 'IE6388047V';

const SELLER = { name: 'Footlight Pictures', address: ['Dublin'], taxNumber: OWN, country: 'IE' };

let vies: RunningVies;
beforeAll(async () => {
  vies = await startVies({ port: 0, known: [OWN, NUMBER] });
});
afterAll(() => vies.stop());
beforeEach(() => vies.fail(undefined));

// MONEY-141
describe('VIES', () => {
  const register = (requester: string | null = OWN) =>
    createVies({ baseUri: vies.baseUri }, { requester, timeoutMs: 2_000 });

  it('says whether a number is registered, and gives a consultation number to those who name their own', async () => {
    expect(await register().check(NUMBER)).toEqual({
      isValid: true,
      consultation: expect.stringMatching(/^WAPI/u) as string,
    });
    expect(vies.requests().at(-1)).toEqual({
      countryCode: 'DE',
      vatNumber: '136695976',
      requesterMemberStateCode: 'IE',
      requesterNumber: '6388047V',
    });
    expect(await register(null).check(NUMBER)).toEqual({ isValid: true, consultation: null });
    expect(await register().check('DE129274202')).toMatchObject({ isValid: false });
    expect(await register().check('DE1')).toEqual({ isValid: false, consultation: null });
    expect([NUMBER, 'EL094259216', 'XI980780684', 'GB980780684'].map((one) => register().has(one))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each(['MS_UNAVAILABLE', 'MS_MAX_CONCURRENT_REQ', 'INVALID_REQUESTER_INFO', 'down'] as const)(
    'that answers with %s has not said that a number is invalid',
    async (kind) => {
      vies.fail(kind);
      await expect(register().check(NUMBER)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    },
  );

  it('that is no VIES has not said so either', async () => {
    const elsewhere = createVies({ baseUri: 'http://localhost:9' }, { requester: null, timeoutMs: 500 });
    await expect(elsewhere.check(NUMBER)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });
});

// MONEY-141
describeDemo('a VAT number', ({ database }) => {
  let shop: PayingDemo;

  beforeAll(async () => {
    shop = await createPayingDemo(database(), {
      vatRegister: { kind: 'vies', baseUri: vies.baseUri },
      seller: SELLER,
    });
    const { db } = database();
    await db.execute(`delete from offers where kind = 'tax-rate'`);
    for (const [id, data] of Object.entries({
      gb: { country: 'GB', basisPoints: 2000, inclusive: true, reverseCharge: true },
      de: { country: 'DE', basisPoints: 1900, inclusive: true, reverseCharge: true },
    }))
      await db.execute(
        `insert into offers (kind, id, position, data) values ('tax-rate', '${id}', 0, '${JSON.stringify(data)}')`,
      );
  });
  afterAll(() => shop.app.close());

  const bill = async (token: string, body: object) =>
    (await call(shop.app, 'PUT', '/api/v2/customer/billing-details', { token, body }))
      .body as ResponseOf<'saveBillingDetails'>;
  const stateOf = async (token: string) =>
    (
      (await call(shop.app, 'GET', '/api/v2/customer/billing-details', { token }))
        .body as ResponseOf<'getBillingDetails'>
    ).vatNumberState;
  const taxOf = async (token: string): Promise<number> =>
    ((await call(shop.app, 'GET', '/api/v2/customer/basket', { token })).body as Basket).tax;
  const errors: unknown[] = [];
  const ask = async () => {
    errors.splice(0);
    await shop.commerce.vatChecks.run((error) => errors.push(error));
    return errors.length;
  };

  it('that the register confirms makes a reverse charge, and the payment keeps the proof', async () => {
    const token = await shop.signIn();
    expect(await bill(token, { country: 'DE', taxNumber: 'DE 136 695 976' })).toMatchObject({
      vatNumberState: 'valid',
    });
    await shop.basket(token, '7003');
    expect(await taxOf(token)).toBe(0);
    const { cardId } = await shop.card(token);
    const { body } = await shop.pay(token, cardId);
    const { rows } = await database().db.execute<{ evidence: unknown }>(
      `select "order" -> 'taxEvidence' -> 'vatNumber' as evidence from payments
       where id = '${(body as ResponseOf<'payBasket'>).paymentId}'`,
    );
    expect(rows).toEqual([
      {
        evidence: {
          number: NUMBER,
          consultation: expect.stringMatching(/^WAPI/u) as string,
          checkedAt: new Date(shop.clock.now()).toISOString(),
        },
      },
    ]);
  });

  it('waits for a register that does not answer: tax is charged meanwhile, and nothing else waits', async () => {
    vies.fail('MS_UNAVAILABLE');
    const token = await shop.signIn();
    expect(await bill(token, { country: 'DE', taxNumber: NUMBER })).toMatchObject({
      vatNumberState: 'pending',
    });
    await shop.basket(token, '7003');
    expect(await taxOf(token)).toBe(80);
    // Not before ten minutes.
    const asked = vies.requests().length;
    expect(await ask()).toBe(0);
    expect(vies.requests()).toHaveLength(asked);
    shop.clock.advance(10 * MINUTE_MS);
    expect(await ask()).toBe(1);
    vies.fail(undefined);
    shop.clock.advance(10 * MINUTE_MS);
    expect(await ask()).toBe(0);
    expect(await stateOf(token)).toBe('valid');
    expect(await taxOf(token)).toBe(0);
  });

  it('that the register does not know is charged tax, until it knows it', async () => {
    const unknown = 'DE129274202';
    const token = await shop.signIn();
    expect(await bill(token, { country: 'DE', taxNumber: unknown })).toMatchObject({
      vatNumberState: 'invalid',
    });
    await shop.basket(token, '7003');
    expect(await taxOf(token)).toBe(80);
    vies.register(unknown);
    shop.clock.advance(7 * DAY_MS);
    await ask();
    expect(await stateOf(token)).toBe('valid');
    vies.strikeOff(unknown);
    // A confirmed number stays so while the register does not answer.
    vies.fail('down');
    shop.clock.advance(30 * DAY_MS);
    expect(await ask()).toBeGreaterThan(0);
    expect(await taxOf(token)).toBe(0);
    vies.fail(undefined);
    shop.clock.advance(DAY_MS);
    expect(await ask()).toBe(0);
    expect(await stateOf(token)).toBe('invalid');
    expect(await taxOf(token)).toBe(80);
  });

  it('is not asked for where the register has none, and is forgotten with the number', async () => {
    const token = await shop.signIn();
    const asked = vies.requests().length;
    expect(await bill(token, { country: 'GB', taxNumber: 'GB980780684' })).toMatchObject({
      vatNumberState: null,
    });
    await shop.basket(token, '7003');
    expect(await taxOf(token)).toBe(0);
    expect(vies.requests()).toHaveLength(asked);
    expect(await bill(token, { country: 'DE', taxNumber: NUMBER })).toMatchObject({
      vatNumberState: 'valid',
    });
    expect(await bill(token, { taxNumber: null })).toMatchObject({ vatNumberState: null });
    const checked = await bill(token, { taxNumber: NUMBER });
    expect(checked).toMatchObject({ vatNumberState: 'valid' });
    // An answer counts for thirty days.
    const before = vies.requests().length;
    await bill(token, { city: 'Berlin' });
    expect(vies.requests()).toHaveLength(before);
  });
});
