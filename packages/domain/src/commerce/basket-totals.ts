import { afterDiscount, shareOf, taxed, type PriceCut } from './amounts.js';

/** What one thing costs in a basket, in minor units of one currency. */
export interface PricedItem {
  readonly amount: number;
  /** As 2000 for 20 %. */
  readonly taxRate: number;
  /** Whether `amount` contains the tax. */
  readonly taxInclusive: boolean;
}

export interface BasketTotals {
  /** What would be paid without discounts, tax included. */
  readonly total: number;
  readonly tax: number;
  /** The item's own amount after all discounts and the credit, with or without tax as before. */
  readonly discountedAmount: number;
  /** What is paid, tax included. */
  readonly discountedTotal: number;
  readonly discountedTax: number;
  /** How much of the credit was used. */
  readonly creditUsed: number;
}

/**
 * The totals of a basket: discounts one after the other, then the credit for a licence that ends, then the tax of what is
 * left.
 * @param cuts in the order in which they are taken off
 * @param credit whole minor units, 0 or more, of an amount like the item's
 * @see docs/rules/money.md MONEY-20
 */
export const basketTotals = (item: PricedItem, cuts: readonly PriceCut[], credit = 0): BasketTotals => {
  const list = taxed(item.amount, item.taxRate, item.taxInclusive);
  const cut = cuts.reduce(afterDiscount, item.amount);
  const creditUsed = Math.min(Math.max(credit, 0), cut);
  const discountedAmount = cut - creditUsed;
  const paid = taxed(discountedAmount, item.taxRate, item.taxInclusive);
  return {
    total: list.gross,
    tax: list.tax,
    discountedAmount,
    discountedTotal: paid.gross,
    discountedTax: paid.tax,
    creditUsed,
  };
};

/**
 * A discount in the minor units of a price: 5.00 off is 500 at scale 2 and 5 at scale 0, rounded halves away from zero.
 * @see docs/rules/money.md MONEY-21
 */
export const cutAtScale = (cut: PriceCut & { readonly scale?: number }, scale: number): PriceCut => {
  if (cut.type === 'percentage') return { type: 'percentage', percentage: cut.percentage };
  const from = cut.scale ?? scale;
  if (from <= scale) return { type: 'amount', amount: cut.amount * 10 ** (scale - from) };
  // A share in basis points divides by ten at most four times, which scales of 0 to 4 never exceed.
  return { type: 'amount', amount: shareOf(cut.amount, 10_000 / 10 ** (from - scale)) };
};
