import type { AccountField, BodyOf, FieldIssue } from '@footlight/contract';
import { ACCOUNT_FIELD_IDS } from '@footlight/contract/schemas';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { issueOf } from '../../field-refused.js';
import type { RealmAccountField } from '../../realm/account.schemas.js';

type Changes = BodyOf<'saveAccount'>;

export const isOwnField = ({ id }: Pick<RealmAccountField, 'id'>): boolean =>
  !(ACCOUNT_FIELD_IDS as readonly string[]).includes(id);

/** A realm's field in one language. */
export const shownField = (
  field: RealmAccountField,
  language: string,
  defaultLanguage: string,
): AccountField => {
  const worded = (words: Readonly<Record<string, string>> | undefined): string | null =>
    words?.[language] ?? words?.[defaultLanguage] ?? null;
  return {
    id: field.id,
    type: field.type,
    required: field.required,
    // Another email needs the password, and a mail to it (ACCT-2).
    readOnly: field.id === 'email',
    label: worded(field.label),
    options: field.options.map(({ value, label }) => ({ value, label: worded(label) ?? value })),
    maxLength: field.maxLength,
  };
};

const GENDERS: readonly string[] = ['female', 'male', 'nonBinary', 'other', 'undisclosed'];
const OLDEST = '1900-01-01';

/** `+4407…` as people write it is `+447…` (libphonenumber takes the trunk prefix away). */
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
  fields: readonly RealmAccountField[],
): FieldIssue[] => {
  const own = fields.filter(isOwnField);
  return Object.entries(customFields).flatMap(([id, value]) => {
    const place = `body.customFields.${id}`;
    const field = own.find((one) => one.id === id);
    if (field === undefined)
      return [
        issueOf(place, value, `a field of the realm: ${own.map((one) => one.id).join(', ') || 'none'}`),
      ];
    if (value.length > field.maxLength)
      return [issueOf(place, value, `at most ${field.maxLength} characters`)];
    const choices = field.options.map((option) => option.value);
    return field.type === 'dropdown' && value !== '' && !choices.includes(value)
      ? [issueOf(place, value, `one of ${choices.join(', ')}`)]
      : [];
  });
};

const requiredIssues = (changes: Changes, fields: readonly RealmAccountField[]): FieldIssue[] =>
  fields.flatMap((field) => {
    if (!field.required) return [];
    const [place, value] = isOwnField(field)
      ? [`body.customFields.${field.id}`, changes.customFields?.[field.id]]
      : [`body.${field.id}`, (changes as Readonly<Record<string, unknown>>)[field.id]];
    return value !== undefined && isEmpty(value) ? [issueOf(place, value, 'a value; it is required')] : [];
  });

/** What is wrong with changes of an account beyond their schema (ACCT-1, ACCT-3). */
export const changeIssues = (
  changes: Changes,
  fields: readonly RealmAccountField[],
  { today, hasCountry }: { readonly today: string; readonly hasCountry: (code: string) => boolean },
): FieldIssue[] => [
  ...requiredIssues(changes, fields),
  ...(typeof changes.name === 'string' &&
  isEmpty(changes.name) &&
  !fields.some(({ id, required }) => id === 'name' && required)
    ? [issueOf('body.name', changes.name, 'a name')]
    : []),
  ...textIssues(changes, today, hasCountry),
  ...customIssues(changes.customFields ?? {}, fields),
];

/** The changes as they are kept: trimmed, and the phone number in its international form. */
export const keptChanges = (changes: Changes): Changes => ({
  ...changes,
  ...(changes.name === undefined ? {} : { name: changes.name.trim() }),
  ...(typeof changes.phoneNumber === 'string' ? { phoneNumber: phoneOf(changes.phoneNumber) ?? null } : {}),
});
