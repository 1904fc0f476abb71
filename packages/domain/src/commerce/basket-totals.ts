import { afterDiscount, reverseCharged, shareOf, taxed, type PriceCut, type Taxed } from './amounts.js';

/** The price of one item in a basket, in minor units of one currency. */
export interface PricedItem {
  readonly amount: number;
  /** 2000 for 20 %. */
  readonly taxRate: number;
  /** Whether `amount` contains the tax. */
  readonly taxInclusive: boolean;
  /** Whether the buyer pays the tax itself, so that the amount due contains none. Default: false. */
  readonly reverseCharge?: boolean;
}

export interface BasketTotals {
  /** Before discounts, tax included. */
  readonly total: number;
  readonly tax: number;
  /** The item's amount after all discounts and the credit; contains the tax if the item's amount does. */
  readonly discountedAmount: number;
  /** The amount due, tax included. */
  readonly discountedTotal: number;
  readonly discountedTax: number;
  /** The used part of the credit. */
  readonly creditUsed: number;
}

/**
 * What an amount of a price costs.
 * @see docs/rules/commerce.md MONEY-8, MONEY-122
 */
export const costOf = (amount: number, { taxRate, taxInclusive, reverseCharge }: PricedItem): Taxed =>
  (reverseCharge === true ? reverseCharged : taxed)(amount, taxRate, taxInclusive);

/** The amount of a price that costs a sum: the inverse of {@link costOf}. */
export const amountCosting = (sum: number, { taxRate, taxInclusive, reverseCharge }: PricedItem): number => {
  if (reverseCharge === true) return taxInclusive ? taxed(sum, taxRate, false).gross : sum;
  return taxInclusive ? sum : taxed(sum, taxRate, true).net;
};

/** The smallest amount of a price that costs at least a sum. */
const amountOfAtLeast = (sum: number, item: PricedItem): number => {
  let amount = amountCosting(sum, item);
  while (costOf(amount, item).gross < sum) amount += 1;
  return amount;
};

/**
 * Computes the totals of a basket: applies the discounts in turn, then the credit for a replaced licence, then the tax
 * on the rest.
 * @param cuts in the order of application
 * @param credit whole minor units, 0 or more, with or without tax as the item's amount
 * @param smallest the smallest sum that can be charged: where credit would leave less, so much less of it is used
 * @see docs/rules/commerce.md MONEY-20, MONEY-140
 */
export const basketTotals = (
  item: PricedItem,
  cuts: readonly PriceCut[],
  credit = 0,
  smallest = 0,
): BasketTotals => {
  const list = costOf(item.amount, item);
  const cut = cuts.reduce(afterDiscount, item.amount);
  const usable = Math.min(Math.max(credit, 0), cut);
  const rest = costOf(cut - usable, item).gross;
  // Where the whole price is less than that, no credit changes it.
  const isTooSmall = rest > 0 && rest < smallest && costOf(cut, item).gross >= smallest;
  const creditUsed = isTooSmall
    ? Math.min(usable, Math.max(0, cut - amountOfAtLeast(smallest, item)))
    : usable;
  const discountedAmount = cut - creditUsed;
  const paid = costOf(discountedAmount, item);
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
 * Converts a discount to the minor units of a price: 5.00 off is 500 at scale 2 and 5 at scale 0, rounded halves away
 * from zero.
 * @see docs/rules/commerce.md MONEY-21
 */
export const cutAtScale = (cut: PriceCut & { readonly scale?: number }, scale: number): PriceCut => {
  if (cut.type === 'percentage') return { type: 'percentage', percentage: cut.percentage };
  const from = cut.scale ?? scale;
  if (from <= scale) return { type: 'amount', amount: cut.amount * 10 ** (scale - from) };
  // Basis points can divide by ten four times at most, which is enough for scales of 0 to 4.
  return { type: 'amount', amount: shareOf(cut.amount, 10_000 / 10 ** (from - scale)) };
};
