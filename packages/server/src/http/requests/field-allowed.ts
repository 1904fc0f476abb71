import type { ProfileField } from '@footlight/contract';
import { GENDERS, boundsOf, type FieldIssueCode } from '@footlight/domain';
import { foundValue } from './found-value.js';

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

/**
 * Text of an error message that describes the allowed values of a field.
 * @param country country whose rules apply, ISO 3166-1 alpha-2
 */
export const allowedBy = (field: ProfileField, code: FieldIssueCode, country: string): string => {
  const { min, max } = boundsOf(field);
  switch (code) {
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
