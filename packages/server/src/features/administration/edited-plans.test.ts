import type { Basket, CatalogueEntry } from '@footlight/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../testing/call.js';
import { signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../testing/paying-demo.js';

const DAY_MS = 86_400_000;

describeDemo('editing what is sold', ({ database }) => {
  let shop: PayingDemo;
  let admin: string;
  beforeAll(async () => {
    shop = await createPayingDemo(database());
    admin = await signInDemo(shop.app, 'admin');
  });
  afterAll(() => shop.app.close());

  const at = (path: string) => `/api/v2/admin/entries/${path}`;
  const entry = async (path: string): Promise<CatalogueEntry> =>
    (await call(shop.app, 'GET', at(path), { token: admin })).body as CatalogueEntry;
  const save = (path: string, body: object) => call(shop.app, 'PUT', at(path), { token: admin, body });
  /** Publishes a document, changed from what is published. */
  const publish = async (path: string, change: (document: Record<string, unknown>) => object) => {
    const answer = await call(shop.app, 'GET', at(path), { token: admin });
    const found = answer.status === 200 ? (answer.body as CatalogueEntry) : null;
    const document = change(found?.published ?? {});
    return save(path, { version: found?.version ?? null, document, action: 'publish' });
  };
  const forSale = async () => {
    const { body } = await call(shop.app, 'GET', '/api/v2/licence', {
      headers: { 'x-footlight-country': 'GB' },
    });
    return JSON.stringify(body);
  };
  const discountOf = async (code: string) => {
    const token = await shop.signIn();
    await shop.basket(token, '7003');
    const { status, body } = await call(shop.app, 'PUT', `/api/v2/baskets/vouchers/${code}`, { token });
    return status === 200 ? (body as Basket).discountedTotal : (body as { readonly code: string }).code;
  };
  const half = { type: 'percentage', percentage: 50 };

  // ACCT-67
  it('changes the price of a plan at once, for those who buy it from now on', async () => {
    const token = await shop.signIn();
    await shop.basket(token, '7001');
    const priced = await publish('licences/7001', (licence) => ({
      ...licence,
      prices: [{ default: true, currency: 'GBP', amount: 1234, scale: 2 }],
    }));
    expect(priced.status).toBe(200);
    expect(await forSale()).toContain('1234');
    // Who had it in the basket is told before paying.
    const { cardId } = await shop.card(token);
    expect(errorOf(await shop.pay(token, cardId)).code).toBe('BASKET_CHANGED');
  });

  it('adds a voucher, whose relative end counts from then, and moves it when it is changed', async () => {
    const made = await publish('vouchers/SUMMER', () => ({
      code: 'SUMMER',
      discount: half,
      expiresIn: 'P7D',
    }));
    expect(made).toMatchObject({ status: 200, body: { published: { uses: null, usesPerAccount: 1 } } });
    expect(typeof (await discountOf('SUMMER'))).toBe('number');
    shop.clock.advance(6 * DAY_MS);
    admin = await signInDemo(shop.app, 'admin');
    // Another change of the document keeps the end.
    expect((await publish('vouchers/SUMMER', (voucher) => ({ ...voucher, usesPerAccount: 2 }))).status).toBe(
      200,
    );
    shop.clock.advance(2 * DAY_MS);
    admin = await signInDemo(shop.app, 'admin');
    expect(await discountOf('SUMMER')).toBe('VOUCHER_EXPIRED');
    expect((await publish('vouchers/SUMMER', (voucher) => ({ ...voucher, expiresIn: 'P9D' }))).status).toBe(
      200,
    );
    expect(typeof (await discountOf('SUMMER'))).toBe('number');
    const { version } = await entry('vouchers/SUMMER');
    expect((await save('vouchers/SUMMER', { version, action: 'withdraw' })).status).toBe(200);
    expect(await discountOf('SUMMER')).toBe('VOUCHER_NOT_FOUND');
  });

  it('keeps a plan that titles name; one that is withdrawn is not sold any more, and stays for its holders', async () => {
    const { version } = await entry('licences/7001');
    const removed = await call(shop.app, 'DELETE', `${at('licences/7001')}?version=${version}`, {
      token: admin,
    });
    expect(errorOf(removed).code).toBe('ENTRY_IN_USE');
    const plan = (await entry('licences/7003')) as CatalogueEntry & { readonly version: number };
    expect((await save('licences/7003', { version: plan.version, action: 'withdraw' })).status).toBe(200);
    const token = await shop.signIn();
    const gone = await call(shop.app, 'POST', '/api/v2/basket', { token, body: { licenceId: '7003' } });
    expect(errorOf(gone).code).toBe('LICENCE_NOT_FOUND');
    const again = await entry('licences/7003');
    expect((await save('licences/7003', { version: again.version, action: 'publish' })).status).toBe(200);
    await shop.basket(token, '7003');
  });

  it.each([
    ['licences/9001', { id: '9001', family: null, rank: 1, type: 'standard' }, /purchaseStrategy|prices/u],
    [
      'licences/9002',
      {
        id: '9002',
        family: null,
        rank: 1,
        type: 'standard',
        purchaseStrategy: { type: 'SUBSCRIPTION', lasts: 'PT48H' },
        prices: [{ default: true, currency: 'GBP', amount: 1, scale: 2 }],
        texts: {},
      },
      /purchaseStrategy\.lasts.*only in PPV/u,
    ],
    ['vouchers/LOST', { code: 'LOST', discount: half, licenceIds: ['none'] }, /licenceIds.*none.*a licence/u],
    [
      'vouchers/TWICE',
      { code: 'TWICE', discount: half, expiresIn: 'P1D', expiresAt: '2030-01-01T00:00:00Z' },
      /expiresIn.*either expiresIn or expiresAt/u,
    ],
    [
      'taxRates/GB-2030-01-01T00-00-00Z',
      { country: 'GB', basisPoints: 1000, inclusive: true, from: '2030-01-01T00:00:00Z' },
      /one rate at a time/u,
    ],
    [
      'priceMigrations/more',
      { id: 'more', licenceId: '7001', prices: [{ currency: 'GBP', amount: 1, scale: 2 }] },
      /effectiveIn.*nothing/u,
    ],
  ])('refuses what could not be sold, with the field: %s', async (path, document, message) => {
    const answer = await save(path, { version: null, document, action: 'publish' });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body).replaceAll('\\"', '"')).toMatch(message);
  });
});
