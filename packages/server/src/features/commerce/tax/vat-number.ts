import { checkVatNumber } from '@footlight/domain/tax-number';

/** The VAT number of a business in a country with its prefix, such as `DE136695976`; null if it is none. */
export const vatNumberOf = (taxNumber: string | null, country: string): string | null => {
  const found = taxNumber === null ? { valid: false as const } : checkVatNumber(taxNumber, country);
  return found.valid ? found.compact : null;
};
