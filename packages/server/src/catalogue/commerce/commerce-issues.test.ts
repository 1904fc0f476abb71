import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../entries/collections.js';
import { commerceIssues } from './commerce-issues.js';

const CHANGE = '2027-01-01T00:00:00Z';

describe('the tax rates of offers.json', () => {
  const issuesOf = (...rates: object[]): string => {
    const { catalogue } = catalogueOf([]);
    const offers = { ...catalogue.offers, taxRates: rates as typeof catalogue.offers.taxRates };
    return commerceIssues({ ...catalogue, offers }, { licences: new Set() })
      .map(({ field, found, allowed }) => `${field}: ${found}; ${allowed}`)
      .join('\n');
  };
  const germany = { country: 'DE', basisPoints: 1900, inclusive: true };

  // MONEY-121
  it('may follow one another, and differ by region', () => {
    expect(
      issuesOf(
        { ...germany, until: CHANGE },
        { ...germany, basisPoints: 2000, from: CHANGE },
        { country: 'CA', basisPoints: 500, inclusive: false },
        { country: 'CA', region: 'ON', basisPoints: 1300, inclusive: false },
      ),
    ).toBe('');
  });

  // MONEY-121
  it('are refused if it is unclear which one applies', () => {
    expect(issuesOf(germany, { ...germany, basisPoints: 2000, from: CHANGE })).toContain(
      `offers.json.taxRates[1]: DE from ${CHANGE}, and DE at the same time; one rate at a time`,
    );
    expect(issuesOf(germany, germany)).toContain('one rate at a time');
    expect(issuesOf(germany, { ...germany, region: 'BE', inclusive: false })).toContain(
      'offers.json.taxRates[1].inclusive: false; the same for all of DE',
    );
    expect(issuesOf({ ...germany, from: CHANGE, until: '2026-01-01T00:00:00Z' })).toContain(
      'offers.json.taxRates[0].until',
    );
  });
});

it('two vouchers of one code are named, and not stored', () => {
  const { catalogue } = catalogueOf([]);
  const voucher = {
    code: 'SPRING',
    discount: { type: 'percentage', percentage: 10 },
    lifeTimeRepeat: 0,
    uses: null,
    usesPerAccount: 1,
    series: false,
  } as const;
  expect(commerceIssues({ ...catalogue, vouchers: [voucher, voucher] }, { licences: new Set() })).toEqual([
    { field: 'vouchers.json[1].code', found: '"SPRING"', allowed: 'one that no other of its kind has' },
  ]);
});
