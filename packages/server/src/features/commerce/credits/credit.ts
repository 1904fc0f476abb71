import { amountCosting, costOf, type BasketTotals, type PricedItem } from '@footlight/domain';
import type { AgreedPrice } from '../../../database/schema/licences.js';
import type { KeptCredit, UsedCredit } from '../../../database/schema/payments.js';
import type { HeldLicenceRow } from '../licences/held-licence-status.js';

/** Credit in one currency, in minor units. */
export interface Credit {
  readonly currency: string;
  readonly scale: number;
  /** As it was paid, with its tax. */
  readonly amount: number;
  /** Without its tax, which stays with the payment that it comes from. */
  readonly net: number;
}

/** The part of a balance that can pay for something, as an amount of its price. */
export const creditFor = (balance: readonly Credit[], price: AgreedPrice): number => {
  const own = balance.find(({ currency, scale }) => currency === price.currency && scale === price.scale);
  return own === undefined ? 0 : amountCosting(own.amount, price);
};

/** Of a balance from which a part is taken: that part, with its share of the taxes. */
export const partOf = (own: Credit, amount: number): UsedCredit => ({
  amount,
  net: amount === own.amount ? own.net : Math.round((own.net * amount) / own.amount),
  currency: own.currency,
  scale: own.scale,
});

/**
 * What totals have used of a balance; null if nothing.
 * @param endedCredit the credit that was used before the balance, as an amount of the price
 */
export const usedOf = (
  balance: readonly Credit[],
  price: AgreedPrice,
  { creditUsed }: Pick<BasketTotals, 'creditUsed'>,
  endedCredit = 0,
): UsedCredit | null => {
  const own = balance.find(({ currency, scale }) => currency === price.currency && scale === price.scale);
  const used = creditUsed - Math.min(endedCredit, creditUsed);
  if (own === undefined || used <= 0) return null;
  const isAll = used === amountCosting(own.amount, price);
  const amount = isAll ? own.amount : Math.min(costOf(used, price).gross, own.amount);
  // A balance may come from several payments with different taxes: each use takes its share of them.
  return partOf(own, amount);
};

/** What is left of a balance after a use. */
export const without = (balance: readonly Credit[], used: UsedCredit | null): readonly Credit[] =>
  used === null
    ? balance
    : balance.map((own) =>
        own.currency === used.currency && own.scale === used.scale
          ? { ...own, amount: own.amount - used.amount, net: own.net - used.net }
          : own,
      );

/**
 * What is left of a replaced licence and was not used by the licence that replaces it.
 * @param left minor units of its price, with tax
 */
export const keptOf = (
  { licenceId, price, paymentId }: Pick<HeldLicenceRow, 'licenceId' | 'price' | 'paymentId'>,
  left: number,
): KeptCredit[] => {
  if (price === null || left <= 0) return [];
  const { currency, scale } = price;
  const { net } = costOf(left, { ...price, taxInclusive: !price.reverseCharge } satisfies PricedItem);
  return [{ licenceId, paymentId, amount: left, net, currency, scale }];
};
