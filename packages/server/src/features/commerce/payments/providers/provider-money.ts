import { ApiError } from '../../../../api-error.js';
import type { Money, PaymentProvider } from './payment-provider.js';

/** Zero-decimal currencies that Stripe counts in two decimals. @see https://docs.stripe.com/currencies#special-cases */
const STRIPE_TWO_PLACES: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** Decimal places of the currency's minor unit, from CLDR. */
export const placesOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

export const stripePlacesOf = (currency: string): number =>
  STRIPE_TWO_PLACES.has(currency) ? 2 : placesOf(currency);

/** Whether an amount is not below the provider's smallest charge. @see docs/rules/commerce.md MONEY-110 */
export const canCharge = (
  { minimumAmounts }: Pick<PaymentProvider, 'minimumAmounts'>,
  { minor, currency, scale }: Money,
): boolean => minor / 10 ** scale >= (minimumAmounts[currency] ?? 0);

/**
 * Converts an amount to a provider's minor units (MONEY-66).
 * @throws {ApiError} INTERNAL when the amount is not a whole number of the provider's minor units; it is never rounded
 */
export const minorUnitsAt = ({ minor, currency, scale }: Money, places: number): number => {
  const units = places >= scale ? minor * 10 ** (places - scale) : minor / 10 ** (scale - places);
  if (Number.isSafeInteger(units)) return units;
  throw new ApiError('INTERNAL', {
    cause: new Error(`${minor} ${currency} of scale ${scale} is no whole number of ${places} places`),
  });
};
