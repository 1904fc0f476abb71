import type { FieldKind, ProfileField } from '@footlight/contract';
import { isAddressRequired, isCountryAllowed, type AddressScope, type CountryRule } from './address-rules.js';
import { isBirthDate, isRealDate } from './date-parts.js';
import { isEmailAddress, LONGEST_EMAIL } from './email-address.js';
import { isPostalCode } from './postal-code.js';
import { GENDERS, genderParts } from '../account/profile-fields.js';

/** What is wrong with the value of a field. */
export type FieldIssueCode = 'empty' | 'invalid' | 'tooShort' | 'tooLong' | 'mismatch' | 'notAllowed';

/** Data that a field's rules need besides its value. */
export interface FieldContext {
  /** Country of the address, or of the viewer if the form has no address; ISO 3166-1 alpha-2. */
  readonly country: string;
  /** `2026-11-24`. */
  readonly today: string;
  readonly countryRules: readonly CountryRule[];
  readonly scope: AddressScope;
  /** The password to compare a confirmation with. */
  readonly secret?: string;
  /** Rules that are loaded separately, `@footlight/domain/phone` and `@footlight/domain/tax-number`. */
  readonly isPhoneNumber?: (value: string) => boolean;
  readonly isTaxNumber?: (value: string, country: string) => boolean;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

export const SHORTEST_SECRET = 10;

const BOUNDS: Readonly<Record<FieldKind, Bounds>> = {
  text: { min: 0, max: 200 },
  email: { min: 0, max: LONGEST_EMAIL },
  password: { min: SHORTEST_SECRET, max: 200 },
  confirmPassword: { min: 0, max: 200 },
  dropdown: { min: 0, max: 200 },
  address: { min: 0, max: 2 },
  name: { min: 0, max: 80 },
  fullName: { min: 0, max: 120 },
  preferredName: { min: 0, max: 40 },
  phoneNumber: { min: 0, max: 30 },
  date: { min: 0, max: 10 },
  birthDate: { min: 0, max: 10 },
  taxNumber: { min: 0, max: 40 },
  postalCode: { min: 0, max: 12 },
  line1: { min: 0, max: 200 },
  administrativeLevel1: { min: 0, max: 100 },
  gender: { min: 0, max: 80 },
};

/** Length limits of a field: its own, within those of its kind. */
export const boundsOf = ({ type, minLength, maxLength }: ProfileField): Bounds => {
  const { min, max } = BOUNDS[type];
  return { min: Math.max(min, minLength ?? 0), max: Math.min(max, maxLength ?? max) };
};

/** Address fields become required if the country rules mention the country (FORM-19). */
export const isFieldRequired = (
  { type, required }: ProfileField,
  { country, countryRules, scope }: Pick<FieldContext, 'country' | 'countryRules' | 'scope'>,
): boolean => required || (type === 'address' && isAddressRequired(country, countryRules, scope));

const isOwnKind = (field: ProfileField, value: string, context: FieldContext): boolean => {
  switch (field.type) {
    case 'email':
      return isEmailAddress(value);
    case 'phoneNumber':
      return context.isPhoneNumber?.(value) ?? true;
    case 'taxNumber':
      return context.isTaxNumber?.(value, context.country) ?? true;
    case 'postalCode':
      return isPostalCode(value, context.country);
    case 'date':
      return isRealDate(value);
    case 'birthDate':
      return isBirthDate(value, context.today);
    case 'dropdown':
      return field.options.some((option) => option.value === value);
    case 'gender':
      return (GENDERS as readonly string[]).includes(genderParts(value).chosen);
    case 'address':
      return /^[A-Z]{2}$/u.test(value);
    case 'name':
    case 'fullName':
    case 'preferredName':
      return /[\p{L}\p{N}]/u.test(value);
    case 'text':
    case 'password':
    case 'confirmPassword':
    case 'line1':
    case 'administrativeLevel1':
      return true;
    // no default
  }
};

/** Returns what is wrong with the value of a field; null if it is valid. @see docs/rules/forms.md FORM-21 */
export const fieldIssue = (
  field: ProfileField,
  value: string,
  context: FieldContext,
): FieldIssueCode | null => {
  const isSecret = field.type === 'password' || field.type === 'confirmPassword';
  const given = isSecret ? value : value.trim();
  if (given === '') return isFieldRequired(field, context) ? 'empty' : null;
  const { min, max } = boundsOf(field);
  const length = Array.from(given).length;
  if (length < min) return 'tooShort';
  if (length > max) return 'tooLong';
  if (field.type === 'confirmPassword') return value === context.secret ? null : 'mismatch';
  if (!isOwnKind(field, given, context)) return 'invalid';
  return field.type === 'address' && !isCountryAllowed(given, context.countryRules, context.scope)
    ? 'notAllowed'
    : null;
};

/** The faults of a form by field id; empty if it is valid. */
export const fieldIssues = (
  fields: readonly ProfileField[],
  values: Readonly<Record<string, string>>,
  context: FieldContext,
): Readonly<Record<string, FieldIssueCode>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const issue = fieldIssue(field, values[field.id] ?? '', context);
      return issue === null ? [] : [[field.id, issue]];
    }),
  );

/** The country that a form's rules apply to: that of its address field, otherwise the viewer's. */
export const countryOfForm = (
  fields: readonly ProfileField[],
  values: Readonly<Record<string, string>>,
  viewers: string,
): string => {
  const address = fields.find(({ type }) => type === 'address');
  const chosen = address === undefined ? '' : (values[address.id] ?? '');
  return /^[A-Z]{2}$/u.test(chosen) ? chosen : viewers;
};
