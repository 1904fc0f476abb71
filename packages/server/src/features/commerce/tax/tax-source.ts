import { rateAt } from '@footlight/domain';
import type { Realm } from '../../../realm/load-realm.js';
import { createStripeTaxRecords, type TaxRecords } from './stripe-tax-records.provider.js';
import { vatNumberOf } from './vat-number.js';
import { createVies, type VatRegister } from './vies.provider.js';
import { createStripeTax } from './stripe-tax.provider.js';
import type { TaxSource } from './tax.service.js';

/** Own rates of `offers.json`. Countries without an entry have a tax rate of zero. */
const tableSource = ({ payments: { seller } }: Pick<Realm, 'payments'>): TaxSource => ({
  rateOf: ({ place, vatNumber }, table, now) => {
    const rate = rateAt(table, place, now);
    const isAbroad =
      seller?.country !== undefined && seller.country !== null && seller.country !== place.country;
    return Promise.resolve({
      rate: rate?.basisPoints ?? 0,
      reverseCharge: rate?.reverseCharge === true && isAbroad && vatNumber !== null,
    });
  },
});

/** Nobody waits longer for a form to be saved. */
const REGISTER_TIMEOUT_MS = 5_000;

/** The register that confirms VAT numbers; null if their form is enough. */
export const vatRegisterOf = ({ payments }: Pick<Realm, 'payments'>): VatRegister | null => {
  const { vatRegister, seller, providerTimeoutMs } = payments;
  if (vatRegister === null) return null;
  const own = vatNumberOf(seller?.taxNumber ?? null, seller?.country ?? '');
  return createVies(vatRegister, {
    requester: own === null || own.startsWith('GB') ? null : own,
    timeoutMs: Math.min(REGISTER_TIMEOUT_MS, providerTimeoutMs),
  });
};

/** Where sales are recorded; null if the operator files taxes from the ledger. */
export const taxRecordsOf = (realm: Pick<Realm, 'payments'>): TaxRecords | null => {
  const { tax, providerTimeoutMs } = realm.payments;
  return tax.kind === 'stripe' ? createStripeTaxRecords(tax, providerTimeoutMs) : null;
};

/** The source that the realm file names. */
export const taxSource = (realm: Pick<Realm, 'payments'>): TaxSource => {
  const { tax, providerTimeoutMs } = realm.payments;
  return tax.kind === 'stripe' ? createStripeTax(tax, providerTimeoutMs) : tableSource(realm);
};
