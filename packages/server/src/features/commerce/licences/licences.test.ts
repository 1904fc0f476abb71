import type { Licence, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import { signUpSomebody } from '../../../../testing/people.js';

describeDemo('licences', ({ database }) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await createDemoApplication(database()));
  });
  afterAll(() => app.close());

  const get = async <T>(url: string, token?: string, headers: Record<string, string> = {}): Promise<T> => {
    const { status, body } = await call(app, 'GET', url, {
      headers,
      ...(token === undefined ? {} : { token }),
    });
    expect(status).toBe(200);
    return body as T;
  };
  const sold = async (
    token?: string,
    headers: Record<string, string> = {},
  ): Promise<Map<string, Licence>> => {
    const { licences } = await get<ResponseOf<'listLicences'>>('/api/v2/licence', token, headers);
    return new Map(licences.map((licence) => [licence.id, licence]));
  };

  it('list the price of the country and the default price', async () => {
    const annual = (await sold()).get('7002');
    expect(annual).toMatchObject({
      name: 'Ringside Annual',
      displayStyle: 'HIGHLIGHTED',
      purchase: 'ALLOWED',
    });
    const local = annual?.amounts.find((price) => price.local);
    expect(local).toMatchObject({
      id: 'price-7002-gbp-gb',
      sku: 'ringside-annual',
      amount: 9900,
      currency: 'GBP',
      taxInclusive: true,
      // MONEY-22
      periodAmounts: [
        { period: 'P1Y', amount: 9900 },
        { period: 'P1M', amount: 825 },
      ],
      autoAppliedDiscount: { promotionalCampaignName: 'Launch offer', afterDiscount: 8910 },
    });
    expect(annual?.amounts.map(({ currency }) => currency)).toEqual(['GBP', 'USD']);
    const abroad = (await sold(undefined, { 'x-footlight-country': 'CA', language: 'ar' })).get('7002');
    expect(abroad?.amounts).toMatchObject([
      { currency: 'USD', local: false, default: true, taxInclusive: false },
    ]);
    expect(abroad?.name).toBe('رينغسايد السنوي');
  });

  // MONEY-23
  it('report whether they may be bought, and the reason if not', async () => {
    const member = await sold(await signInDemo(app, 'member'));
    expect(member.get('7001')?.purchase).toBe('HELD');
    expect(member.get('7002')?.purchase).toBe('ALLOWED');
    expect(member.get('7003')?.purchase).toBe('DOWNGRADE_BLOCKED');
    expect((await sold(await signInDemo(app, 'paused'))).get('7001')?.purchase).toBe('HELD');
    expect((await sold(await signInDemo(app, 'expired'))).get('7001')?.purchase).toBe('ALLOWED');
    expect((await sold()).get('7001')?.purchase).toBe('ALLOWED');
  });

  // MONEY-28
  it('offer a trial to viewers who have held none of their family', async () => {
    const trialOf = async (token?: string) => (await sold(token)).get('7007')?.trialDetails ?? null;
    expect(await trialOf()).toEqual({ trialPeriodDuration: 'P7D' });
    expect(await trialOf((await signUpSomebody(app)).token)).toEqual({ trialPeriodDuration: 'P7D' });
    const trials = ['member', 'expired', 'paused', 'trial'].map(async (who) =>
      trialOf(await signInDemo(app, who)),
    );
    expect(await Promise.all(trials)).toEqual([null, null, null, null]);
  });

  it('are grouped by family, highest rank first', async () => {
    const families = await get<ResponseOf<'listLicenceFamilies'>>('/api/v2/licence-family');
    expect(
      families.licenceFamilies.map(({ name, licences }) => [name, licences.map(({ id }) => id)]),
    ).toEqual([['Ringside', ['7002', '7001', '7007', '7003']]]);
    expect(families.nonFamilyBasedLicences.map(({ id }) => id)).toEqual(['7004', '7005', '7006']);
    expect(families.entitlements).toBeUndefined();
    const some = await get<ResponseOf<'listLicenceFamilies'>>(
      '/api/v2/licence-family?licenceId=7001&licenceId=7006&includeEntitlements=ALL_ACTIVE_USER_ENTITLEMENTS',
      await signInDemo(app, 'member'),
    );
    expect(some.licenceFamilies[0]?.licences.map(({ id }) => id)).toEqual(['7001']);
    expect(some.nonFamilyBasedLicences.map(({ id }) => id)).toEqual(['7006']);
    expect(some.entitlements?.map(({ id }) => id)).toEqual(['7001']);
  });

  it.each([
    ['member', { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING', pauseState: 'NONE' }],
    ['trial', { status: 'TRIAL_ACTIVE', autoRenewingStatus: 'AUTO_RENEWING', pauseState: 'NONE' }],
    ['paused', { status: 'EXPIRED', autoRenewingStatus: 'NOT_RENEWING', pauseState: 'PAUSED' }],
    ['expired', { status: 'EXPIRED', autoRenewingStatus: 'NOT_RENEWING', pauseState: 'NONE' }],
  ])('held by %s report their status', async (who, expected) => {
    const { licences } = await get<ResponseOf<'listUserLicences'>>(
      '/api/v2/user/licence',
      await signInDemo(app, who),
    );
    expect(licences.map(({ licenceStatus }) => licenceStatus)).toMatchObject([expected]);
  });

  it('that renew are listed separately', async () => {
    const of = async (token: string) =>
      (
        await get<ResponseOf<'listActiveSubscriptions'>>(
          '/api/v2/customer/subscriptions/status/active',
          token,
        )
      ).subscriptions;
    expect((await of(await signInDemo(app, 'member'))).map(({ id }) => id)).toEqual(['7001']);
    expect(await of(await signInDemo(app, 'expired'))).toEqual([]);
    expect(await of((await signUpSomebody(app)).token)).toEqual([]);
  });

  // MONEY-24
  it('are listed with their prices on a title that they open', async () => {
    const vod = await get<ResponseOf<'getVod'>>('/api/v4/vod/1003');
    expect(vod.availablePurchases.find(({ licenceId }) => licenceId === '7007')?.prices).toEqual([
      { local: true, default: false, amount: 999, scale: 2, currency: 'GBP', period: 'P1M', trial: 'P7D' },
      { local: false, default: true, amount: 1199, scale: 2, currency: 'USD', period: 'P1M', trial: 'P7D' },
    ]);
  });
});
