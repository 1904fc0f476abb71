/** What the customers of the lives can buy, as an operator has written it down: data for the service and for the model. */

export type Country = 'GB' | 'ES' | 'US' | 'CA';
export type Currency = 'GBP' | 'EUR' | 'USD';
export type PlanId = '7001' | '7002' | '7003';
export type GiftId = 'ringside-quarter' | 'ringside-year';
export type VoucherCode = 'HALF' | 'FIVE' | 'QUARTER';
/** Minor units, in the currency of the country. */
export type Prices = Readonly<Record<Country, number>>;

export const CURRENCY: Readonly<Record<Country, Currency>> = { GB: 'GBP', ES: 'EUR', US: 'USD', CA: 'USD' };

export interface Plan {
  readonly months: number;
  readonly price: Prices;
  /** What is off the first payment, in percent. */
  readonly firstOff: number;
}

/** The plans of the demo's family “ringside”, each of which may replace each other one. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  '7003': { months: 1, price: { GB: 499, ES: 549, US: 599, CA: 599 }, firstOff: 0 },
  '7001': { months: 1, price: { GB: 999, ES: 1099, US: 1199, CA: 1199 }, firstOff: 0 },
  '7002': { months: 12, price: { GB: 9900, ES: 10_900, US: 11_900, CA: 11_900 }, firstOff: 10 },
};
/** Plans that open the title {@link TITLES}`.plans`. */
export const OPENING: ReadonlySet<PlanId> = new Set(['7001', '7002']);
export const TITLES = { plans: '1003', pass: '1028', view: '1029' } as const;

/** The new price of a plan, for those who have it from their first renewal after `days`, if they have agreed by `answerDays`. */
export const NEW_PRICE = {
  plan: '7003',
  price: { GB: 549, ES: 599, US: 649, CA: 649 },
  days: 45,
  answerDays: 40,
  noticeDays: 30,
} as const;

/** A pass with dates, in days of the lives. */
export const PASS = {
  id: '7005',
  price: { GB: 3900, ES: 4300, US: 4500, CA: 4500 },
  startDay: 100,
  endDay: 220,
} as const;

/** Pay per view: from the first playback, which must be in time. */
export const VIEW = {
  id: '7004',
  price: { GB: 1499, ES: 1699, US: 1799, CA: 1799 },
  hours: 48,
  startWithinDays: 30,
} as const;

export const GIFTS: Readonly<
  Record<GiftId, { readonly plan: PlanId; readonly months: number; readonly price: Prices }>
> = {
  'ringside-quarter': { plan: '7001', months: 3, price: { GB: 2700, ES: 2990, US: 3290, CA: 3290 } },
  'ringside-year': { plan: '7002', months: 12, price: { GB: 9900, ES: 10_900, US: 11_900, CA: 11_900 } },
};
/** Days in which the code of a gift can be redeemed. */
export const GIFT_DAYS = 365;

/** What is off: percent, or minor units. */
export type Cut = { readonly percent: number } | { readonly off: number };

export interface Voucher {
  readonly cut: Cut;
  /** Renewals that it also reduces. */
  readonly renewals: number;
  /** In total; null without a limit. */
  readonly uses: number | null;
  readonly usesPerAccount: number;
}

/** For plans only. */
export const VOUCHERS: Readonly<Record<VoucherCode, Voucher>> = {
  HALF: { cut: { percent: 50 }, renewals: 0, uses: 5, usesPerAccount: 1 },
  FIVE: { cut: { off: 500 }, renewals: 0, uses: null, usesPerAccount: 2 },
  QUARTER: { cut: { percent: 25 }, renewals: 2, uses: null, usesPerAccount: 1 },
};

/** A rate of tax in hundredths of a percent, from a day of the lives on. */
export interface Rate {
  readonly country: Country;
  readonly fromDay: number;
  readonly basisPoints: number;
}

/** Prices of CA are without tax, all others with it; US has no rate. */
export const EXCLUSIVE: ReadonlySet<Country> = new Set<Country>(['CA']);
/** By country, from the earliest to the latest. */
export const RATES: readonly Rate[] = [
  { country: 'GB', fromDay: -1000, basisPoints: 2000 },
  { country: 'GB', fromDay: 130, basisPoints: 2250 },
  { country: 'ES', fromDay: -1000, basisPoints: 2100 },
  { country: 'ES', fromDay: 200, basisPoints: 1000 },
  { country: 'CA', fromDay: -1000, basisPoints: 500 },
  { country: 'CA', fromDay: 150, basisPoints: 1300 },
];
