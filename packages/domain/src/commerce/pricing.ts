/** A price in whole minor units: 999 with scale 2 is 9.99. */
export interface Price {
  readonly amount: number;
  readonly scale: number;
  readonly currency: string;
  /** Whether it is in the viewer's own currency. */
  readonly local: boolean;
  readonly default: boolean;
}

/**
 * The price to show: the local one, otherwise the default, otherwise nothing to pay.
 *
 * @see docs/rules/commerce.md MONEY-1
 */
export const priceToShow = <T extends Pick<Price, 'local' | 'default'>>(
  prices: readonly T[],
): T | { readonly amount: 0 } =>
  prices.find((price) => price.local) ?? prices.find((price) => price.default) ?? { amount: 0 };

/** The amount as a decimal number for a currency format: 999 at scale 2 is 9.99. */
export const majorUnits = ({ amount, scale }: Pick<Price, 'amount' | 'scale'>): number =>
  amount / 10 ** scale;
