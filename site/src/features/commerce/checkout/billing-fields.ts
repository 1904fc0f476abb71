import type { BillingDetails, FieldKind, ProfileField } from '@footlight/contract';
import type { CheckoutLabelKey } from '@footlight/i18n';
import type { CheckoutTranslate } from './checkout-labels.js';

type BillingField = keyof BillingDetails;

const KINDS: Readonly<
  Record<BillingField, { readonly kind: FieldKind; readonly label: CheckoutLabelKey | null }>
> = {
  name: { kind: 'fullName', label: 'billingName' },
  country: { kind: 'address', label: 'billingCountry' },
  line1: { kind: 'line1', label: null },
  line2: { kind: 'text', label: 'billingLine2' },
  city: { kind: 'text', label: 'billingCity' },
  postalCode: { kind: 'postalCode', label: null },
  administrativeLevel1: { kind: 'administrativeLevel1', label: null },
  taxNumber: { kind: 'taxNumber', label: null },
  birthDate: { kind: 'birthDate', label: null },
};

const BILLING_FIELDS = Object.keys(KINDS) as readonly BillingField[];

const isBillingField = (name: string): name is BillingField => Object.hasOwn(KINDS, name);

/**
 * Fields of the billing form: those that the service reports missing, in the order of an address, after the country
 * they depend on. Tax number and date of birth are included only if the service requires them for the country.
 * @see docs/rules/commerce.md MONEY-82
 */
export const billingFields = (
  missing: readonly string[],
  language: string,
  t: CheckoutTranslate,
): readonly ProfileField[] => {
  const requested = new Set<BillingField>(['country', ...missing.filter((name) => isBillingField(name))]);
  return BILLING_FIELDS.filter((name) => requested.has(name)).map((id) => {
    const { kind, label } = KINDS[id];
    return {
      id,
      type: kind,
      required: id !== 'line2',
      label: label === null ? null : { [language]: t(label) },
      minLength: null,
      maxLength: null,
      options: [],
    };
  });
};
