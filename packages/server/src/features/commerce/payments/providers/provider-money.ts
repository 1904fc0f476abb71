import { ApiError } from '../../../../api-error.js';
import type { Money, PaymentProvider } from './payment-provider.js';

/**
 * Decimal places of the minor units that are not hundredths. `Intl` is no source: it has places for display, such as none
 * for HUF.
 * @see https://www.six-group.com/en/products-services/financial-information/data-standards.html ISO 4217, list one
 */
const PLACES: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLF: 4,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  UYI: 0,
  UYW: 4,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** Where Stripe differs from ISO 4217. @see https://docs.stripe.com/currencies#zero-decimal */
const STRIPE_PLACES: Readonly<Record<string, number>> = { ISK: 2, MGA: 0, UGX: 2 };

/** Decimal places of the currency's minor unit in ISO 4217. */
export const placesOf = (currency: string): number => PLACES[currency] ?? 2;

export const stripePlacesOf = (currency: string): number => STRIPE_PLACES[currency] ?? placesOf(currency);

/** The smallest charge of a provider, if there is one, in minor units of a scale; 0 if it takes any. */
export const smallestCharge = (
  provider: Pick<PaymentProvider, 'minimumAmounts'> | undefined,
  { currency, scale }: Pick<Money, 'currency' | 'scale'>,
): number => {
  const units = (provider?.minimumAmounts[currency] ?? 0) * 10 ** scale;
  // 1.1 * 100 is 110.00000000000001.
  return Number.isInteger(units) ? units : Math.ceil(units - 1e-6);
};

/** Whether an amount is not below the provider's smallest charge. @see docs/rules/commerce.md MONEY-110 */
export const canCharge = (
  provider: Pick<PaymentProvider, 'minimumAmounts'>,
  { minor, ...unit }: Money,
): boolean => minor >= smallestCharge(provider, unit);

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
