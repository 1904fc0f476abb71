import type { Licence, PriceAmount } from '@footlight/contract';
import { trialDays } from './periods.js';
import { priceToShow } from './pricing.js';

type Amounts = readonly PriceAmount[];

/** A price as shown on a page; amounts are in whole minor units. */
export interface ShownPrice {
  readonly amount: number;
  /** Before the automatic discount; null without one. */
  readonly before: number | null;
  readonly scale: number;
  readonly currency: string;
  /** ISO 8601 duration that the amounts are for; null for one-off payments. */
  readonly period: string | null;
  readonly taxInclusive: boolean;
  /** Name of the automatic discount. */
  readonly campaign: string | null;
}

const amountFor = (
  amounts: readonly { readonly period: string; readonly amount: number }[],
  period: string | null,
): number | null => amounts.find((one) => one.period === period)?.amount ?? null;

/**
 * The price of a licence for its marketing period if the service has an amount for it, otherwise for the billing
 * period. Null if nothing is due.
 * @see docs/rules/commerce.md MONEY-1, MONEY-70
 */
export const shownPrice = (
  amounts: Amounts,
  {
    marketingPeriod,
    paidPeriod,
  }: { readonly marketingPeriod: string | null; readonly paidPeriod: string | null },
): ShownPrice | null => {
  const price = priceToShow(amounts);
  if (!('scale' in price)) return null;
  const { scale, currency, taxInclusive, autoAppliedDiscount: discount } = price;
  const marketing = amountFor(price.periodAmounts, marketingPeriod);
  const period = marketing === null ? paidPeriod : marketingPeriod;
  const full = marketing ?? price.amount;
  const reduced =
    discount === null
      ? null
      : marketing === null
        ? discount.afterDiscount
        : amountFor(discount.periodAmounts, marketingPeriod);
  return {
    amount: reduced ?? full,
    before: reduced === null || reduced === full ? null : full,
    scale,
    currency,
    period,
    taxInclusive,
    campaign: discount?.promotionalCampaignName ?? null,
  };
};

/** The price of a licence as shown on its plan, for its marketing period. */
export const priceOfPlan = (
  licence: Pick<Licence, 'amounts' | 'defaultMarketingPricePeriod' | 'purchaseStrategy'>,
): ShownPrice | null =>
  shownPrice(licence.amounts, {
    marketingPeriod: licence.defaultMarketingPricePeriod,
    paidPeriod: licence.purchaseStrategy.subscriptionPeriod,
  });

/** The amount charged per billing period, if the plan's price is shown for another one; otherwise null. */
export const chargeOfPlan = (
  licence: Pick<Licence, 'amounts' | 'defaultMarketingPricePeriod' | 'purchaseStrategy'>,
): ShownPrice | null => {
  const paidPeriod = licence.purchaseStrategy.subscriptionPeriod;
  const shown = priceOfPlan(licence);
  if (shown === null || shown.period === paidPeriod || paidPeriod === null) return null;
  return shownPrice(licence.amounts, { marketingPeriod: null, paidPeriod });
};

/** Days of a licence's trial; 0 for none. */
export const trialDaysOf = ({ trialDetails }: Pick<Licence, 'trialDetails'>): number =>
  trialDetails === null ? 0 : trialDays(trialDetails.trialPeriodDuration);

/**
 * The plan that a page recommends: the first purchasable one that the address names, otherwise the first that the
 * service highlights; null if there is neither, or fewer than two purchasable plans.
 * @param wanted ids of licences from the address
 * @see docs/rules/commerce.md MONEY-71
 */
export const recommendedPlan = <P extends Pick<Licence, 'id' | 'displayStyle' | 'purchase'>>(
  plans: readonly P[],
  wanted: readonly string[] = [],
): P | null => {
  const open = plans.filter(({ purchase }) => purchase === 'ALLOWED');
  if (open.length < 2) return null;
  return (
    open.find(({ id }) => wanted.includes(id)) ??
    open.find(({ displayStyle }) => displayStyle === 'HIGHLIGHTED') ??
    null
  );
};

/** Parses ids of licences in the query of an address: `7001,7002`. At most 50, the limit of the service. */
export const licenceIdsOf = (value: string | null): readonly string[] =>
  (value ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id, at, all) => /^[\w.-]{1,64}$/u.test(id) && all.indexOf(id) === at)
    .slice(0, 50);
