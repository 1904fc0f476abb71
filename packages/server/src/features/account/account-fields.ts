import type { AccountField, BodyOf, FieldIssue, ProfileField } from '@footlight/contract';
import { boundsOf, fieldIssues, type FieldContext } from '@footlight/domain';
import { isPhoneNumber } from '@footlight/domain/phone';
import { checkTaxNumber } from '@footlight/domain/tax-number';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { allowedBy } from '../../http/requests/field-allowed.js';
import { issueOf } from '../../http/requests/field-refused.js';
import { isOwnField } from '../../realm/realm-fields.js';

type Changes = BodyOf<'saveAccount'>;

/** A realm's profile field, with its texts in one language. */
export const shownField = (field: ProfileField, language: string, defaultLanguage: string): AccountField => {
  const worded = (words: Readonly<Record<string, string>> | null): string | null =>
    words?.[language] ?? words?.[defaultLanguage] ?? null;
  return {
    id: field.id,
    type: field.type,
    required: field.required,
    // The email is changed by a flow of its own, with the password and a confirmation mail (ACCT-2).
    readOnly: field.id === 'email',
    label: worded(field.label),
    options: field.options.map(({ value, label }) => ({ value, label: worded(label) ?? value })),
    maxLength: boundsOf(field).max,
  };
};

const GENDERS: readonly string[] = ['female', 'male', 'nonBinary', 'other', 'undisclosed'];
const OLDEST = '1900-01-01';

/** libphonenumber drops the trunk prefix that people often type: `+4407…` becomes `+447…`. */
const phoneOf = (value: string): string | undefined => {
  const number = parsePhoneNumberFromString(value);
  return number?.isPossible() === true ? number.number : undefined;
};

const textIssues = (changes: Changes, today: string, hasCountry: (code: string) => boolean): FieldIssue[] => {
  const { birthDate, gender, address, phoneNumber } = changes;
  return [
    ...(typeof birthDate === 'string' && (birthDate > today || birthDate < OLDEST)
      ? [issueOf('body.birthDate', birthDate, `a day from ${OLDEST} to ${today}`)]
      : []),
    ...(typeof gender === 'string' && !GENDERS.includes(gender) && !/^other:.*\S/u.test(gender)
      ? [issueOf('body.gender', gender, `one of ${GENDERS.join(', ')}, or "other:" and words`)]
      : []),
    ...(typeof address === 'string' && !hasCountry(address)
      ? [issueOf('body.address', address, 'a country of listCountries')]
      : []),
    ...(typeof phoneNumber === 'string' && phoneOf(phoneNumber) === undefined
      ? [issueOf('body.phoneNumber', phoneNumber, 'a possible number with its country code')]
      : []),
  ];
};

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

const customIssues = (
  customFields: Readonly<Record<string, string>>,
  fields: readonly ProfileField[],
  context: FieldContext,
): FieldIssue[] => {
  const own = fields.filter(isOwnField);
  return Object.entries(customFields).flatMap(([id, value]) => {
    const place = `body.customFields.${id}`;
    const field = own.find((one) => one.id === id);
    if (field === undefined)
      return [
        issueOf(place, value, `a field of the realm: ${own.map((one) => one.id).join(', ') || 'none'}`),
      ];
    // Empty values are checked by `requiredIssues`.
    const code = isEmpty(value) ? undefined : fieldIssues([field], { [id]: value }, context)[id];
    return code === undefined ? [] : [issueOf(place, value, allowedBy(field, code, context.country))];
  });
};

const requiredIssues = (changes: Changes, fields: readonly ProfileField[]): FieldIssue[] =>
  fields.flatMap((field) => {
    if (!field.required) return [];
    const [place, value] = isOwnField(field)
      ? [`body.customFields.${field.id}`, changes.customFields?.[field.id]]
      : [`body.${field.id}`, (changes as Readonly<Record<string, unknown>>)[field.id]];
    return value !== undefined && isEmpty(value) ? [issueOf(place, value, 'a value; it is required')] : [];
  });

/** What {@link changeIssues} checks changes against. */
export interface ChangeContext {
  /** The current day as `YYYY-MM-DD`. */
  readonly today: string;
  /** ISO 3166-1 alpha-2 code of the account's country, else of the realm's. */
  readonly country: string;
  readonly hasCountry: (code: string) => boolean;
}

/** Issues of account changes that their schema cannot detect (ACCT-1, ACCT-3). */
export const changeIssues = (
  changes: Changes,
  fields: readonly ProfileField[],
  { today, country, hasCountry }: ChangeContext,
): FieldIssue[] => [
  ...requiredIssues(changes, fields),
  ...(typeof changes.name === 'string' &&
  isEmpty(changes.name) &&
  !fields.some(({ id, required }) => id === 'name' && required)
    ? [issueOf('body.name', changes.name, 'a name')]
    : []),
  ...textIssues(changes, today, hasCountry),
  ...customIssues(changes.customFields ?? {}, fields, {
    country,
    today,
    countryRules: [],
    scope: 'registration',
    isPhoneNumber,
    isTaxNumber: (value, of) => checkTaxNumber(value, of).valid,
  }),
];

/** Normalises changes for storage: the name is trimmed, the phone number is in its international form. */
export const normalisedChanges = (changes: Changes): Changes => ({
  ...changes,
  ...(changes.name === undefined ? {} : { name: changes.name.trim() }),
  ...(typeof changes.phoneNumber === 'string' ? { phoneNumber: phoneOf(changes.phoneNumber) ?? null } : {}),
});
