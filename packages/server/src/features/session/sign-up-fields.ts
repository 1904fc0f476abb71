import { ISSUES_MAX, type FieldIssue, type ProfileField } from '@footlight/contract';
import {
  ACCOUNT_FIELD_IDS,
  GENDERS,
  boundsOf,
  countryOfForm,
  fieldFaults,
  signUpFields,
  type FieldContext,
  type FieldFault,
} from '@footlight/domain';
import { isPhoneNumber } from '@footlight/domain/phone';
import { checkTaxNumber } from '@footlight/domain/tax-number';
import { ApiError } from '../../api-error.js';
import { foundValue } from '../../found-value.js';
import type { Realm } from '../../realm/load-realm.js';

/** What a request says of the fields of a sign-up form, and where its caller is. */
export interface SignUpAnswers {
  /** By the id of the field; without those that the body of the request has members for. */
  readonly values: Readonly<Record<string, string>>;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const kindAllowed = (field: ProfileField, country: string): string => {
  switch (field.type) {
    case 'email':
      return 'an email address, such as nadia@example.org';
    case 'phoneNumber':
      return 'a whole phone number in international form, such as +447911123456';
    case 'taxNumber':
      return `a tax number of ${country}`;
    case 'postalCode':
      return `a postal code of ${country}`;
    case 'date':
      return 'a day of the calendar, such as 1990-04-01';
    case 'birthDate':
      return 'a day of the calendar that is not to come, such as 1990-04-01';
    case 'dropdown':
      return `one of ${field.options.map(({ value }) => foundValue(value)).join(', ')}`;
    case 'gender':
      return `one of ${GENDERS.map(foundValue).join(', ')}, or "other:" with words of one's own`;
    case 'address':
      return 'a country, ISO 3166-1 alpha-2, such as GB';
    case 'name':
    case 'fullName':
    case 'preferredName':
      return 'a text with a letter or a number in it';
    case 'text':
    case 'password':
    case 'confirmPassword':
    case 'line1':
    case 'administrativeLevel1':
      return 'a text';
    // no default
  }
};

const allowedBy = (field: ProfileField, fault: FieldFault, country: string): string => {
  const { min, max } = boundsOf(field);
  switch (fault) {
    case 'empty':
      return `a value; this field is required. ${kindAllowed(field, country)}`;
    case 'tooShort':
      return `at least ${min} characters`;
    case 'tooLong':
      return `at most ${max} characters`;
    case 'mismatch':
      return 'the same as the password';
    case 'notAllowed':
      return 'a country that this service takes sign-ups from';
    case 'invalid':
      return kindAllowed(field, country);
    // no default
  }
};

const ownFields = ({ signIn }: Realm): readonly ProfileField[] =>
  signUpFields(signIn.providers.find(({ name }) => name === 'ID')?.fields ?? []).filter(
    // The schema of the request has judged those of the account; a confirmation never leaves the browser.
    ({ id, type }) => !ACCOUNT_FIELD_IDS.has(id) && type !== 'confirmPassword' && type !== 'password',
  );

/**
 * Judges what a sign-up says of the realm's fields, beyond those that every account has.
 *
 * @throws {ApiError} INVALID_FIELD, with each field, the value found and what is allowed
 * @see docs/rules/forms.md FORM-22
 */
export const checkSignUpFields = (realm: Realm, { values, country, now }: SignUpAnswers): void => {
  const fields = ownFields(realm);
  const known = new Map(fields.map((field) => [field.id, field]));
  const context: FieldContext = {
    country: countryOfForm(fields, values, country),
    today: new Date(now).toISOString().slice(0, 10),
    countryRules: realm.territories.addressCountryRestriction?.elements ?? [],
    scope: 'registration',
    isPhoneNumber,
    isTaxNumber: (value, of) => checkTaxNumber(value, of).valid,
  };
  const faults = Object.entries(fieldFaults(fields, values, context)).flatMap(([id, fault]): FieldIssue[] => {
    const field = known.get(id);
    return field === undefined
      ? []
      : [
          {
            field: `body.fields.${id}`,
            found: foundValue(values[id]),
            allowed: allowedBy(field, fault, context.country),
          },
        ];
  });
  const unknown = Object.keys(values)
    .filter((id) => !known.has(id))
    .map((id): FieldIssue => {
      const all = [...known.keys()].join(', ');
      return {
        field: `body.fields.${id}`,
        found: foundValue(values[id]),
        allowed: all === '' ? 'no such field' : `no such field; known are: ${all}`,
      };
    });
  const issues = [...faults, ...unknown].slice(0, ISSUES_MAX);
  if (issues.length > 0) throw new ApiError('INVALID_FIELD', { details: { issues } });
};
