/** A tax rate of a country, or of a state or province that taxes by itself. */
export interface TaxRate {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Without its country: `NY`. */
  readonly region?: string;
  /** Hundredths of a percent: 2000 is 20 %. */
  readonly basisPoints: number;
  /** Whether prices for the country include the tax. */
  readonly inclusive: boolean;
  /** Whether a business of another country pays the tax itself. */
  readonly reverseCharge: boolean;
  /** ISO 8601: when the rate begins, and until when it applies. */
  readonly from?: string;
  readonly until?: string;
}

const startOf = ({ from }: TaxRate): number => (from === undefined ? -Infinity : Date.parse(from));
const endOf = ({ until }: TaxRate): number => (until === undefined ? Infinity : Date.parse(until));

/**
 * The rate of a place: that of its region, else that of its country; undefined if none is named. A rate is in force from
 * its start, up to but excluding its end.
 * @param now milliseconds since the epoch
 * @see docs/rules/commerce.md MONEY-121
 */
export const rateAt = (
  rates: readonly TaxRate[],
  { country, region }: { readonly country: string; readonly region: string | null },
  now: number,
): TaxRate | undefined => {
  const inForce = rates.filter(
    (rate) => rate.country === country && startOf(rate) <= now && now < endOf(rate),
  );
  return (
    inForce.find((rate) => rate.region !== undefined && rate.region === region) ??
    inForce.find((rate) => rate.region === undefined)
  );
};

/** Whether the prices for a country include the tax; all its rates agree on that. */
export const pricesInclude = (rates: readonly TaxRate[], country: string): boolean =>
  rates.find((rate) => rate.country === country)?.inclusive ?? true;

/** Whether two rates of one place are in force at the same time. */
export const ratesOverlap = (one: TaxRate, other: TaxRate): boolean =>
  one.country === other.country &&
  one.region === other.region &&
  startOf(one) < endOf(other) &&
  startOf(other) < endOf(one);
