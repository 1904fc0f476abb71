import { describe, expect, it } from 'vitest';
import { canRepurchase, isDowngrade, isUsable, leadingLicence, type RankedLicence } from './licences.js';
import { majorUnits, priceToShow } from './pricing.js';

const active = { status: 'active', pauseState: 'none' } as const;
const paused = { status: 'expired', pauseState: 'paused' } as const;
const expired = { status: 'expired', pauseState: 'none' } as const;
const inactive = { status: 'inactive', pauseState: 'paused' } as const;

describe('licences', () => {
  // MONEY-2
  it.each([
    ['active', active, true],
    ['expired but paused', paused, true],
    ['expired', expired, false],
    ['inactive, even if paused', inactive, false],
  ] as const)('isUsable: %s', (_name, licence, usable) => {
    expect(isUsable(licence)).toBe(usable);
  });

  // MONEY-3
  it.each([
    ['expired', expired, false, false, true],
    ['active', active, false, true, false],
    ['active and free', active, true, false, false],
    ['active and free with the flag', active, true, true, true],
    ['paused', paused, true, true, false],
    ['inactive', inactive, false, false, true],
  ] as const)('canRepurchase: %s', (_name, licence, free, freeMayRepeat, expected) => {
    expect(canRepurchase(licence, { free, freeMayRepeat })).toBe(expected);
  });

  const licence = (id: string, rank: number, status: RankedLicence['status']): RankedLicence => ({
    id,
    rank,
    status,
    family: 'ringside',
    pauseState: 'none',
  });
  const licences = [licence('a', 10, 'active'), licence('b', 20, 'active'), licence('c', 30, 'expired')];

  // MONEY-4
  it('picks the active licence of the highest rank in a family', () => {
    expect(leadingLicence(licences, 'ringside')?.id).toBe('b');
    expect(leadingLicence(licences, 'other')).toBeNull();
  });

  // MONEY-4
  it.each([
    [10, 'ringside', true],
    [20, 'ringside', false],
    [30, 'ringside', false],
    [10, 'other', false],
    [0, null, false],
  ] as const)('rank %i of %s is a downgrade: %s', (rank, family, expected) => {
    expect(isDowngrade({ rank, family }, licences)).toBe(expected);
  });
});

describe('prices', () => {
  const dollars = { amount: 1199, scale: 2, currency: 'USD', local: false, default: true };
  const pounds = { amount: 999, scale: 2, currency: 'GBP', local: true, default: false };
  // MONEY-1
  it('shows the local price, else the default, else zero', () => {
    expect(priceToShow([dollars, pounds])).toBe(pounds);
    expect(priceToShow([{ ...pounds, local: false }, dollars])).toBe(dollars);
    expect(priceToShow([{ ...pounds, local: false }])).toEqual({ amount: 0 });
  });

  it.each([
    [999, 2, 9.99],
    [500, 0, 500],
    [12_345, 3, 12.345],
  ])('%i at scale %i is %d', (amount, scale, expected) => {
    expect(majorUnits({ amount, scale })).toBe(expected);
  });
});
