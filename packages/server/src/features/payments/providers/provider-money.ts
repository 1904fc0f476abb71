import { ApiError } from '../../../api-error.js';
import type { Money } from './payment-provider.js';

/** Stripe keeps two places for these, which have none. @see https://docs.stripe.com/currencies#special-cases */
const STRIPE_TWO_PLACES: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** Places of the minor unit by ISO 4217, as Unicode's CLDR tells them. */
export const placesOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

export const stripePlacesOf = (currency: string): number =>
  STRIPE_TWO_PLACES.has(currency) ? 2 : placesOf(currency);

/**
 * An amount in the minor units that a provider counts in (MONEY-66).
 * @throws {ApiError} INTERNAL where the amount has a part that is smaller than the provider's minor unit: it is never rounded
 */
export const minorUnitsAt = ({ minor, currency, scale }: Money, places: number): number => {
  const whole = places >= scale ? minor * 10 ** (places - scale) : minor / 10 ** (scale - places);
  if (Number.isSafeInteger(whole)) return whole;
  throw new ApiError('INTERNAL', {
    cause: new Error(`${minor} ${currency} of scale ${scale} is no whole number of ${places} places`),
  });
};
