import type { Licence, PriceAmount } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { describe, expect, it } from 'vitest';
import { chargeOfPlan, licenceIdsOf, priceOfPlan, recommendedPlan, trialDaysOf } from './plans.js';

const licence = shapes.listLicences.example.licences[0] as unknown as Licence;
const price = licence.amounts[0] as PriceAmount;
const year = (change: Partial<PriceAmount> = {}): Licence => ({
  ...licence,
  id: '7002',
  purchaseStrategy: { ...licence.purchaseStrategy, subscriptionPeriod: 'P1Y' },
  amounts: [
    {
      ...price,
      amount: 8999,
      periodAmounts: [
        { period: 'P1Y', amount: 8999 },
        { period: 'P1M', amount: 750 },
      ],
      ...change,
    },
  ],
});

describe('MONEY-70: prices by period', () => {
  it('uses the marketing period, and returns the actual charge separately', () => {
    expect(priceOfPlan(year())).toMatchObject({ amount: 750, period: 'P1M', before: null });
    expect(chargeOfPlan(year())).toMatchObject({ amount: 8999, period: 'P1Y' });
    expect(chargeOfPlan(licence)).toBeNull();
  });

  it('uses the billing period if the service returns no other amounts', () => {
    const plain = year({ periodAmounts: [] });
    expect(priceOfPlan(plain)).toMatchObject({ amount: 8999, period: 'P1Y' });
    expect(chargeOfPlan(plain)).toBeNull();
  });

  it('returns an automatic discount together with the full price', () => {
    const reduced = year({
      autoAppliedDiscount: {
        promotionalCampaignName: 'Autumn',
        promotionalCampaignDescription: '',
        afterDiscount: 6000,
        periodAmounts: [{ period: 'P1M', amount: 500 }],
      },
    });
    expect(priceOfPlan(reduced)).toMatchObject({ amount: 500, before: 750, campaign: 'Autumn' });
    expect(chargeOfPlan(reduced)).toMatchObject({ amount: 6000, before: 8999 });
  });

  it('returns no price if there is nothing to pay', () => {
    expect(priceOfPlan({ ...licence, amounts: [] })).toBeNull();
  });
});

describe('MONEY-71: the recommended plan', () => {
  const plan = (id: string, change: Partial<Licence> = {}): Licence => ({ ...licence, id, ...change });
  const highlighted = plan('b', { displayStyle: 'HIGHLIGHTED' });

  it('is the requested one, else the highlighted one', () => {
    expect(recommendedPlan([plan('a'), highlighted], ['a'])?.id).toBe('a');
    expect(recommendedPlan([plan('a'), highlighted])?.id).toBe('b');
    expect(recommendedPlan([plan('a'), plan('c')])).toBeNull();
  });

  it('is null if the highlighted plan cannot be bought or is the only one', () => {
    expect(
      recommendedPlan([plan('a'), plan('c'), plan('b', { ...highlighted, purchase: 'HELD' })]),
    ).toBeNull();
    expect(recommendedPlan([highlighted])).toBeNull();
  });
});

it('treats a trial of zero days as no trial', () => {
  expect(trialDaysOf(licence)).toBe(0);
  expect(trialDaysOf({ trialDetails: { trialPeriodDuration: 'P0D' } })).toBe(0);
  expect(trialDaysOf({ trialDetails: { trialPeriodDuration: 'P7D' } })).toBe(7);
});

it('reads only valid licence ids from an address, without duplicates', () => {
  expect(licenceIdsOf('7001, 7002,7001,<b>')).toEqual(['7001', '7002']);
  expect(licenceIdsOf(null)).toEqual([]);
});
