import type { TaxEvidence } from '../../../database/schema/payments.js';
import { regionOf } from './regions.js';

/** Where a sale is taxed. */
export interface TaxPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The state or province without its country, such as `NY` (ISO 3166-2); null if none is known. */
  readonly region: string | null;
  readonly postalCode: string | null;
}

export const addressAsPlace = ({
  country,
  administrativeLevel1,
  postalCode,
}: {
  readonly country: string;
  readonly administrativeLevel1: string | null;
  readonly postalCode: string | null;
}): TaxPlace => ({ country, region: regionOf(country, administrativeLevel1), postalCode });

/**
 * The place that two pieces of evidence agree on. Where none agree, the billing address counts, else the connection, else
 * the payment method.
 * @returns undefined without any evidence
 * @see https://eur-lex.europa.eu/eli/reg_impl/2011/282 articles 24b and 24f
 * @see docs/rules/commerce.md MONEY-120
 */
export const placeBy = ({ billingAddress, paymentMethod, connection }: TaxEvidence): TaxPlace | undefined => {
  const named = [billingAddress?.country ?? null, connection, paymentMethod].filter(
    (country) => country !== null,
  );
  const country = named.find((one, at) => named.indexOf(one) !== at) ?? named[0];
  if (country === undefined) return undefined;
  return billingAddress?.country === country ? billingAddress : { country, region: null, postalCode: null };
};
