import { checkVatNumber } from '@footlight/domain/tax-number';
import type { CheckedVatNumber } from '../../../database/schema/payments.js';
import type { Payer } from '../billing/billing.repository.js';
import type { VatRegister } from './vies.provider.js';

/** The VAT number of a business in a country with its prefix, such as `DE136695976`; null if it is none. */
export const vatNumberOf = (taxNumber: string | null, country: string): string | null => {
  const found = taxNumber === null ? { valid: false as const } : checkVatNumber(taxNumber, country);
  return found.valid ? found.compact : null;
};

/**
 * The VAT number of a payer, if it is right: by its form, and by the register if the realm asks one that has such numbers.
 * @see docs/rules/commerce.md MONEY-122, MONEY-141
 */
export const checkedVatNumber = (
  payer: Payer | undefined,
  country: string,
  register: Pick<VatRegister, 'has'> | null,
): CheckedVatNumber | null => {
  const number = vatNumberOf(payer?.saved?.taxNumber ?? null, country);
  if (number === null) return null;
  if (register?.has(number) !== true) return { number, consultation: null, checkedAt: null };
  const check = payer?.vatCheck;
  return check?.number === number && check.state === 'valid'
    ? { number, consultation: check.consultation, checkedAt: check.checkedAt?.toISOString() ?? null }
    : null;
};
