import type { FieldIssue } from '@footlight/contract';
import { fieldIssuesOf } from './realm-fields.js';
import type { RealmFile } from './schemas/realm.schemas.js';

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

/** Issues in the account settings that the schema cannot detect. */
export const accountIssues = ({ account, externalPages, defaultLanguage }: RealmFile): FieldIssue[] => {
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
    ...fields.flatMap((field, index) => fieldIssuesOf(`account.fields[${index}]`, field, defaultLanguage)),
    ...consents.flatMap(({ label }, index) =>
      wordsIssue(`account.consents[${index}].label`, label, defaultLanguage),
    ),
    ...consents.flatMap(({ page }, index) =>
      page === null || Object.hasOwn(externalPages, page)
        ? []
        : [
            {
              field: `account.consents[${index}].page`,
              found: JSON.stringify(page),
              allowed: `one of ${Object.keys(externalPages).join(', ') || 'none'}`,
            },
          ],
    ),
    ...consents.flatMap(({ text }, index) =>
      wordsIssue(`account.consents[${index}].text`, text, defaultLanguage),
    ),
  ];
};
