import { describe, expect, it } from 'vitest';
import type { PriceCut } from './amounts.js';
import { basketTotals, cutAtScale } from './basket-totals.js';
import { amountForPeriod } from './period-prices.js';

/** A generator with a fixed seed, so that failures are reproducible (mulberry32). */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
};

describe('basket totals', () => {
  // MONEY-20
  it('apply discounts in sequence, then the credit, then compute the tax', () => {
    const item = { amount: 999, taxRate: 2000, taxInclusive: true };
    expect(basketTotals(item, [])).toMatchObject({
      total: 999,
      tax: 167,
      discountedTotal: 999,
      discountedTax: 167,
    });
    expect(basketTotals(item, [{ type: 'percentage', percentage: 50 }])).toMatchObject({
      discountedTotal: 499,
      discountedTax: 83,
    });
    expect(basketTotals(item, [{ type: 'percentage', percentage: 50 }], 1_000)).toMatchObject({
      discountedTotal: 0,
      discountedTax: 0,
      creditUsed: 499,
    });
    expect(basketTotals({ ...item, taxInclusive: false }, [{ type: 'amount', amount: 499 }])).toMatchObject({
      total: 1199,
      tax: 200,
      discountedAmount: 500,
      discountedTotal: 600,
      discountedTax: 100,
    });
  });

  // MONEY-140
  it.each([
    [{ amount: 499, taxRate: 2000, taxInclusive: true }, 480, 30, { discountedTotal: 30, creditUsed: 469 }],
    [{ amount: 499, taxRate: 2000, taxInclusive: true }, 469, 30, { discountedTotal: 30, creditUsed: 469 }],
    [{ amount: 499, taxRate: 2000, taxInclusive: true }, 499, 30, { discountedTotal: 0, creditUsed: 499 }],
    [{ amount: 499, taxRate: 2000, taxInclusive: false }, 490, 30, { discountedTotal: 30, creditUsed: 474 }],
    [{ amount: 20, taxRate: 0, taxInclusive: true }, 5, 30, { discountedTotal: 15, creditUsed: 5 }],
  ])(
    'of %o with credit of %i leave the smallest charge of %i, or nothing',
    (item, credit, smallest, totals) => {
      expect(basketTotals(item, [], credit, smallest)).toMatchObject(totals);
    },
  );

  // MONEY-20
  it('are never negative, never above the list price, and add up for 100,000 random baskets', () => {
    const below = seeded(20_261_124);
    const wrong: unknown[] = [];
    for (let round = 0; round < 100_000; round += 1) {
      const item = {
        amount: below(5) === 0 ? below(3) : below(1_000_000),
        taxRate: below(3) === 0 ? 0 : below(3_000),
        taxInclusive: below(2) === 0,
      };
      const cuts = Array.from({ length: below(4) }, (): PriceCut =>
        below(2) === 0
          ? { type: 'percentage', percentage: below(10_001) / 100 }
          : { type: 'amount', amount: below(500_000) },
      );
      const credit = below(3) === 0 ? below(500_000) : 0;
      const totals = basketTotals(item, cuts, credit);
      const net = totals.discountedTotal - totals.discountedTax;
      const exact = item.taxInclusive
        ? (totals.discountedTotal * item.taxRate) / (10_000 + item.taxRate)
        : (net * item.taxRate) / 10_000;
      const holds =
        Object.values(totals).every((value) => Number.isSafeInteger(value) && value >= 0) &&
        totals.discountedTotal <= totals.total &&
        totals.discountedTax <= totals.tax &&
        totals.creditUsed <= credit &&
        totals.discountedAmount <= item.amount &&
        // The tax differs from the exact one by half a minor unit at most.
        Math.abs(exact - totals.discountedTax) <= 0.5 + 1e-6 &&
        totals.discountedAmount === (item.taxInclusive ? totals.discountedTotal : net);
      if (!holds) wrong.push({ item, cuts, credit, totals });
    }
    expect(wrong).toEqual([]);
  });

  // MONEY-21
  it('convert a discount to the minor units of the price', () => {
    const five = { type: 'amount', amount: 500, scale: 2 } as const;
    expect(cutAtScale(five, 2)).toEqual({ type: 'amount', amount: 500 });
    expect(cutAtScale(five, 0)).toEqual({ type: 'amount', amount: 5 });
    expect(cutAtScale({ ...five, amount: 550 }, 0)).toEqual({ type: 'amount', amount: 6 });
    expect(cutAtScale(five, 3)).toEqual({ type: 'amount', amount: 5000 });
    expect(cutAtScale({ type: 'percentage', percentage: 12.5 }, 0)).toEqual({
      type: 'percentage',
      percentage: 12.5,
    });
  });
});

describe('a price converted to another period', () => {
  // MONEY-22
  it.each([
    [9900, 'P1Y', 'P1M', 825],
    [9901, 'P1Y', 'P1M', 826],
    [999, 'P1M', 'P1Y', 11_988],
    [2500, 'P3M', 'P1M', 834],
    [700, 'P1W', 'P1D', 100],
    [3000, 'P1M', 'P1D', 100],
    [100, 'P1M', 'never', null],
  ])('%i per %s, converted to %s: %s', (amount, from, to, expected) => {
    expect(amountForPeriod(amount, from, to)).toBe(expected);
  });
});

// MONEY-122
describe('a reverse charge', () => {
  it('leaves the amount without the tax that a consumer would pay', () => {
    const price = { amount: 1190, taxRate: 1900, reverseCharge: true };
    expect(basketTotals({ ...price, taxInclusive: true }, [])).toMatchObject({ total: 1000, tax: 0 });
    expect(
      basketTotals({ ...price, taxInclusive: true }, [{ type: 'percentage', percentage: 50 }]),
    ).toMatchObject({
      discountedTotal: 500,
      discountedTax: 0,
    });
    expect(basketTotals({ ...price, taxInclusive: false }, [])).toMatchObject({ total: 1190, tax: 0 });
  });
});
