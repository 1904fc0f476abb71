import { describe, expect, it } from 'vitest';
import { afterDiscount, creditOf, shareOf, taxed } from './amounts.js';

/** Pseudo-random numbers with a fixed seed, the same in every run (mulberry32). */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
};

describe('shareOf', () => {
  // MONEY-6
  it.each([
    [999, 2000, 200],
    [5, 1000, 1],
    [15, 1000, 2],
    [4, 1000, 0],
    [-5, 1000, -1],
    [-4, 1000, 0],
    [1, 5000, 1],
    [9_007_199_254, 10_000, 9_007_199_254],
  ])('%i at %i basis points is %i', (amount, share, expected) => {
    expect(Object.is(shareOf(amount, share), expected)).toBe(true);
  });
});

describe('a discount', () => {
  // MONEY-7
  it.each([
    [999, { type: 'percentage', percentage: 50 }, 499],
    [999, { type: 'percentage', percentage: 33.33 }, 666],
    [999, { type: 'percentage', percentage: 100 }, 0],
    [999, { type: 'percentage', percentage: 0 }, 999],
    [999, { type: 'amount', amount: 300 }, 699],
    [999, { type: 'amount', amount: 5000 }, 0],
    [999, { type: 'amount', amount: -5 }, 999],
    [0, { type: 'percentage', percentage: 50 }, 0],
  ] as const)('reduces %i by %j to %i', (amount, cut, expected) => {
    expect(afterDiscount(amount, cut)).toBe(expected);
  });
});

describe('tax', () => {
  // MONEY-8
  it.each([
    [999, 2000, true, { net: 832, tax: 167, gross: 999 }],
    [999, 2000, false, { net: 999, tax: 200, gross: 1199 }],
    [1000, 0, true, { net: 1000, tax: 0, gross: 1000 }],
    [0, 2000, false, { net: 0, tax: 0, gross: 0 }],
  ] as const)('on %i at %i basis points, inclusive %s', (amount, rate, inclusive, expected) => {
    expect(taxed(amount, rate, inclusive)).toEqual(expected);
  });
});

describe('a credit', () => {
  const period = { startsAt: 0, endsAt: 1000 };

  // MONEY-10
  it.each([
    [999, 0, 999],
    [999, 500, 499],
    [999, 1000, 0],
    [999, 5000, 0],
    [999, -5000, 999],
  ])('for %i paid, at time %i, is %i', (paid, now, expected) => {
    expect(creditOf(paid, { ...period, now })).toBe(expected);
  });

  it('is zero for a period without length', () => {
    expect(creditOf(999, { startsAt: 5, endsAt: 5, now: 5 })).toBe(0);
  });
});

// MONEY-6, MONEY-7, MONEY-8, MONEY-10
it('never returns negative amounts or inconsistent sums', () => {
  const below = numbers(20_261_124);
  const issues: unknown[] = [];
  for (let round = 0; round < 100_000; round += 1) {
    const items = Array.from({ length: 1 + below(5) }, () => below(1_000_000));
    const total = items.reduce((sum, item) => sum + item, 0);
    const cut =
      below(2) === 0
        ? ({ type: 'percentage', percentage: below(10_001) / 100 } as const)
        : ({ type: 'amount', amount: below(2_000_000) } as const);
    const left = afterDiscount(total, cut);
    const { net, tax, gross } = taxed(left, below(3001), below(2) === 0);
    const credit = creditOf(gross, { startsAt: 0, endsAt: 31_536_000_000, now: below(31_536_000_000) });
    const sums = [
      left >= 0 && left <= total,
      net + tax === gross && net >= 0 && tax >= 0,
      credit >= 0 && credit <= gross,
      [left, net, tax, gross, credit].every((amount) => Number.isSafeInteger(amount)),
    ];
    if (sums.includes(false)) issues.push({ items, cut, left, net, tax, gross, credit, sums });
  }
  expect(issues).toEqual([]);
});
