import { describe, expect, it } from 'vitest';
import { pricesInclude, rateAt, ratesOverlap, type TaxRate } from './tax-rates.js';

const rate = (more: Partial<TaxRate>): TaxRate => ({
  country: 'DE',
  basisPoints: 1900,
  inclusive: true,
  reverseCharge: false,
  ...more,
});
const at = Date.parse;
const CHANGE = '2027-01-01T00:00:00Z';

// MONEY-121
describe('the rate of a place', () => {
  const rates = [
    rate({ until: CHANGE }),
    rate({ basisPoints: 2000, from: CHANGE }),
    rate({ country: 'CA', basisPoints: 500, inclusive: false }),
    rate({ country: 'CA', region: 'ON', basisPoints: 1300, inclusive: false }),
    rate({ country: 'US', region: 'NY', basisPoints: 887.5, inclusive: false }),
  ];

  it('is the one that is in force: from its start, up to but excluding its end', () => {
    const germany = { country: 'DE', region: null };
    expect(rateAt(rates, germany, at(CHANGE) - 1)?.basisPoints).toBe(1900);
    expect(rateAt(rates, germany, at(CHANGE))?.basisPoints).toBe(2000);
  });

  it('is that of its region, else that of its country', () => {
    const of = (country: string, region: string | null) => rateAt(rates, { country, region }, 0)?.basisPoints;
    expect(of('CA', 'ON')).toBe(1300);
    expect(of('CA', 'AB')).toBe(500);
    expect(of('CA', null)).toBe(500);
    expect(of('US', 'NY')).toBe(887.5);
    expect(of('US', 'OR')).toBeUndefined();
    expect(of('FR', null)).toBeUndefined();
  });

  it('says whether the prices of a country include the tax', () => {
    expect(pricesInclude(rates, 'DE')).toBe(true);
    expect(pricesInclude(rates, 'US')).toBe(false);
    expect(pricesInclude(rates, 'FR')).toBe(true);
  });

  it('is unclear only where two rates of one place overlap', () => {
    expect(ratesOverlap(rate({ until: CHANGE }), rate({ from: CHANGE }))).toBe(false);
    expect(ratesOverlap(rate({ until: CHANGE }), rate({ from: '2026-12-31T23:59:59Z' }))).toBe(true);
    expect(ratesOverlap(rate({}), rate({ from: CHANGE }))).toBe(true);
    expect(ratesOverlap(rate({}), rate({ region: 'BE' }))).toBe(false);
    expect(ratesOverlap(rate({}), rate({ country: 'FR' }))).toBe(false);
  });
});
