import type { Basket, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf, type CallOptions } from '../../../../testing/call.js';
import { createDemoApplication, demoRealm, signInDemo } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import { signUpSomebody } from '../../../../testing/people.js';

describeDemo('baskets', ({ database }) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const realm = demoRealm();
    ({ app } = await createDemoApplication(database(), {
      ...realm,
      vpn: { disallow: true },
      territories: { ...realm.territories, signup: ['GB', 'BR', 'CA', 'ES'] },
      account: { ...realm.account, billing: { taxNumberCountries: ['BR'], birthDateCountries: ['BR'] } },
    }));
  });
  afterAll(() => app.close());

  const create = (licenceId: string, options: CallOptions) =>
    call(app, 'POST', '/api/v2/basket', { ...options, body: { licenceId } });
  const created = async (licenceId: string, options: CallOptions): Promise<Basket> => {
    const { status, body } = await create(licenceId, options);
    expect(status).toBe(201);
    return body as Basket;
  };
  const voucher = (code: string, token: string) =>
    call(app, 'PUT', `/api/v2/baskets/vouchers/${encodeURIComponent(code)}`, { token });
  const guest = async (): Promise<string> => {
    const { body } = await call(app, 'POST', '/api/v2/login/guest/checkin');
    return (body as ResponseOf<'checkinGuest'>).authorisationToken;
  };

  // MONEY-20
  it('hold one licence with its total and tax, and are stored', async () => {
    const { token } = await signUpSomebody(app);
    expect(errorOf(await call(app, 'GET', '/api/v2/customer/basket', { token })).code).toBe(
      'BASKET_NOT_FOUND',
    );
    const basket = await created('7001', { token });
    expect(basket).toMatchObject({
      itemType: 'LICENCE',
      total: 999,
      discountedTotal: 999,
      tax: 167,
      discountedTax: 167,
      currency: 'GBP',
      scale: 2,
      taxInclusive: true,
      freeTrial: 'NONE',
      vouchers: [],
    });
    expect((await call(app, 'GET', '/api/v2/customer/basket', { token })).body).toEqual(basket);
    const other = await created('7002', { token });
    expect(other).toMatchObject({ total: 9900, discountedTotal: 8910, discountedTax: 1485 });
    expect((await call(app, 'GET', '/api/v2/customer/basket', { token })).body).toEqual(other);
    const abroad = await created('7001', { token, headers: { 'x-footlight-country': 'CA' } });
    expect(abroad).toMatchObject({ currency: 'USD', total: 1259, tax: 60, taxInclusive: false });
  });

  // MONEY-27
  it('have one voucher, which a second one replaces', async () => {
    const { token } = await signUpSomebody(app);
    expect(errorOf(await voucher('HALF50', token)).code).toBe('BASKET_NOT_FOUND');
    await created('7001', { token });
    expect((await voucher(' half50 ', token)).body).toMatchObject({
      discountedTotal: 499,
      discountedTax: 83,
      vouchers: [{ code: 'HALF50', discount: { type: 'percentage', percentage: 50, state: 'active' } }],
    });
    expect((await voucher('FIVE', token)).body).toMatchObject({
      discountedTotal: 499,
      vouchers: [{ code: 'FIVE', discount: { type: 'amount', amount: 500 } }],
    });
    expect(errorOf(await voucher('NEVER', token))).toEqual({ status: 404, code: 'VOUCHER_NOT_FOUND' });
    expect(errorOf(await voucher('OLD', token)).code).toBe('VOUCHER_EXPIRED');
    expect(errorOf(await voucher('SOON', token)).code).toBe('VOUCHER_NOT_YET_VALID');
    expect(errorOf(await voucher('LITEONLY', token)).code).toBe('VOUCHER_NOT_APPLICABLE');
    const removed = await call(app, 'DELETE', '/api/v2/baskets/vouchers/FIVE', { token });
    expect(removed.body).toMatchObject({ discountedTotal: 999, vouchers: [] });
  });

  // MONEY-28
  it('offer one trial per family, and deny another until that is acknowledged', async () => {
    const { token } = await signUpSomebody(app);
    expect(await created('7007', { token })).toMatchObject({
      freeTrial: 'OFFERED',
      total: 999,
      discountedTotal: 0,
      discountedTax: 0,
      basketItems: [{ subscriptionSetting: { trialPeriodDuration: 'P7D' } }],
    });
    const expired = await signInDemo(app, 'expired');
    const denied = await created('7007', { token: expired });
    expect(denied).toMatchObject({ freeTrial: 'DENIED', discountedTotal: 999 });
    const update = (query: string) =>
      call(app, 'PUT', `/api/v2/baskets/${denied.id}?acknowledgeNoFreeTrial=${query}`, { token: expired });
    expect(errorOf(await update('false'))).toEqual({ status: 409, code: 'FREE_TRIAL_DENIED' });
    expect((await update('true')).body).toMatchObject({ id: denied.id, discountedTotal: 999 });
    expect((await update('false')).status).toBe(200);
  });

  // MONEY-25
  it('require billing details in countries that demand them', async () => {
    const { token } = await signUpSomebody(app);
    const headers = { 'x-footlight-country': 'BR' };
    const basket = await created('7001', { token, headers });
    expect(basket).toMatchObject({
      currency: 'BRL',
      billingDetailsRequired: true,
      missingFields: ['line1', 'administrativeLevel1', 'postalCode', 'taxNumber', 'birthDate'],
    });
    const update = () => call(app, 'PUT', `/api/v2/baskets/${basket.id}`, { token, headers });
    const refused = await update();
    expect(errorOf(refused)).toEqual({ status: 424, code: 'BASKET_REQUIREMENTS_FAILED' });
    expect(refused.body).toMatchObject({ details: { missingFields: basket.missingFields } });
    const save = (body: object) =>
      call(app, 'PUT', '/api/v2/customer/billing-details', { token, headers, body });
    expect(errorOf(await save({ birthDate: '2999-01-01' })).code).toBe('INVALID_FIELD');
    expect(errorOf(await save({ country: 'XX' })).code).toBe('INVALID_FIELD');
    const saved = await save({
      line1: 'Rua Augusta 1',
      administrativeLevel1: 'SP',
      postalCode: '01304-000',
      taxNumber: '390.533.447-05',
      birthDate: '1990-04-01',
    });
    expect(saved.body).toMatchObject({ country: 'BR', line1: 'Rua Augusta 1' });
    expect((await update()).body).toMatchObject({ missingFields: [] });
    expect((await call(app, 'GET', '/api/v2/customer/billing-details', { token })).body).toEqual(saved.body);
  });

  // MONEY-26
  it('are denied to child profiles, outside the territory and over a VPN', async () => {
    const family = await signInDemo(app, 'family');
    expect(errorOf(await create('7001', { token: family }))).toEqual({ status: 403, code: 'FORBIDDEN' });
    const { body } = await call(app, 'GET', '/api/v2/user/profiles', { token: family });
    const child = (body as ResponseOf<'listProfiles'>).profiles.find(({ type }) => type === 'child');
    const switched = await call(app, 'POST', `/api/v2/user/profiles/${child?.id}/switch`, {
      token: family,
      body: {},
    });
    const { authorisationToken } = switched.body as ResponseOf<'switchProfile'>;
    expect(errorOf(await create('7001', { token: authorisationToken }))).toEqual({
      status: 403,
      code: 'KID_PURCHASE_DENIED',
    });
    const { token } = await signUpSomebody(app);
    const abroad = await create('7001', { token, headers: { 'x-footlight-country': 'US' } });
    expect(errorOf(abroad).code).toBe('SIGNUP_GEO_RESTRICTED');
    const hidden = await create('7001', { token, headers: { 'x-footlight-vpn': '1' } });
    expect(errorOf(hidden).code).toBe('VPN_DETECTED');
  });

  // MONEY-23
  it('reject licences that are held, of a lower tier or unknown', async () => {
    const token = await signInDemo(app, 'member');
    expect(errorOf(await create('7001', { token })).code).toBe('LICENCE_STATE_CONFLICT');
    expect(errorOf(await create('7003', { token })).code).toBe('INVALID_TIER_CHANGE');
    expect(errorOf(await create('none', { token })).code).toBe('LICENCE_NOT_FOUND');
    await created('7002', { token });
    const { body } = await call(app, 'GET', '/api/v2/basket/changes', { token });
    expect(body).toMatchObject({
      changes: [
        { licenceId: '7002', change: 'UPGRADED' },
        { licenceId: '7001', change: 'ENDED' },
      ],
      currency: 'GBP',
    });
  });

  // MONEY-29
  it('move from a guest to one account, and to nobody else', async () => {
    const basket = await created('7001', { token: await guest() });
    const { token } = await signUpSomebody(app);
    const take = (by: string) => call(app, 'PUT', `/api/v2/baskets/${basket.id}`, { token: by });
    expect(errorOf(await take(await guest())).code).toBe('BASKET_NOT_FOUND');
    expect((await take(token)).body).toMatchObject({ id: basket.id, discountedTotal: 999 });
    expect((await call(app, 'GET', '/api/v2/customer/basket', { token })).body).toMatchObject({
      id: basket.id,
    });
    expect(errorOf(await take((await signUpSomebody(app)).token)).code).toBe('BASKET_NOT_FOUND');
  });

  it('hold gifts at the price of the gift', async () => {
    const { body } = await call(app, 'POST', '/api/v2/gift/basket', {
      token: await guest(),
      body: { giftId: 'ringside-quarter', recipientName: 'Nour', message: 'Enjoy!' },
    });
    expect(body).toMatchObject({
      itemType: 'GIFT',
      total: 2700,
      tax: 450,
      basketItems: [{ sku: 'gift-ringside-quarter' }],
    });
    const none = await call(app, 'POST', '/api/v2/gift/basket', {
      token: await guest(),
      body: { giftId: 'none' },
    });
    expect(errorOf(none).code).toBe('GIFT_NOT_FOUND');
  });
});
