import type { Licence, PriceAmount } from '@footlight/contract';
import { trialDays } from './periods.js';
import { priceToShow } from './pricing.js';

type Amounts = readonly PriceAmount[];

/** A price as a page shows it; amounts are whole minor units. */
export interface ShownPrice {
  readonly amount: number;
  /** Before the discount that applies by itself; null where there is none. */
  readonly before: number | null;
  readonly scale: number;
  readonly currency: string;
  /** ISO 8601 duration that the amounts are for; null for what is paid once. */
  readonly period: string | null;
  readonly taxInclusive: boolean;
  /** Of the discount that applies by itself. */
  readonly campaign: string | null;
}

const told = (
  amounts: readonly { readonly period: string; readonly amount: number }[],
  period: string | null,
): number | null => amounts.find((one) => one.period === period)?.amount ?? null;

/**
 * The price of a licence by the period that its prices are told by, where the service gives an amount for that period;
 * else for the period that is paid for. Null where nothing is to pay.
 * @see docs/rules/money.md MONEY-1, MONEY-70
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
  const marketing = told(price.periodAmounts, marketingPeriod);
  const period = marketing === null ? paidPeriod : marketingPeriod;
  const full = marketing ?? price.amount;
  const reduced =
    discount === null
      ? null
      : marketing === null
        ? discount.afterDiscount
        : told(discount.periodAmounts, marketingPeriod);
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

/** The price of a licence as its plan shows it, by the period that its prices are told by. */
export const priceOfPlan = (
  licence: Pick<Licence, 'amounts' | 'defaultMarketingPricePeriod' | 'purchaseStrategy'>,
): ShownPrice | null =>
  shownPrice(licence.amounts, {
    marketingPeriod: licence.defaultMarketingPricePeriod,
    paidPeriod: licence.purchaseStrategy.subscriptionPeriod,
  });

/** What is charged for a whole period, where the plan's price is told by another one; else null. */
export const chargeOfPlan = (
  licence: Pick<Licence, 'amounts' | 'defaultMarketingPricePeriod' | 'purchaseStrategy'>,
): ShownPrice | null => {
  const paidPeriod = licence.purchaseStrategy.subscriptionPeriod;
  const shown = priceOfPlan(licence);
  if (shown === null || shown.period === paidPeriod || paidPeriod === null) return null;
  return shownPrice(licence.amounts, { marketingPeriod: null, paidPeriod });
};

/** Days of the trial that a licence begins with; 0 for none. */
export const trialDaysOf = ({ trialDetails }: Pick<Licence, 'trialDetails'>): number =>
  trialDetails === null ? 0 : trialDays(trialDetails.trialPeriodDuration);

/**
 * The plan that a page recommends: of those that may be bought, the first that was asked for, else the first that the
 * service highlights; null where neither is there or nothing is to compare with.
 * @param wanted ids of licences, as an address names them
 * @see docs/rules/money.md MONEY-71
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

/** Ids of licences in the query of an address: `7001,7002`. At most 50, which the service takes. */
export const licenceIdsOf = (value: string | null): readonly string[] =>
  (value ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id, at, all) => /^[\w.-]{1,64}$/u.test(id) && all.indexOf(id) === at)
    .slice(0, 50);
