/** Hundredths of a percent: 12.5 % is 1250. An integer, so that no precision is lost before rounding. */
type BasisPoints = number;

const HUNDRED_PERCENT: BasisPoints = 10_000;

/** Rounds halves away from zero, as bills in Europe and America do; `Math.round` rounds −0.5 to 0. */
const rounded = (part: number, of: number): number => {
  const negative = part < 0;
  const quotient = Math.floor((Math.abs(part) * 2 + of) / (of * 2));
  return negative && quotient !== 0 ? -quotient : quotient;
};

/**
 * A share of an amount, rounded to the minor unit, halves away from zero.
 * @param amount whole minor units
 * @see docs/rules/commerce.md MONEY-6
 */
export const shareOf = (amount: number, share: BasisPoints): number =>
  rounded(amount * share, HUNDRED_PERCENT);

export type PriceCut =
  | { readonly type: 'percentage'; readonly percentage: number }
  | { readonly type: 'amount'; readonly amount: number };

/**
 * An amount after a discount, between zero and the original amount.
 * @param amount whole minor units, 0 or more
 * @param cut a percentage of 0 to 100, or whole minor units
 * @see docs/rules/commerce.md MONEY-7
 */
export const afterDiscount = (amount: number, cut: PriceCut): number => {
  const off = cut.type === 'amount' ? cut.amount : shareOf(amount, Math.round(cut.percentage * 100));
  return amount - Math.min(Math.max(off, 0), amount);
};

/** An amount due, split into net and tax. */
export interface Taxed {
  /** Without tax. */
  readonly net: number;
  readonly tax: number;
  /** The amount due: the sum of `net` and `tax`. */
  readonly gross: number;
}

/**
 * Splits an amount into net and tax. Only the tax is rounded and the rest is computed from it, so that the sum always
 * matches.
 * @param amount whole minor units
 * @param rate 2000 for 20 %
 * @param inclusive whether the amount already contains the tax
 * @see docs/rules/commerce.md MONEY-8
 */
export const taxed = (amount: number, rate: BasisPoints, inclusive: boolean): Taxed => {
  if (inclusive) {
    const tax = rounded(amount * rate, HUNDRED_PERCENT + rate);
    return { net: amount - tax, tax, gross: amount };
  }
  const tax = shareOf(amount, rate);
  return { net: amount, tax, gross: amount + tax };
};

/**
 * The amount due from a business that pays the tax itself: what is left without the tax that a consumer would pay.
 * @see docs/rules/commerce.md MONEY-122
 */
export const reverseCharged = (amount: number, rate: BasisPoints, inclusive: boolean): Taxed => {
  const { net } = taxed(amount, rate, inclusive);
  return { net, tax: 0, gross: net };
};

/**
 * The value of the unused rest of a paid period when a higher licence of its family replaces it. Rounded down, so that
 * a credit never exceeds what was paid.
 * @param paid whole minor units
 * @param period its start and end, and the time of the change, in milliseconds since the epoch
 * @see docs/rules/commerce.md MONEY-10
 */
export const creditOf = (
  paid: number,
  { startsAt, endsAt, now }: { readonly startsAt: number; readonly endsAt: number; readonly now: number },
): number => {
  const length = endsAt - startsAt;
  if (length <= 0) return 0;
  const rest = Math.min(Math.max(endsAt - now, 0), length);
  // Milliseconds of two years times an amount exceed the safe integers of a double.
  return Number((BigInt(paid) * BigInt(rest)) / BigInt(length));
};
