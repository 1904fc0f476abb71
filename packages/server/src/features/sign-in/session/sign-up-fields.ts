import { ISSUES_MAX, type FieldIssue, type ProfileField } from '@footlight/contract';
import {
  ACCOUNT_FIELD_IDS,
  countryOfForm,
  fieldIssues,
  signUpFields,
  type FieldContext,
} from '@footlight/domain';
import { isPhoneNumber } from '@footlight/domain/phone';
import { checkTaxNumber } from '@footlight/domain/tax-number';
import { ApiError } from '../../../api-error.js';
import { allowedBy } from '../../../http/requests/field-allowed.js';
import { foundValue } from '../../../http/requests/found-value.js';
import type { Realm } from '../../../realm/load-realm.js';
import { signUpFieldsOf } from '../../../realm/realm-fields.js';

/** The values of a sign-up form's fields, and the caller's country. */
export interface SignUpAnswers {
  /** By field id; without fields that are members of the request body. */
  readonly values: Readonly<Record<string, string>>;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const ownFields = (realm: Realm): readonly ProfileField[] =>
  signUpFields(signUpFieldsOf(realm)).filter(
    // Account fields are validated by the request's schema; confirmations are never sent.
    ({ id, type }) => !ACCOUNT_FIELD_IDS.has(id) && type !== 'confirmPassword' && type !== 'password',
  );

/**
 * Validates the sign-up values of the realm's own fields, beyond those of every account.
 *
 * @throws {ApiError} INVALID_FIELD, with each field, its value and what is allowed
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
  const invalid = Object.entries(fieldIssues(fields, values, context)).flatMap(([id, code]): FieldIssue[] => {
    const field = known.get(id);
    return field === undefined
      ? []
      : [
          {
            field: `body.fields.${id}`,
            found: foundValue(values[id]),
            allowed: allowedBy(field, code, context.country),
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
  const issues = [...invalid, ...unknown].slice(0, ISSUES_MAX);
  if (issues.length > 0) throw new ApiError('INVALID_FIELD', { details: { issues } });
};
