import type { FieldIssue } from '@footlight/contract';
import { ACCOUNT_FIELD_IDS } from '@footlight/contract/schemas';
import type { RealmFile } from './realm.schemas.js';

const isKnown = (id: string): boolean => (ACCOUNT_FIELD_IDS as readonly string[]).includes(id);

const wordsIssue = (
  field: string,
  words: Readonly<Record<string, string>> | undefined,
  language: string,
): FieldIssue[] =>
  words?.[language] === undefined
    ? [{ field: `${field}.${language}`, found: 'nothing', allowed: 'words in the default language' }]
    : [];

const repeated = (place: string, key: string, values: readonly string[]): FieldIssue[] =>
  values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [
          {
            field: `${place}[${index}].${key}`,
            found: JSON.stringify(value),
            allowed: `a ${key} of its own; it is ${place}[${values.indexOf(value)}]’s`,
          },
        ],
  );

type OwnField = RealmFile['account']['fields'][number];

const ownFieldIssues = (
  place: string,
  { label, type, options }: OwnField,
  language: string,
): FieldIssue[] => {
  const issues = wordsIssue(`${place}.label`, label, language);
  if (type === 'dropdown' && options.length === 0)
    issues.push({ field: `${place}.options`, found: '[]', allowed: 'what the dropdown offers' });
  if (type !== 'dropdown' && type !== 'text')
    issues.push({
      field: `${place}.type`,
      found: JSON.stringify(type),
      allowed: '"text" or "dropdown" for a field of the realm’s own',
    });
  return issues;
};

/** What is wrong with the accounts' settings beyond what a schema can say. */
export const accountIssues = ({ account, defaultLanguage }: RealmFile): FieldIssue[] => {
  const { fields, consents } = account;
  return [
    ...repeated(
      'account.fields',
      'id',
      fields.map(({ id }) => id),
    ),
    ...repeated(
      'account.consents',
      'fieldName',
      consents.map(({ fieldName }) => fieldName),
    ),
    ...fields.flatMap((field, index) =>
      isKnown(field.id) ? [] : ownFieldIssues(`account.fields[${index}]`, field, defaultLanguage),
    ),
    ...consents.flatMap(({ label }, index) =>
      wordsIssue(`account.consents[${index}].label`, label, defaultLanguage),
    ),
    ...consents.flatMap(({ text }, index) =>
      wordsIssue(`account.consents[${index}].text`, text, defaultLanguage),
    ),
  ];
};
